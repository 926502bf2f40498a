import type { Outputs } from '../../../shared/api/trpc.ts';
import { add, isDecimal, isZero, subtract } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type CostAllocations = Outputs['org']['costAllocations']['getCostAllocations'];
export type CostAllocation = CostAllocations['allocations'][number];

/** A line of the form; the share as it is typed, in percent. */
export interface Line {
  readonly key: number;
  readonly costCenter: string;
  readonly percent: string;
}

/** Digits of a percentage that a share keeps. */
const percentDigits = 4;

/** 33.25 % is 0.332500 of the whole, exactly; null where it is no percentage with four digits after the point at most. */
export function shareOf(typed: string): string | null {
  const match = /^(\d{1,5})(?:\.(\d*))?$/.exec(typed.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > percentDigits) return null;
  const digits = `${whole}${fraction.padEnd(percentDigits, '0')}`.padStart(percentDigits + 3, '0');
  const point = digits.length - percentDigits - 2;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A share of 1 as it is typed in percent. */
export function percentOf(ratio: string): string {
  const [whole = '0', fraction = ''] = ratio.split('.');
  const digits = fraction.padEnd(percentDigits + 2, '0');
  const percent = `${whole}${digits.slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(2).replace(/0+$/, '');
  return rest === '' ? percent : `${percent}.${rest}`;
}

export const sayShare = (format: Formatter, ratio: string): string => format.percent(ratio, { digits: percentDigits });

/** What is still missing of the whole; negative: what is too much; blank lines aside. */
export function missingOf(lines: readonly Line[]): string {
  const shares = lines.flatMap(({ percent }) => shareOf(percent) ?? []);
  return subtract('1', shares.filter(isDecimal).reduce(add, '0'));
}
export const isWhole = (lines: readonly Line[]): boolean => isZero(missingOf(lines));

/** Divisions of an item that hold on any of the days. */
export const givingWay = (
  allocations: readonly CostAllocation[],
  item: string | null,
  from: string,
  until: string | null,
): CostAllocation[] =>
  from === ''
    ? []
    : allocations.filter(
        (one) => one.item === item && (until === null || one.effectiveDate <= until) && (one.expiryDate === null || one.expiryDate >= from),
      );
