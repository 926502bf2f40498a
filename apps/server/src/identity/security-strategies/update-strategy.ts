import { AppError } from '@wagewright/contracts';
import { updateStrategy as contract } from '@wagewright/contracts/identity/security-strategies';
import { implementMutation } from '../../core/implement.ts';
import { dataOf, loadStrategy, requireSound, targetsOf, viewStrategy } from './strategy-view.ts';

export const updateStrategy = implementMutation(contract, async ({ input, tx, audit }) => {
  const { id, version } = input;
  const before = await loadStrategy(tx, id);
  await requireSound(tx, input, before);
  const { count } = await tx.securityStrategy.updateMany({
    where: { id, version },
    data: { ...dataOf(input), version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'security strategy', id });
  await tx.securityStrategyTarget.deleteMany({ where: { strategyId: id } });
  await tx.securityStrategyTarget.createMany({ data: targetsOf(input).map((target) => ({ strategyId: id, ...target })) });
  const after = viewStrategy(await loadStrategy(tx, id));
  audit({ entity: 'security-strategy', entityId: id, before: viewStrategy(before), after });
  return after;
});
