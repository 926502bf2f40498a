import { AppError } from '@wagewright/contracts';
import { deleteStrategy as contract } from '@wagewright/contracts/identity/security-strategies';
import { implementMutation } from '../../core/implement.ts';
import { loadStrategy, viewStrategy } from './strategy-view.ts';

export const deleteStrategy = implementMutation(contract, async ({ input: { id, version }, tx, audit }) => {
  const before = await loadStrategy(tx, id);
  if (before.isDefault) throw new AppError('STRATEGY_IS_DEFAULT', { name: before.name });
  const { count } = await tx.securityStrategy.deleteMany({ where: { id, version } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'security strategy', id });
  audit({ entity: 'security-strategy', entityId: id, before: viewStrategy(before) });
  return {};
});
