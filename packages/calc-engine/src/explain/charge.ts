/** What a bracket charges, as the table publishes it: so much on the lower bound and a rate on the rest, or a rate less a quick deduction. */
import { type Fraction, fractionToText, subtract, zero } from '../reference/fraction.ts';
import type { Bracket } from '../tables/resolve.ts';
import { type Figures, shownStep } from './figures.ts';
import type { Step } from './steps.ts';

export interface FoundBracket {
  readonly bracket: Bracket;
  /** The table has a column of quick deductions. */
  readonly isQuick: boolean;
}

interface Charge {
  readonly step: Step;
  /** What is charged, in words and as a number. */
  readonly given: string;
  readonly x: Fraction;
  readonly table: string;
  /** Null where it lies below the first bracket. */
  readonly found: FoundBracket | null;
}

export function chargeText(figures: Figures, { step, given, x, table, found }: Charge): string {
  const { words } = figures;
  if (!found) return words.notCharged(given, table);
  const shown = shownStep(step.node);
  const money = (value: Fraction): string => figures.number(value, shown.digitsMin);
  const { bracket } = found;
  const lower = bracket.lower && bracket.lower.n > 0n ? bracket.lower : null;
  const bounds = words.bounds(lower && money(lower), bracket.upper && money(bracket.upper));
  const sum = found.isQuick ? quickSum(figures, bracket, x, money) : sumAbove(figures, { ...bracket, lower }, x, money);
  return words.bracket(given, table, bounds, `${sum} = ${figures.write(step.value, shown)}`);
}

type Money = (value: Fraction) => string;

const atLeastZero = (x: Fraction): Fraction => (x.n < 0n ? zero : x);

const rateText = ({ reader }: Figures, { rate }: Bracket): string => reader.percent(fractionToText(rate));

function quickSum(figures: Figures, bracket: Bracket, x: Fraction, money: Money): string {
  const quick = bracket.quick.n === 0n ? '' : ` − ${figures.words.quickDeduction} ${money(bracket.quick)}`;
  return `${money(atLeastZero(x))} × ${rateText(figures, bracket)}${quick}`;
}

function sumAbove(figures: Figures, bracket: Bracket, x: Fraction, money: Money): string {
  const rate = rateText(figures, bracket);
  const base = atLeastZero(x);
  if (bracket.lower === null) return `${money(base)} × ${rate}`;
  const rest = `(${money(base)} − ${money(bracket.lower)} = ${money(subtract(base, bracket.lower))}) × ${rate}`;
  return bracket.base.n === 0n ? rest : `${money(bracket.base)} + ${rest}`;
}
