import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { CompensationItem } from '@wagewright/contracts/org/compensation';
import type { Prisma } from '@wagewright/db';
import { type Actor, requireReach } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { viewItem } from './item-limits.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/**
 * Whose compensation files a right to see pay covers. Of a solution those whom a batch of it pays or has paid, not all of its legal entity: whoever pays the interns
 * does not see what the directors earn.
 */
export function payWithin(reach: Reach, actor: Pick<Actor, 'employeeId'>, today: Date): Prisma.EmployeeWhereInput {
  if (reach.all) return {};
  const paid = { payees: { some: { batch: { period: { solutionId: { in: [...reach.solutionIds] } } } } } };
  return { OR: [employeesWithin({ ...reach, solutionIds: new Set() }, actor, today), paid] };
}

/** Of some people those whose pay somebody sees. */
export async function payOf(
  prisma: Pick<Prisma.TransactionClient, 'employee'>,
  actor: Pick<Actor, 'employeeId' | 'grants'>,
  today: Date,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const reach = actor.grants.get('pay.read');
  if (!reach || ids.length === 0) return new Set();
  const where = { AND: [{ id: { in: [...ids] } }, payWithin(reach, actor, today)] };
  const seen = await prisma.employee.findMany({ where, select: { id: true } });
  return new Set(seen.map(({ id }) => id));
}

/**
 * Somebody whose pay the caller may see and change, locked: nobody else changes what is theirs meanwhile.
 * @throws AppError AUTHORIZATION_REQUIRED where the caller may not see pay at all; NOT_FOUND
 */
export async function employeeForPay(call: Changing, contract: ProcedureContract, id: number): Promise<Prisma.EmployeeModel> {
  const { tx, locks, reach, actor, deps } = call;
  const today = deps.clock();
  const seen = payWithin(requireReach(actor, 'pay.read', contract.id), actor, today);
  const where = { AND: [{ id }, employeesWithin(reach, actor, today), seen] };
  if ((await tx.employee.count({ where })) === 0) throw new AppError('NOT_FOUND', { what: 'employee', id });
  await locks.take('employee', id);
  const employee = await tx.employee.findFirst({ where });
  if (!employee) throw new AppError('NOT_FOUND', { what: 'employee', id });
  return employee;
}

type Item = CompensationItem & { readonly id: number };

/** @throws AppError NOT_FOUND */
export async function itemByCode({ tx }: Pick<Changing, 'tx'>, code: string): Promise<Item> {
  const item = await tx.compensationItem.findUnique({ where: { code } });
  if (!item) throw new AppError('NOT_FOUND', { what: 'compensation item', id: code });
  return { id: item.id, ...viewItem(item) };
}

/** One of which compensation files hold records. @throws AppError NOT_FOUND; COMPENSATION_ITEM_ONE_TIME */
export async function recurringItem(call: Pick<Changing, 'tx'>, code: string): Promise<Item> {
  const item = await itemByCode(call, code);
  if (item.frequency !== 'recurring') throw new AppError('COMPENSATION_ITEM_ONE_TIME', { item: item.name });
  return item;
}

/** In lists of what compensation files, salary structures and raises are about. */
export const recurring = { frequency: 'recurring' } as const satisfies Prisma.CompensationItemWhereInput;
