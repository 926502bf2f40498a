import { AppError } from '@wagewright/contracts';
import { listFoundPeople as contract } from '@wagewright/contracts/payroll/findings';
import { listFoundPeople as readFoundPeople, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { questionOf, sayPerson } from './say-findings.ts';

export const listFoundPeople = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const asked = questionOf(program, input.key);
  if (!asked) throw new AppError('NOT_FOUND', { what: 'finding', id: input.key });
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const { offset, limit } = input;
  const where = { runId: batch.currentRunId, question: asked.number, offset, limit };
  const { rows, total } = await readFoundPeople(sqlOfPrisma(deps.db.prisma), where);
  return { total, rows: rows.map((person) => sayPerson(program, asked.question, person)) };
});
