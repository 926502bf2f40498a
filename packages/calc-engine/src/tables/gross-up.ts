/** PROGRESSIVE turned round: the brackets of a tax, by what is left after it. */
import { add, compare, divide, type Fraction, multiply, one, subtract, zero } from '../reference/fraction.ts';
import type { Bracket } from './resolve.ts';

/** Nets above `above` (null: all) come from the gross `slope · net + offset`. */
export interface NetLine {
  readonly above: Fraction | null;
  readonly slope: Fraction;
  readonly offset: Fraction;
}

export interface NetLines {
  /** Rising. */
  readonly lines: readonly NetLine[];
  /** The largest net that a bracket still covers; null: no limit. */
  readonly most: Fraction | null;
}

/**
 * The smallest gross that leaves at least the net, as lines. Up to the first bound nothing is taken. Where published amounts make the tax
 * drop at a bound, that bound is the gross for all nets of the gap; a bracket that takes everything (rate 1 or more) is passed over.
 */
export function netLines(brackets: readonly Bracket[]): NetLines {
  const lines: NetLine[] = [{ above: null, slope: one, offset: zero }];
  const first = brackets[0]?.lower ?? zero;
  let reached = first.n < 0n ? zero : first;
  for (const { lower, upper, rate, base } of brackets) {
    const from = lower === null || lower.n < 0n ? zero : lower;
    if (upper !== null && compare(upper, from) <= 0) continue;
    const left = subtract(one, rate);
    const taken = add(base, multiply(rate, subtract(from, lower ?? zero)));
    const start = subtract(from, taken);
    if (compare(start, reached) > 0) lines.push({ above: reached, slope: zero, offset: from });
    const least = compare(start, reached) > 0 ? start : reached;
    if (left.n <= 0n) {
      reached = least;
      continue;
    }
    const end = upper === null ? null : add(start, multiply(left, subtract(upper, from)));
    if (end !== null && compare(end, least) <= 0) continue;
    lines.push({ above: least, slope: divide(one, left), offset: subtract(from, divide(start, left)) });
    if (end === null) return { lines, most: null };
    reached = end;
  }
  return { lines, most: reached };
}
