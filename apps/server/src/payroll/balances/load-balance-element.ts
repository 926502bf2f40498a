import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { lockLists, type Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * A balance element as the caller has seen it, and nobody else changes the list meanwhile.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenElement(
  { tx, sql }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql'>,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<Prisma.BalanceElementModel> {
  await lockLists(sql);
  const element = await tx.balanceElement.findUnique({ where: { code, removedAt: null } });
  if (!element) throw new AppError('NOT_FOUND', { what: 'balance element', id: code });
  if (element.version !== version) throw new AppError('STALE_VERSION', { what: 'Balance element', id: code });
  return element;
}
