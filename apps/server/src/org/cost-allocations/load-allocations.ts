import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { CostAllocation } from '@wagewright/contracts/org/cost-allocations';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { allocationInclude, allocationOrder, viewAllocations } from './view-allocations.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/**
 * Somebody within the caller's reach, locked: nobody else changes what is theirs meanwhile.
 * @throws AppError NOT_FOUND
 */
export async function employeeForChange({ tx, locks, reach, actor, deps }: Changing, id: number): Promise<Prisma.EmployeeModel> {
  const where = { AND: [{ id }, employeesWithin(reach, actor, deps.clock())] };
  if ((await tx.employee.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'employee', id });
  await locks.take('employee', id);
  const employee = await tx.employee.findFirst({ where });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id });
  return employee;
}

/** @throws AppError NOT_FOUND */
export async function itemIdOf({ tx }: Pick<Changing, 'tx'>, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const item = await tx.compensationItem.findUnique({ where: { code } });
  if (!item) throw new AppError('NOT_FOUND', { what: 'compensation item', id: code });
  return item.id;
}

/** The ids of cost centers by their codes. @throws AppError NOT_FOUND */
export async function centerIds({ tx }: Pick<Changing, 'tx'>, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.costCenter.findMany({ where: { code: { in: [...codes] } } });
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const unknown = codes.find((code) => !ids.has(code));
  if (unknown !== undefined) throw new AppError('NOT_FOUND', { what: 'cost center', id: unknown });
  return ids;
}

/** The divisions of somebody's item that hold on any of the days, the latest first. */
export async function allocationsOn(
  { tx, deps }: Pick<Changing, 'tx' | 'deps'>,
  owner: { readonly employeeId: number; readonly itemId: number | null },
  from: string,
  until: string | null,
): Promise<CostAllocation[]> {
  const rows = await tx.costCenterAllocation.findMany({
    where: {
      ...owner,
      ...(until === null ? {} : { effectiveDate: { lte: new Date(until) } }),
      OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
    },
    include: allocationInclude,
    orderBy: allocationOrder,
  });
  return viewAllocations(rows, isoDay(deps.clock()));
}
