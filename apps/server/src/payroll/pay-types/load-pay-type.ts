import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { lockLists, type Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * A pay type as the caller has seen it, and nobody else changes the list meanwhile.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenPayType(
  { tx, sql }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql'>,
  { code, version }: { readonly code: string; readonly version: number },
): Promise<Prisma.PayTypeModel> {
  await lockLists(sql);
  const type = await tx.payType.findUnique({ where: { code } });
  if (!type) throw new AppError('NOT_FOUND', { what: 'pay type', id: code });
  if (type.version !== version) throw new AppError('STALE_VERSION', { what: 'Pay type', id: code });
  return type;
}
