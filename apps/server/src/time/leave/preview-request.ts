import { AppError, formatErrorMessage, type Language } from '@wagewright/contracts';
import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import type { RequestedLeave } from '@wagewright/contracts/time/leave';
import { type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import { leaveTypeColumns } from '@wagewright/db/columns';
import type { PersonRow } from '../requests/index.ts';
import { lowestBalance, openAccount } from './account.ts';
import { countDaysOf, requireAskable } from './check-request.ts';
import { findAskedType } from './find-type.ts';

/** What a request would come to, and what stands against it in words. */
export async function previewRequest(prisma: PrismaClient, person: PersonRow, typeId: number, asked: RequestedLeave, language: Language) {
  const type = await findAskedType(prisma, person, typeId);
  const reading = { tx: prisma, sql: sqlOfPrisma(prisma) };
  const problemOf = async (): Promise<string | null> => {
    try {
      await requireAskable(reading, person, type, asked);
      return null;
    } catch (error) {
      if (error instanceof AppError) return formatErrorMessage(error.code, language, error.parameters);
      throw error;
    }
  };
  const problem = await problemOf();
  const unit = leaveTypeColumns.unit(type.unit);
  const isRange = asked.startDate <= asked.endDate && Date.parse(asked.endDate) - Date.parse(asked.startDate) < 400 * 86_400_000;
  const counted = isRange ? await countDaysOf(reading, person, type, asked) : { days: [], skipped: [], amount: '0', hours: '0' };
  const account = await openAccount(reading.sql, person.id, type);
  const days = counted.days.map(({ date, amount }) => ({ day: date, amount: fractionOfDecimal(amount) }));
  const lowest = lowestBalance(account, days, asked.startDate);
  return {
    days: [...counted.days],
    skipped: [...counted.skipped],
    amount: counted.amount,
    hours: counted.hours,
    unit,
    balanceAfter: lowest ? decimalOf(lowest.balance) : null,
    problem,
  };
}
