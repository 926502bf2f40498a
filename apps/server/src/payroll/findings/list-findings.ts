import { listFindings as contract } from '@wagewright/contracts/payroll/findings';
import { causesOf, countCauses, listFoundDepartments, listFoundPeople, readPeriodFacts, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { sayCause, sayFound, sayTables } from './say-findings.ts';

/** People whom a cause names before one opens it. */
const firstPeople = 3;

export const listFindings = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  if (batch.preparedAt === null) return { findings: [], departments: [] };
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const sql = sqlOfPrisma(deps.db.prisma);
  const causes = causesOf(program);
  const of = { batchId: batch.id, runId: batch.currentRunId, causes };
  const departments = await listFoundDepartments(sql, of);
  const findings = [];
  for (const count of await countCauses(sql, of)) {
    const cause = causes[count.causeNo - 1];
    if (!cause || count.blocking + count.open + count.answered === 0) continue;
    const { rows } = await listFoundPeople(sql, of, { causeNos: [count.causeNo], sort: 'severity', offset: 0, limit: firstPeople });
    findings.push(sayFound(sayCause(program, cause), count, rows));
  }
  if (batch.currentRunId === null) return { findings, departments };
  return { departments, findings: [...findings, ...sayTables(program, await readPeriodFacts(sql, batch.id))] };
});
