/** What rounding means, apart from how the engine does it. */
import type { RoundingMode } from '../../src/index.ts';

export const modes: readonly RoundingMode[] = ['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN', 'CEILING', 'FLOOR'];

/** The whole number that a quotient is rounded to: the two next to it, and the rule that says which. */
export function rounded(n: bigint, d: bigint, mode: RoundingMode): bigint {
  const below = n / d - (n < 0n && n % d !== 0n ? 1n : 0n);
  const [toBelow, toAbove] = [n - below * d, (below + 1n) * d - n];
  if (toBelow === 0n) return below;
  const [towardsZero, away] = n < 0n ? [below + 1n, below] : [below, below + 1n];
  const even = below % 2n === 0n ? below : below + 1n;
  const nearest = (tie: bigint): bigint => (toBelow < toAbove ? below : toBelow > toAbove ? below + 1n : tie);
  return {
    FLOOR: below,
    CEILING: below + 1n,
    UP: away,
    DOWN: towardsZero,
    HALF_UP: nearest(away),
    HALF_DOWN: nearest(towardsZero),
    HALF_EVEN: nearest(even),
  }[mode];
}
