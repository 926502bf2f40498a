/** Straight lines over intervals of a rational: which interval a value lies in, and the value on its line. */
import { ceilingOf, type Fraction, floor, fraction, greatestCommonDivisor, reduce } from '../reference/fraction.ts';
import type { IrBuilder } from './build.ts';
import type { IntNode } from './nodes.ts';
import type { Rational } from './rational.ts';

export interface Bound {
  readonly at: Fraction;
  /** A value equal to the bound lies above it. */
  readonly reached: boolean;
}

export interface Line {
  readonly slope: Fraction;
  readonly offset: Fraction;
}

/** Lines with a common denominator beyond this keep denominators of their own, so that numerators stay small. */
const commonDenominatorMax = 10_000n;

export function leastCommonMultiple(values: readonly bigint[]): bigint {
  return values.reduce((product, value) => (product / greatestCommonDivisor(product, value)) * value, 1n);
}

/** value · by, where that is whole. */
export function times(value: Fraction, by: bigint): bigint {
  return (value.n * by) / value.d;
}

export interface Position {
  readonly index: IntNode;
  /** As many of them lie below the index as bounds lie below the value. */
  readonly thresholds: readonly bigint[];
}

/** Behind a variable denominator the index is floor + ceiling of the value in units in which all bounds are whole: odd between two of them. */
export function positionAmong(build: IrBuilder, x: Rational, bounds: readonly Bound[]): Position {
  if (!x.r) {
    const thresholds = bounds.map(({ at, reached }) => {
      const scaled = fraction(at.n * x.d, at.d);
      return reached ? ceilingOf(scaled) - 1n : floor(scaled);
    });
    return { index: build.strict(x.n), thresholds };
  }
  const unit = leastCommonMultiple(bounds.map(({ at }) => reduce(at).d));
  const common = greatestCommonDivisor(unit, x.d);
  const n = build.multiply(x.n, build.constant(unit / common));
  const by = build.multiply(x.r, build.constant(x.d / common));
  const index = build.add(build.roundBy(n, by, 'FLOOR'), build.roundBy(n, by, 'CEILING'));
  return { index, thresholds: bounds.map(({ at, reached }) => 2n * times(at, unit) - (reached ? 1n : 0n)) };
}

/** The value on the line of its interval: one line below the first bound, one after each bound; where there is none (null) it flags. */
export function valueOnLines(build: IrBuilder, x: Rational, bounds: readonly Bound[], lines: readonly (Line | null)[]): Rational {
  const { index, thresholds } = positionAmong(build, x, bounds);
  const pick = (part: (line: Line) => bigint): IntNode =>
    build.pieces(
      index,
      thresholds,
      lines.map((line) => line && { slope: 0n, offset: part(line) }),
    );
  const present = lines.filter((line) => line !== null);
  if (present.every(({ slope }) => slope.n === 0n)) {
    const d = leastCommonMultiple(present.map(({ offset }) => reduce(offset).d));
    return { n: pick(({ offset }) => times(offset, d)), d, r: null };
  }
  const denominatorOf = ({ slope, offset }: Line): bigint =>
    leastCommonMultiple([reduce(slope).d, reduce(fraction(offset.n * x.d, offset.d)).d]);
  const common = leastCommonMultiple(present.map(denominatorOf));
  const own = common > commonDenominatorMax;
  const factorOf = (line: Line): bigint => (own ? denominatorOf(line) : common);
  const slopeOf = (line: Line): bigint => times(line.slope, factorOf(line));
  const offsetOf = (line: Line): bigint => times(line.offset, factorOf(line) * x.d);
  const n = x.r
    ? build.add(build.multiply(pick(slopeOf), x.n), build.multiply(pick(offsetOf), x.r))
    : build.pieces(
        index,
        thresholds,
        lines.map((line) => line && { slope: slopeOf(line), offset: offsetOf(line) }),
      );
  if (!own) return { n, d: common * x.d, r: x.r };
  const divisor = pick(factorOf);
  return { n, d: x.d, r: x.r ? build.multiply(divisor, x.r) : divisor };
}
