import { AppError } from '@wagewright/contracts';
import { removeSecondFactor as contract } from '@wagewright/contracts/identity/second-factor';
import { sqlOfPrisma } from '@wagewright/db';
import { implementSteppedMutation } from '../../core/implement.ts';
import { countCode, requireOwnPassword } from '../attempts/index.ts';
import { rulesOf } from '../security-strategies/index.ts';
import { remove } from './enrol.ts';
import { tellOwner } from './tell-owner.ts';
import { useCode } from './use-code.ts';

export const removeSecondFactor = implementSteppedMutation(contract, async (call) => {
  const { input, actor, deps, context } = call;
  const { userId, account, displayName } = actor;
  if ((await rulesOf(sqlOfPrisma(deps.db.prisma), userId)).secondFactor === 'required') throw new AppError('SECOND_FACTOR_REQUIRED');
  await deps.signIns.run(account, async () => await requireOwnPassword(deps, actor, context.http.address, input.password));
  const counted = await countCode(deps, { id: userId, account }, context.http.address);
  await call.inTransaction(async (change) => {
    await useCode(deps, change.tx, userId, input.oneTimeCode);
    await remove(change, { id: userId, displayName });
    await counted.passed(change.sql);
    change.audit({ entity: 'second-factor', entityId: userId, before: { on: true }, after: { on: false } });
    await tellOwner(change, userId, 'off');
  });
  return {};
});
