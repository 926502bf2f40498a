import { AppError, formatErrorMessage, type Language, type OutputOf } from '@wagewright/contracts';
import type { previewOvertime } from '@wagewright/contracts/time/overtime';
import type { Prisma } from '@wagewright/db';
import { overtimeTypes } from '../leave/index.ts';
import type { findPerson } from '../requests/index.ts';
import { kindOfDay, requireOvertime } from './check-overtime.ts';

type Person = Awaited<ReturnType<typeof findPerson>>;

/** What a request of somebody's overtime would come to. */
export async function previewRequest(
  prisma: Prisma.TransactionClient,
  person: Person,
  asked: Parameters<typeof requireOvertime>[2],
  language: Language,
): Promise<OutputOf<typeof previewOvertime>> {
  const kind = await kindOfDay(prisma, person, asked.date);
  const types = await overtimeTypes(prisma, person, asked.date, kind);
  const problem = await requireOvertime(prisma, person, asked).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError && error.code !== 'NOT_FOUND') return formatErrorMessage(error.code, language, error.parameters);
      throw error;
    },
  );
  return { kind, leaveTypes: types.map(({ type, name, factor }) => ({ id: type.id, name, factor })), problem };
}
