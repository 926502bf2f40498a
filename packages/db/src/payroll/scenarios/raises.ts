import type { Assumption, PlannedPeriod } from '@wagewright/contracts/payroll/scenarios';
import { isConcerned, type ScenarioPerson } from './movements.ts';

type Raise = Extract<Assumption, { kind: 'raise' }>;

/** Decimal text as a fraction. */
function fraction(text: string): { readonly numerator: bigint; readonly denominator: bigint } {
  const [whole = '0', digits = ''] = text.split('.');
  return { numerator: BigInt(whole + digits), denominator: 10n ** BigInt(digits.length) };
}

/** Half up, away from zero. */
function divide(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  return sign * ((sign * numerator * 2n + denominator) / (denominator * 2n));
}

/** Decimal text in minor units of a scale. */
export function minorOf(text: string, scale: number): bigint {
  const { numerator, denominator } = fraction(text);
  return divide(numerator * 10n ** BigInt(scale), denominator);
}

const raiseBy: Readonly<Record<Raise['by'], (value: bigint, text: string, scale: number) => bigint>> = {
  percent: (value, text) => {
    const { numerator, denominator } = fraction(text);
    return divide(value * (100n * denominator + numerator), 100n * denominator);
  },
  amount: (value, text, scale) => value + minorOf(text, scale),
};

/**
 * What somebody has of an item in a period, after the raises that hold by then, in the order of their periods, then of the list. Of a joiner
 * whose pay was typed only those behind it count.
 */
export class Raises {
  private readonly raises: readonly { readonly order: number; readonly raise: Raise }[];

  constructor(assumptions: readonly Assumption[]) {
    this.raises = assumptions
      .flatMap((raise, order) => (raise.kind === 'raise' ? [{ raise, order }] : []))
      .toSorted((a, b) => a.raise.from - b.raise.from || a.order - b.order);
  }

  payOf(value: bigint, item: string, scale: number, person: ScenarioPerson, { place }: Pick<PlannedPeriod, 'place'>): bigint {
    const typed = person.joined?.item === item ? person.joined.pay : undefined;
    let pay = typed === undefined ? value : minorOf(typed, scale);
    for (const { raise, order } of this.raises) {
      if (raise.item !== item || raise.from > place || !isConcerned(raise.whom, person)) continue;
      if (typed !== undefined && !isBehind(person, raise.from, order)) continue;
      pay = raiseBy[raise.by](pay, raise.value, scale);
    }
    return pay;
  }
}

const isBehind = ({ joined }: ScenarioPerson, from: number, order: number): boolean =>
  joined !== undefined && (from > joined.from || (from === joined.from && order > joined.order));
