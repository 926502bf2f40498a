import { AppError, limits } from '@wagewright/contracts';
import { createStrategy as contract } from '@wagewright/contracts/identity/security-strategies';
import { implementMutation } from '../../core/implement.ts';
import { dataOf, requireSound, targetsOf, viewStrategy, withTargets } from './strategy-view.ts';

export const createStrategy = implementMutation(contract, async ({ input, tx, audit }) => {
  if ((await tx.securityStrategy.count()) >= limits.strategiesMax)
    throw new AppError('TOO_MANY', { what: 'security strategies', count: limits.strategiesMax });
  await requireSound(tx, input);
  const row = await tx.securityStrategy.create({
    data: { ...dataOf(input), targets: { create: targetsOf(input) } },
    include: withTargets,
  });
  const { id, ...after } = viewStrategy(row);
  audit({ entity: 'security-strategy', entityId: id, after });
  return { id, ...after };
});
