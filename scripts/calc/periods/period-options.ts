/** The options of a call over several periods. */
import { parseIsoDate } from '@wagewright/calc-engine';

export interface PeriodOptions {
  /** A list of periods, or a rule. */
  readonly periods: string | null;
  /** Table → file of rows that came to light late. */
  readonly late: ReadonlyMap<string, string>;
  /** What was paid before the periods. */
  readonly ledger: string | null;
  /** The period that is written or explained: `2026-03`; `2026-01@2026-03` as it was calculated again. */
  readonly only: string | null;
  /** ISO date: what is known from a later day is not read. */
  readonly known: string | null;
}

export interface GivenPeriodOptions {
  readonly period?: string | undefined;
  readonly history?: string | undefined;
  readonly periods?: string | undefined;
  readonly late: readonly string[];
  readonly ledger?: string | undefined;
  readonly only?: string | undefined;
  readonly known?: string | undefined;
  readonly explain?: string | undefined;
}

/** What does not go together, in words; null where all does. */
export function wrongPeriodOptions(given: GivenPeriodOptions): string | null {
  const isSeveral = given.periods !== undefined;
  if (isSeveral && given.period !== undefined) return '--period is one period and --periods several: give one of the two.';
  if (given.history !== undefined && (isSeveral || given.known !== undefined))
    return '--history gives windows of one period. Over several periods history is carried forward; what was paid before them is given by --ledger.';
  const needing = (['ledger', 'only'] as const).find((option) => given[option] !== undefined);
  const alone = given.late.length > 0 ? 'late' : needing;
  if (!isSeveral && alone && given.known === undefined) return `--${alone} goes with --periods.`;
  if (given.known !== undefined && parseIsoDate(given.known) === null) return `--known is a day such as 2026-03-15, not "${given.known}".`;
  if (given.only?.includes('@') && given.explain === undefined)
    return '--only PERIOD@LATER goes with --explain: it is the period as it was calculated again.';
  return null;
}
