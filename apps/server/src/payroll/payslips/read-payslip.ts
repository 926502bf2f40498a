import { AppError } from '@wagewright/contracts';
import { readOwnPayslip } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { payslipsWithin } from './payslips-within.ts';

/**
 * A published payslip of the caller with the one before it: nobody reaches another's through the procedures that use it.
 * @throws AppError NOT_FOUND
 */
export async function requireOwnPayslip({ db }: Pick<Deps, 'db'>, id: number, { employeeId }: Actor) {
  const found = employeeId === null ? undefined : await readOwnPayslip(db.reads, id, employeeId);
  if (!found) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  return found;
}

/**
 * A payslip within the reach, published or not, with the one before it.
 * @throws AppError NOT_FOUND
 */
export async function requirePayslip({ db }: Pick<Deps, 'db'>, id: number, reach: Reach) {
  const row = await db.prisma.payslip.findFirst({ where: { AND: [{ id }, payslipsWithin(reach)] }, select: { employeeId: true } });
  const found = row && (await readOwnPayslip(db.reads, id, row.employeeId, { unpublished: true }));
  if (!found) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  return found;
}
