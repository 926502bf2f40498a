import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * A position as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenPosition(
  { tx }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx'>,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.PositionModel> {
  const found = await tx.position.findUnique({ where: { id } });
  if (!found) throw new AppError('NOT_FOUND', { what: 'position', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Position', id: found.code });
  return found;
}
