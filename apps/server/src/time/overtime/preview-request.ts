import { AppError, formatErrorMessage, type Language, type OutputOf } from '@wagewright/contracts';
import { overtimeMinutes, type previewOvertime } from '@wagewright/contracts/time/overtime';
import { type OvertimeTimes, type Prisma, sqlOfPrisma } from '@wagewright/db';
import { overtimeTypes } from '../leave/index.ts';
import type { findPerson } from '../requests/index.ts';
import { type AskedOvertime, requireOvertime } from './check-overtime.ts';
import { planDays } from './plan-days.ts';

type Person = Awaited<ReturnType<typeof findPerson>>;
type Asked = OvertimeTimes & Pick<AskedOvertime, 'compensationWay' | 'leaveTypeId'>;

/** What a request of somebody's overtime would come to; why it could not be asked for is said with it. */
export async function previewRequest(
  prisma: Prisma.TransactionClient,
  person: Person,
  asked: Asked,
  language: Language,
): Promise<OutputOf<typeof previewOvertime>> {
  const problems: string[] = [];
  const noted = (error: unknown): undefined => {
    if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error;
    problems.push(formatErrorMessage(error.code, language, error.parameters));
  };
  const days = (await planDays({ tx: prisma, sql: sqlOfPrisma(prisma) }, person, asked).catch(noted)) ?? [];
  const minutes = overtimeMinutes(asked.startTime, asked.endTime);
  const types = days.length > 0 ? await overtimeTypes(prisma, person, days) : [];
  if (days.length > 0) await requireOvertime(prisma, person, { ...asked, minutes, days }).catch(noted);
  return {
    days,
    leaveTypes: types.map(({ type, name, factors }) => ({ id: type.id, name, factors })),
    problem: problems[0] ?? null,
  };
}
