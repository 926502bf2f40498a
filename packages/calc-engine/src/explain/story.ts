/** What is told of a figure, and to whom. */
import type { Reader } from './words/words.ts';

/** One thing that a figure rests on, and what it rests on itself. */
export interface Story {
  readonly kind: 'column' | 'input' | 'parameter' | 'history' | 'rows';
  readonly name: string;
  /** The value as it is stored, exactly; null where it is blank or failed, or where there is none. */
  readonly value: string | null;
  /** The value as people read it. */
  readonly shown: string | null;
  /** What the rule did, in order; why there is no value, where it failed. */
  readonly sentences: readonly string[];
  /** Where it comes from: a record, the ledger, a law. */
  readonly source: string | null;
  /** Whose rule or rates it has, where they are another definition's, changed here or not; null for an employee. */
  readonly whose: string | null;
  /** The rule in its own language. */
  readonly rule: string | null;
  readonly failed: boolean;
  readonly children: readonly Story[];
}

/** Whom it is told: an employee sees what concerns them, so no rows of tables over all employees and no rule in its language. */
export type Audience = 'payroll' | 'employee';

/** What was known of a day, on a day; ISO dates. */
export interface KnownThen {
  readonly asOf: string;
  readonly knownOn: string;
}

export interface Telling {
  readonly reader: Reader;
  readonly audience: Audience;
  /** Where what was read is not what holds today: both days are told with it. */
  readonly known?: KnownThen | undefined;
}
