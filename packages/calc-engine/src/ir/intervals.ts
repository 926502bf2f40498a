/** Intervals of values: what operations make of them, and what they already say. */
import type { RoundingMode } from '../api.ts';
import { roundToInteger } from '../reference/fraction.ts';
import { type CompareSign, type IntNode, type Piece, safeMax } from './nodes.ts';

export type Interval = readonly [bigint, bigint];

export function hull(values: readonly bigint[]): Interval {
  return values.reduce<Interval>(
    ([lo, hi], value) => [value < lo ? value : lo, value > hi ? value : hi],
    [values[0] as bigint, values[0] as bigint],
  );
}

export function isSafe([lo, hi]: Interval): boolean {
  return lo >= -safeMax && hi <= safeMax;
}

export function clampToSafe(value: bigint): bigint {
  return value > safeMax ? safeMax : value < -safeMax ? -safeMax : value;
}

/** The largest operand for which every line stays within the safe range. */
export function safeOperand(pieces: readonly (Piece | null)[]): bigint {
  return pieces.reduce((most, piece) => {
    if (!piece || piece.slope === 0n) return most;
    const [slope, offset] = [piece.slope < 0n ? -piece.slope : piece.slope, piece.offset < 0n ? -piece.offset : piece.offset];
    const own = offset < safeMax ? (safeMax - offset) / slope : 0n;
    return own < most ? own : most;
  }, safeMax);
}

export function productInterval(a: IntNode, b: IntNode): Interval {
  return hull([a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi]);
}

/** Rounding keeps order, so the ends are enough. */
export function roundedInterval([lo, hi]: Interval, divisor: bigint, mode: RoundingMode): Interval {
  return [roundToInteger({ n: lo, d: divisor }, mode), roundToInteger({ n: hi, d: divisor }, mode)];
}

/** What the intervals already say about a comparison; null where both answers are possible. */
export function knownOrder(operator: CompareSign, a: IntNode, b: IntNode): boolean | null {
  if (a.mayFlag || b.mayFlag) return null;
  const below = a.hi < b.lo;
  const above = a.lo > b.hi;
  const equal = a.lo === a.hi && b.lo === b.hi && a.lo === b.lo;
  switch (operator) {
    case '===':
      return below || above ? false : equal ? true : null;
    case '!==':
      return below || above ? true : equal ? false : null;
    case '<':
      return below ? true : a.lo >= b.hi ? false : null;
    case '<=':
      return a.hi <= b.lo ? true : above ? false : null;
    case '>':
      return above ? true : a.hi <= b.lo ? false : null;
    case '>=':
      return a.lo >= b.hi ? true : below ? false : null;
  }
}
