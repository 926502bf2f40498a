/**
 * What generated code calls: plain functions on integers in doubles and on texts. They never throw, whatever they are given: rows that are
 * flagged already still pass through, and what comes out for them is overwritten.
 */
import { addMonths, dayOf, makeDate, monthEnd, monthOf, monthsBetween, weekdayOf, yearOf } from '../dates.ts';
import { minorToText } from '../reference/fraction.ts';
import { applyTextFunction, matchesPattern, parseMillionths, textLength } from '../reference/text.ts';

/** Days counted from one day to another; NaN is open. counted[i]: counted days among the period's first i. */
function employedDays(counted: readonly number[], start: number, from: number, to: number): number {
  const length = counted.length - 1;
  const first = from > start ? from - start : 0;
  const last = to - start + 1 < length ? to - start + 1 : length;
  return first < last ? (counted[last] as number) - (counted[first] as number) : 0;
}

/** How many of the rising thresholds lie below a value. */
function countBelow(thresholds: Float64Array, value: number): number {
  let low = 0;
  let high = thresholds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (thresholds[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const runtime = {
  yearOf,
  monthOf,
  dayOf,
  weekdayOf,
  monthEnd,
  addMonths,
  monthsBetween,
  makeDate,
  employedDays,
  countBelow,
  textLength,
  parseMillionths,
  matches: matchesPattern,
  format: (minor: number, digits: number): string => (Number.isSafeInteger(minor) ? minorToText(BigInt(minor), digits) : ''),
  text: {
    upper: (text: string): string => applyTextFunction('upper', text, []),
    lower: (text: string): string => applyTextFunction('lower', text, []),
    trim: (text: string): string => applyTextFunction('trim', text, []),
    left: (text: string, count: number): string => applyTextFunction('left', text, [count]),
    right: (text: string, count: number): string => applyTextFunction('right', text, [count]),
    mid: (text: string, from: number, count: number): string => applyTextFunction('mid', text, [from, count]),
  },
} as const;

export type Runtime = typeof runtime;
