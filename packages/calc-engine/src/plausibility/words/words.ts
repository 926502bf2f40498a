/** What a finding says, in the words of one language. Names and figures arrive written for the reader. */
import type { RowQuestion, RowQuestionCode, TableQuestionCode } from '../finding.ts';

/** A rule has words of its own. */
type ValueQuestionCode = Exclude<RowQuestionCode, 'RULE'>;

export interface RowFacts {
  readonly column: string;
  /** What somebody has. */
  readonly value: string;
  /** What it is compared with; null where the question itself says what is expected. */
  readonly against: string | null;
  readonly expected: string;
}

export interface TableFacts {
  readonly table: string;
  readonly column: string;
  /** Day from which the version holds. */
  readonly since: string;
  /** Counted from 1. */
  readonly row: string;
  readonly found: string;
  readonly expected: string;
}

export interface PlausibilityWords {
  /** The bounds of a value: `0 to 1`, `at least 0`. */
  expected(least: string | null, most: string | null): string;
  /** More than so many times, or less than one part in so many, of the last time. */
  times(times: string): string;
  /** The cause that all people of a question share. */
  readonly causes: Readonly<Record<ValueQuestionCode, (facts: Pick<RowFacts, 'column' | 'expected'>) => string>>;
  /** One person's value, to stand after the cause. */
  readonly rows: Readonly<Record<ValueQuestionCode, (facts: RowFacts) => string>>;
  /** Of a rule whose condition failed. */
  readonly untold: string;
  /** What to do where it is wrong; `settled` ends it. */
  readonly steps: Readonly<Record<RowQuestionCode | TableQuestionCode, string>>;
  /** What else settles it: a remark does of a warning, and only holding whom it concerns of an error; rows of a table nobody answers for. */
  readonly settled: Readonly<Record<RowQuestion['severity'] | 'table', (step: string) => string>>;
  readonly tables: Readonly<Record<TableQuestionCode, (facts: TableFacts) => string>>;
}
