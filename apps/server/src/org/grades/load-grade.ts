import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * A grade as the caller has seen it; whoever writes it says its version, so that of two at once one is refused.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function seenGrade(
  { tx }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx'>,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Prisma.GradeModel> {
  const found = await tx.grade.findUnique({ where: { id } });
  if (!found) throw new AppError('NOT_FOUND', { what: 'grade', id });
  if (found.version !== version) throw new AppError('STALE_VERSION', { what: 'Grade', id: found.code });
  return found;
}
