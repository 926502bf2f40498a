import { AppError, type LocalizedText } from '@wagewright/contracts';
import { formatterOf, isZero } from '@wagewright/contracts/format';
import type { CompensationItem, CompensationRecord } from '@wagewright/contracts/org/compensation';
import { isBelow, limitsIn, sayAmount } from './item-limits.ts';

/** What is to be said of somebody’s pay. */
export interface WantedRecord {
  readonly amount: string;
  readonly currency: string;
  readonly from: string;
  readonly until: string | null;
}

/**
 * What a record has to be by itself (payroll specification §5, compensation file).
 * @throws AppError COMPENSATION_ZERO, COMPENSATION_DAYS_REVERSED, COMPENSATION_BELOW_MINIMUM, COMPENSATION_ABOVE_MAXIMUM
 */
export function requireValid(item: CompensationItem, employee: string, { amount, currency, from, until }: WantedRecord): void {
  const about = { item: item.name, employee };
  if (isZero(amount)) throw new AppError('COMPENSATION_ZERO', about);
  if (until !== null && until < from) throw new AppError('COMPENSATION_DAYS_REVERSED', { ...about, from, until });
  const { minimum, maximum } = limitsIn(item, currency);
  const said = { ...about, amount: sayAmount(amount, currency) };
  if (minimum !== null && isBelow(amount, minimum))
    throw new AppError('COMPENSATION_BELOW_MINIMUM', { ...said, minimum: sayAmount(minimum, currency) });
  if (maximum !== null && isBelow(maximum, amount))
    throw new AppError('COMPENSATION_ABOVE_MAXIMUM', { ...said, maximum: sayAmount(maximum, currency) });
}

function sayDays({ effectiveDate, expiryDate }: CompensationRecord): LocalizedText {
  const [en, zh] = [formatterOf('en'), formatterOf('zh-CN')];
  if (expiryDate === null) return { en: `from ${en.day(effectiveDate)} on`, 'zh-CN': `自 ${zh.day(effectiveDate)} 起` };
  return {
    en: `from ${en.day(effectiveDate)} through ${en.day(expiryDate)}`,
    'zh-CN': `自 ${zh.day(effectiveDate)} 至 ${zh.day(expiryDate)}`,
  };
}

/**
 * Of the records that hold on the days of another, all must have been named.
 * @throws AppError COMPENSATION_OVERLAPS, which names the first that was not
 */
export function requireNamed(
  item: CompensationItem,
  employee: string,
  standing: readonly CompensationRecord[],
  replaces: readonly number[],
): void {
  const other = standing.find(({ id }) => !replaces.includes(id));
  if (!other) return;
  const amount = sayAmount(other.amount, other.currency);
  throw new AppError('COMPENSATION_OVERLAPS', { item: item.name, employee, amount, days: sayDays(other) });
}
