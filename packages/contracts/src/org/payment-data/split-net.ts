import { minorDigits } from '../../core/format/index.ts';
import { type Fraction, fractionOf, fractionOfDecimal, times } from '../../core/fraction.ts';
import type { SplitPortion } from './bank-split.ts';

/** Pay in minor units of its currency: 100000 of USD is a thousand dollars. */
export interface Net {
  readonly minor: bigint;
  readonly currency: string;
}

/** What each account gets, in minor units. */
export interface SplitOfNet {
  /** Of each line, in their order. */
  readonly lines: readonly bigint[];
  /** What goes to the main account. */
  readonly rest: bigint;
}

/** The whole number that is nearest, a half upwards; of what is not below zero. */
const roundedHalfUp = ({ numerator, denominator }: Fraction): bigint => (numerator * 2n + denominator) / (denominator * 2n);

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What a line asks for of a net; an amount in another currency asks for nothing of it. */
function wantedOf(portion: SplitPortion, { minor, currency }: Net): bigint {
  if (portion.kind === 'percentage') return roundedHalfUp(times(fractionOf(minor, 100n), fractionOfDecimal(portion.percentage)));
  if (portion.currency !== currency) return 0n;
  return roundedHalfUp(times(fractionOfDecimal(portion.amount), fractionOf(10n ** BigInt(minorDigits(currency)))));
}

/**
 * Divides net pay among accounts: amounts in their order as far as the net reaches, then percentages of the whole net as far as it still does, and the rest to the
 * main account. All of it is exactly the net. A net that is not above zero goes to the main account.
 */
export function splitNet(net: Net, portions: readonly SplitPortion[]): SplitOfNet {
  const lines = portions.map(() => 0n);
  let rest = net.minor;
  if (rest <= 0n) return { lines, rest };
  for (const kind of ['amount', 'percentage'] as const)
    for (const [place, portion] of portions.entries()) {
      if (portion.kind !== kind) continue;
      const taken = smaller(wantedOf(portion, net), rest);
      lines[place] = taken;
      rest -= taken;
    }
  return { lines, rest };
}
