import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { ChangeCall } from '../../core/implement.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'deps' | 'audit' | 'notify'>;

/** Ends a key at once, and the pages that a program watches by it. @param owner where only one's own are meant */
export async function endKey({ tx, locks, deps, audit, notify }: Changing, id: number, owner?: number): Promise<{ id: number }> {
  const where = { id, ...(owner === undefined ? {} : { userId: owner }) };
  const found = await tx.apiKey.findFirst({ where });
  if (!found) throw new AppError('NOT_FOUND', { what: 'API key', id });
  await locks.take('user', found.userId);
  const { name, prefix, revokedAt } = await tx.apiKey.findUniqueOrThrow({ where: { id } });
  if (revokedAt) throw new AppError('API_KEY_REVOKED', { name });
  await tx.apiKey.update({ where: { id }, data: { revokedAt: deps.clock() } });
  audit({ entity: 'api-key', entityId: id, before: { name, prefix, revoked: false }, after: { name, prefix, revoked: true } });
  await notify({ topic: 'anything' });
  return { id };
}
