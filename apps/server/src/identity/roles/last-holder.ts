import { AppError, type Permission } from '@wagewright/contracts';
import { heldBySomebody, lockRights, type Sql } from '@wagewright/db';

/** Without somebody who may do these, nobody could ever let anybody in again, or let anybody see to pay. */
const kept: readonly Permission[] = ['user.edit', 'role.assign', 'pay.grant'];

/**
 * Changes who may do what, one change after another.
 * @throws AppError LAST_HOLDER where afterwards nobody could do what somebody must be able to, though somebody could before
 */
export async function keepingHolders<Result>(sql: Sql, change: () => Promise<Result>): Promise<Result> {
  await lockRights(sql);
  const before = new Set(await heldBySomebody(sql, kept));
  const result = await change();
  const after = new Set(await heldBySomebody(sql, kept));
  const lost = kept.find((permission) => before.has(permission) && !after.has(permission));
  if (lost) throw new AppError('LAST_HOLDER', { permission: lost });
  return result;
}
