import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * A cost center as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenCostCenter(
  { tx }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx'>,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.CostCenterModel> {
  const found = await tx.costCenter.findUnique({ where: { id } });
  if (!found) throw new AppError('NOT_FOUND', { what: 'cost center', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Cost center', id: found.code });
  return found;
}
