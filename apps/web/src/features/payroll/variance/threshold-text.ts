import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { DueChanges } from './comparison.ts';

/** From which change on: an amount, a share, or both; null where nobody has set any. */
export function thresholdText(
  { amount, percent, match }: DueChanges['thresholds'],
  currency: string,
  t: TFunction<'variance'>,
  format: Formatter,
): string | null {
  const parts = [
    ...(amount === null ? [] : [format.money(amount, currency)]),
    ...(percent === null ? [] : [t('due.percentOf', { percent: format.number(percent) })]),
  ];
  return parts.length === 0 ? null : parts.join(` ${t(match === 'all' ? 'due.and' : 'due.or')} `);
}
