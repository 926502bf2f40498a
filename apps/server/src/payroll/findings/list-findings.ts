import { listFindings as contract } from '@wagewright/contracts/payroll/findings';
import { listFoundQuestions, readPeriodFacts, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { sayQuestionFound, sayTables } from './say-findings.ts';

/** People whom a cause names before one opens it. */
const firstPeople = 3;

export const listFindings = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  if (batch.currentRunId === null) return { findings: [] };
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const sql = sqlOfPrisma(deps.db.prisma);
  const found = await listFoundQuestions(sql, batch.currentRunId, firstPeople);
  const period = await readPeriodFacts(sql, batch.id);
  return { findings: [...found.flatMap((question) => sayQuestionFound(program, question)), ...sayTables(program, period)] };
});
