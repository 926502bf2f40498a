import { AppError, type LocalizedText } from '@wagewright/contracts';
import { formatterOf, subtract } from '@wagewright/contracts/format';
import type { CompensationItem, CompensationLimits } from '@wagewright/contracts/org/compensation';
import type { Prisma } from '@wagewright/db';
import { compensationItemColumns } from '@wagewright/db/columns';

type ItemRow = Prisma.CompensationItemModel;

/** An amount with its currency, every digit of it: pay is never rounded where it is told. */
export function sayAmount(amount: string, currency: string): LocalizedText {
  const said = (language: 'en' | 'zh-CN') => `${formatterOf(language).number(amount, 2)} ${currency}`;
  return { en: said('en'), 'zh-CN': said('zh-CN') };
}

const text = (value: Prisma.Decimal | null): string | null => value?.toFixed() ?? null;

export function viewItem({ code, name, frequency, version, limitCurrency, minimum, maximum }: ItemRow): CompensationItem {
  const limits = limitCurrency === null ? null : { currency: limitCurrency, minimum: text(minimum), maximum: text(maximum) };
  return { code, name: compensationItemColumns.name(name), frequency: compensationItemColumns.frequency(frequency), limits, version };
}

/** As its columns hold it. */
export const limitColumns = (limits: CompensationLimits | null) => ({
  limitCurrency: limits?.currency ?? null,
  minimum: limits?.minimum ?? null,
  maximum: limits?.maximum ?? null,
});

export const isBelow = (amount: string, other: string): boolean => subtract(amount, other).startsWith('-');

/** @throws AppError COMPENSATION_LIMITS_REVERSED */
export function requireOrder(limits: CompensationLimits | null | undefined): void {
  if (!limits || limits.minimum === null || limits.maximum === null || !isBelow(limits.maximum, limits.minimum)) return;
  const { currency, minimum, maximum } = limits;
  throw new AppError('COMPENSATION_LIMITS_REVERSED', { minimum: sayAmount(minimum, currency), maximum: sayAmount(maximum, currency) });
}

/** What an item allows in a currency. */
export function limitsIn(item: CompensationItem, currency: string): Pick<CompensationLimits, 'minimum' | 'maximum'> {
  const { limits } = item;
  return limits?.currency === currency ? { minimum: limits.minimum, maximum: limits.maximum } : { minimum: null, maximum: null };
}
