import { listFindings as contract } from '@wagewright/contracts/payroll/findings';
import { causesOf, listFirstFound, readFoundCauses, readPeriodFacts, sqlOfPrisma } from '@wagewright/db';
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
  const [{ causes: counts, departments }, people] = await deps.db.prisma.$transaction(async (tx) => {
    const within = sqlOfPrisma(tx);
    return [await readFoundCauses(within, of), await listFirstFound(within, of, firstPeople)] as const;
  });
  const first = Map.groupBy(people, ({ causeNo }) => causeNo);
  const findings = counts.flatMap((count) => {
    const cause = causes[count.causeNo - 1];
    if (!cause || count.blocking + count.open + count.answered === 0) return [];
    return [sayFound(sayCause(program, cause), count, first.get(count.causeNo) ?? [])];
  });
  if (batch.currentRunId === null) return { findings, departments };
  return { departments, findings: [...findings, ...sayTables(program, await readPeriodFacts(sql, batch.id))] };
});
