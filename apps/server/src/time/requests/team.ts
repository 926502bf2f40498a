import type { Prisma } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';

/** Who reports to the same person on a day; without a supervisor, who works in the same department. Without themselves. */
export async function teamOf(tx: Pick<Prisma.TransactionClient, 'assignment'>, employeeId: number, day: Date): Promise<number[]> {
  const own = await tx.assignment.findFirst({ where: { employeeId, ...effectiveOn(day) } });
  if (!own) return [];
  const { supervisorId, departmentId } = own;
  const together = supervisorId === null ? { supervisorId: null, departmentId } : { supervisorId };
  const rows = await tx.assignment.findMany({
    where: { ...together, ...effectiveOn(day), employeeId: { not: employeeId } },
    select: { employeeId: true },
    orderBy: { employeeId: 'asc' },
  });
  return rows.map((row) => row.employeeId);
}
