/** What the narrator says, in the words of one language. Values arrive written out; names arrive in the language. */
import type { CellErrorCode, HistoryWindow, RoundingMode } from '../../api.ts';
import type { AggregateFunction, CompareOperator, DayBasis, PeriodFact } from '../../language/checked.ts';

/** How figures and days are written in the reader's language; the caller brings it, so that all texts are written alike. */
export interface Reader {
  readonly language: 'en' | 'zh-CN';
  /** Decimal text, grouped, with at least `digitsMin` digits after the point; a minus sign before negatives. */
  number(decimal: string, digitsMin: number): string;
  /** A share as decimal text: 0.062 → 6.2%. */
  percent(share: string): string;
  /** An ISO date. */
  day(isoDate: string): string;
}

/** How far an amount counts under a limit of the year. */
export type Reach = 'all' | 'part' | 'none';

/** An annual limit: what was paid before in the year, what is paid now, and where the limit lies; all written out with their names. */
export interface YearLimit {
  readonly before: string;
  readonly now: string;
  readonly nowName: string;
  readonly limit: string;
  readonly counts: string;
}

/** What a failure is about, in the reader's words; a text is left out where it is not known. */
export type FailureFacts = Readonly<
  Record<'column' | 'table' | 'key' | 'value' | 'lines' | 'most' | 'message' | 'cause' | 'digits' | 'nearest', string | undefined>
>;

/** Why a cell has no value, and what to do; each a sentence or two. */
export interface FailureWords {
  readonly why: string;
  readonly remedy: string;
}

export interface Words {
  readonly and: string;
  named(name: string, value: string): string;
  text(value: string): string;
  yes: string;
  no: string;
  nothing: string;
  /** A reason: the rule in force, and what it follows. */
  ruleSince(day: string, source: string | null): string;
  /** Ends where what was done follows. */
  because(reasons: readonly string[]): string;
  /** A reason and what follows from it, in one sentence. */
  therefore(because: string, sentence: string): string;
  /** A text is another one: `Filing status is Single`. */
  is(name: string, value: string): string;
  /** A limit by its value, then its name. */
  limit(name: string, value: string): string;
  /** The last touch to a sentence, such as the space between scripts. */
  finish(sentence: string): string;
  compare(a: string, operator: CompareOperator, b: string): string;
  isZero(name: string, isZero: boolean): string;
  /** Whether a table has rows in force. */
  hasVersion(table: string, has: boolean): string;
  given(name: string): string;
  notGiven(name: string): string;
  /** Something that is yes or no. */
  flag(name: string, isYes: boolean): string;
  holiday(day: string, isHoliday: boolean): string;
  matches(text: string, pattern: string, does: boolean): string;
  /** Yes or no, and the facts that make it so (none: only that). */
  verdict(value: string, facts: readonly string[]): string;
  /** A value without a formula, and what it is made from. */
  madeFrom(parts: readonly string[], value: string): string;
  takenFrom(what: string): string;
  fixed(value: string): string;
  defaultTo(names: readonly string[], value: string): string;
  /** The total of a pay type. */
  totalOf(name: string, items: number): string;
  /** What the payslip shows beside the amount; both with their names. */
  product(quantity: string, rate: string): string;
  /** A part by largest remainder: the share of the total, cut, and the unit that it got of what was left (null: none). */
  allocated(total: string, weight: string, sum: string, share: string, cut: string, extra: string | null): string;
  zeros(count: number): string;
  allZero(count: number): string;
  rounded(step: string, mode: RoundingMode, from: string): string;
  /** `money`: the step is one of an amount. */
  roundingStep(step: string, money: boolean): string;
  below(x: string, least: string, counts: string): string;
  above(x: string, most: string, counts: string): string;
  between(x: string, least: string, most: string): string;
  neverBelowZero(x: string): string;
  smallest(values: readonly string[], value: string): string;
  largest(values: readonly string[], value: string): string;
  upToLimit(reach: Reach, limit: YearLimit): string;
  overLimit(reach: Reach, limit: YearLimit): string;
  bracket(x: string, table: string, bounds: string, sum: string): string;
  bounds(from: string | null, to: string | null): string;
  quickDeduction: string;
  notCharged(x: string, table: string): string;
  interpolated(x: string, table: string, value: string): string;
  grossUp(net: string, table: string, value: string): string;
  exchangeRate(from: string, to: string, value: string): string;
  wholePeriod(days: string): string;
  shareOfPeriod(part: string, days: string): string;
  days(count: string, basis: DayBasis): string;
  period(fact: PeriodFact, value: string): string;
  aggregate(fn: AggregateFunction, what: string | null, table: string, rows: string): string;
  rowsIn(table: string, count: string): string;
  rowOf(table: string, row: string): string;
  moreRows(count: string): string;
  history(window: HistoryWindow, element: string, back: number): string;
  unary(op: 'absolute' | 'sign' | 'year' | 'month' | 'day' | 'weekday' | 'month-end' | 'length', what: string): string;
  dates(op: 'days-between' | 'months-between' | 'add-days' | 'add-months', a: string, b: string): string;
  sources: {
    /** By the first word of the catalogue's source. */
    record(word: string): string;
    /** A source, with the day as of which it was read and the day on which that was known. */
    asKnown(source: string, asOf: string, knownOn: string): string;
    typed: string;
    calculated(table: string): string;
    ledger: string;
    everybody: string;
    /** A row of a dated table: since when it holds, and the law or publication. */
    rule(table: string, since: string, citation: string): string;
    /** Of another definition, by its name, and of those that changed it on the way. */
    inherited(from: string, changedBy: readonly string[]): string;
  };
  /** A column of another table. */
  columnOf(column: string, table: string): string;
  failures: Readonly<Record<CellErrorCode, (facts: FailureFacts) => FailureWords>>;
  /** What functions refuse of themselves, by the key that they raise; some are about a table. */
  refusals: Readonly<Record<string, (table: string) => string>>;
}
