import { scopeProgram } from '@wagewright/calc-engine';
import { listPopulation as contract } from '@wagewright/contracts/payroll/batches';
import { listPopulation as list, sqlOfPrisma } from '@wagewright/db';
import { choiceColumns, departmentVersionColumns, payeeColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';

const nameOf = departmentVersionColumns.name;

async function confirmationOf({ db }: Deps, id: number) {
  const { confirmedAt, confirmedByUserId } = await db.prisma.batch.findUniqueOrThrow({ where: { id } });
  if (!confirmedAt) return null;
  const user = await db.prisma.user.findUnique({ where: { id: confirmedByUserId ?? 0 }, select: { displayName: true } });
  return { by: user?.displayName ?? '–', at: confirmedAt.toISOString() };
}

export const listPopulation = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id: batchId, ...asked } = input;
  const batch = await readBatch(deps, batchId, reach);
  const { definition } = deps.programs.of(batch.copy, batch.period.solution.code);
  const conditions = scopeProgram(definition)?.parts ?? [];
  const { rows, ...found } = await list(sqlOfPrisma(deps.db.prisma), { batchId, ...asked });
  return {
    ...found,
    confirmation: await confirmationOf(deps, batchId),
    rows: rows.map(({ cause, ...row }) => ({
      employeeId: row.employeeId,
      employeeNumber: row.employeeNumber,
      name: row.name,
      department: nameOf(row.department),
      departmentBefore: nameOf(row.departmentBefore),
      movement: payeeColumns.movement(row.movement),
      isPaid: row.isPaid,
      isHeld: row.isHeld,
      choice: choiceColumns.choice(row.choice),
      reason: row.reason,
      condition: cause === null ? null : (conditions[cause] ?? null),
    })),
  };
});
