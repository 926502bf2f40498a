/** What is questioned before anybody is paid. A question never changes a figure; whoever pays answers it. */
import type { ProductPlan } from '../api.ts';
import type { Fraction } from '../reference/fraction.ts';

/** Of one person: asked of every row of a run. */
export const rowQuestionCodes = [
  'VALUE_OUTSIDE',
  'RATE_OUTSIDE',
  'NEGATIVE_NET',
  'ZERO_NET',
  'DAY_31_UNPAID',
  'PAY_FAR_FROM_LAST',
  'AMOUNT_DIFFERS',
  'RULE',
] as const;
export type RowQuestionCode = (typeof rowQuestionCodes)[number];

/** Of the rows of a dated table, whoever is paid by them. */
export const tableQuestionCodes = [
  'VALUE_OUTSIDE',
  'RATE_OUTSIDE',
  'BASE_DIFFERS',
  'QUICK_DEDUCTION_DIFFERS',
  'BRACKET_GAP',
  'VERSION_GAP',
  'VERSION_CHANGE',
] as const;
export type TableQuestionCode = (typeof tableQuestionCodes)[number];

/** Where a value is expected, in minor units of its column, both included; null: open. */
export interface Expected {
  readonly least: bigint | null;
  readonly most: bigint | null;
}

interface BoundsQuestion extends Expected {
  readonly code: 'VALUE_OUTSIDE' | 'RATE_OUTSIDE' | 'NEGATIVE_NET';
}

/** Somebody who is calculated and paid nothing. */
interface ZeroQuestion {
  readonly code: 'ZERO_NET';
}

/** A first day that is a 31st of the period: months of 30 days count nothing for it, though somebody works. */
interface Day31Question {
  readonly code: 'DAY_31_UNPAID';
}

/** Above `times` of what the ledger has of the period before, or below one part in `times`. Who had nothing then is not asked. */
interface PayQuestion {
  readonly code: 'PAY_FAR_FROM_LAST';
  readonly times: Fraction;
  /** Index of the window in the program's history. */
  readonly history: number;
}

/** Another amount than quantity × rate, by more than the rounding of the three columns explains. */
export interface ProductQuestion extends ProductPlan {
  readonly code: 'AMOUNT_DIFFERS';
}

interface Asked {
  /** An error blocks whoever would pay; a warning wants a remark. */
  readonly severity: 'warning' | 'error';
  /** The stage of a run that asks it. */
  readonly stage: number;
  readonly table: number;
}

/** Asked of each value of a column. */
export type ValueQuestion = (BoundsQuestion | ZeroQuestion | Day31Question | PayQuestion | ProductQuestion) &
  Asked & {
    /** Index in the table's columns. */
    readonly column: number;
  };

/** Asked of each row of a table. */
export interface RuleQuestion extends Asked {
  readonly code: 'RULE';
  readonly column: null;
  /** Place in the program's verification rules. */
  readonly rule: number;
}

/** Its place in the program's list is its number. */
export type RowQuestion = ValueQuestion | RuleQuestion;

/** An answer that is owed: a value of a row that a question does not expect. Blank and failed cells are not questioned. */
export interface RowFinding {
  /** Place in the program's list of questions. */
  readonly question: number;
  readonly row: number;
  /** 0 where the table has one row an employee. */
  readonly line: number;
  /** Minor units; of a rule 1, or 0 where its condition cannot be told. */
  readonly value: bigint;
  /** What it is compared with, in minor units; null where the question holds it. Of a rule the fingerprint of what it reads. */
  readonly against: bigint | null;
  /** Of a rule what its message shows, in the order of its places. */
  readonly told?: readonly (string | null)[];
}

/** Something of a dated table that does not follow, or that is not expected. */
export interface TableFinding {
  readonly code: TableQuestionCode;
  readonly table: number;
  /** Index of the column; null where the whole version is concerned. */
  readonly column: number | null;
  /** First day of the version, in days since 1970-01-01. */
  readonly version: number;
  /** From 0; null where the whole version is concerned. */
  readonly row: number | null;
  readonly found: Fraction | null;
  /** What follows from the other rows, what stood there before, or where the gap begins (days for a gap of versions). */
  readonly expected: Fraction | null;
  readonly bounds: Expected | null;
}
