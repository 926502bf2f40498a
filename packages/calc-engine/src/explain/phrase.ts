import type { LocalizedName } from '../api.ts';
import type { FoundBracket } from './charge.ts';
import type { Step } from './steps.ts';

/** Words for a step in a formula, and how tightly they hold together: 0 a sum, 1 a product, 2 one thing. */
export interface Phrase {
  readonly text: string;
  readonly level: 0 | 1 | 2;
  /** It has its result with it. */
  readonly isWhole?: true;
}

/** A thing that the step reads: its name, its value written out, and the value of another step as this thing would show it. */
export interface Named {
  readonly name: string;
  readonly value: string;
  write(step: Step): string;
}

/** What the sentences need to know of the program. */
export interface Things {
  /** The column, parameter, record or ledger window that a step reads; kept as a part of the explanation. Null for steps that calculate. */
  thing(step: Step): Named | null;
  /** A name in the reader's language. */
  nameOf(name: LocalizedName): string;
  tableName(table: number): string;
  columnName(table: number, column: number): string;
  bracketOf(step: Step): FoundBracket | null;
  /** Rows of an aggregate, as parts of the explanation. */
  rows(step: Step): void;
}
