import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';

/** @throws AppError NOT_FOUND where there is no such grade */
export async function requireGrade(tx: Prisma.TransactionClient, gradeId: number | null): Promise<void> {
  if (gradeId !== null && (await tx.grade.count({ where: { id: gradeId } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'grade', id: gradeId });
}
