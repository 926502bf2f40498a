import { AppError } from '@wagewright/contracts';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Deps } from '../../core/deps.ts';
import { enrolmentOf, newSeed, stepOf } from './authenticator.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { tellOwner } from './tell-owner.ts';

type Change = ChangeTools & { readonly deps: Deps };
interface Owner {
  readonly id: number;
  readonly account: string;
}

/** A fresh seed, which counts for nothing until it is confirmed. @throws AppError SECOND_FACTOR_ON */
export async function begin({ tx, audit, deps }: Change, { id: userId, account }: Owner) {
  const text = newSeed();
  const data = { seed: deps.secrets.seal('second_factor.seed', userId, text), createdAt: deps.clock(), lastStep: null };
  const replaced = async () => (await tx.secondFactor.updateMany({ where: { userId, confirmedAt: null }, data })).count > 0;
  const made = async () => (await tx.secondFactor.createMany({ data: [{ userId, ...data }], skipDuplicates: true })).count > 0;
  // whoever begins at the same time may have made it in between
  const isWritten = (await replaced()) || (await made()) || (await replaced());
  if (!isWritten) throw new AppError('SECOND_FACTOR_ON');
  audit({ entity: 'second-factor', entityId: userId, actorUserId: userId, after: { begun: true } });
  return enrolmentOf(text, account);
}

/** A first code shows that the authenticator has the seed. @returns the recovery codes; @throws AppError SECOND_FACTOR_WRONG, SECOND_FACTOR_ON */
export async function confirm(change: Change, { id: userId }: Owner, code: string): Promise<string[]> {
  const { tx, audit, deps } = change;
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  if (factor?.confirmedAt) throw new AppError('SECOND_FACTOR_ON');
  const lastStep = factor && stepOf(deps.secrets.open('second_factor.seed', userId, factor.seed), code, deps.clock());
  if (!lastStep) throw new AppError('SECOND_FACTOR_WRONG');
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, confirmedAt: null, seed: factor.seed },
    data: { confirmedAt: deps.clock(), lastStep },
  });
  if (count === 0) {
    const now = await tx.secondFactor.findUnique({ where: { userId } });
    throw new AppError(now?.confirmedAt ? 'SECOND_FACTOR_ON' : 'SECOND_FACTOR_WRONG');
  }
  audit({ entity: 'second-factor', entityId: userId, actorUserId: userId, before: { on: false }, after: { on: true } });
  await tellOwner(change, userId, 'on');
  return await giveRecoveryCodes(tx, userId);
}

/** @throws AppError SECOND_FACTOR_OFF */
export async function remove({ tx }: Change, { id: userId, displayName }: { id: number; displayName: string }): Promise<void> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  if (count === 0) throw new AppError('SECOND_FACTOR_OFF', { name: displayName });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}
