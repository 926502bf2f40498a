/** What the compiler makes of a definition: tables and columns with their places, and the program that holds them. */
import type {
  BalanceElement,
  BlankRule,
  CalculationDefinition,
  ColumnDisplay,
  ColumnType,
  ColumnUnit,
  DefinitionSummary,
  LocalizedName,
  RoundingMode,
} from '@wagewright/contracts/definition';
import type { CheckedProgram, CheckedRead, ColumnAddress } from '../definition/checked-program.ts';
import type { Expected, RowQuestion } from '../plausibility/finding.ts';

/** A half-open range of characters of an expression. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export type TableKind = 'snapshot' | 'parameter' | 'data' | 'union' | 'pivot';

/**
 * Rows of a table: `one` for each employee; `many`, an employee's lines 0, 1, 2 …, perhaps none; `shared`, rows for all employees together,
 * in order of their keys (numbers rising, texts by code point, blank last).
 */
export type LineShape = 'one' | 'many' | 'shared';

/** One of a column's formulas by date. */
export interface FormulaPlan {
  /** First day as an ISO date; null: since ever. */
  readonly from: string | null;
  /** What it follows: a law, agreement or decision. */
  readonly source: string | null;
  readonly range: TextRange;
}

export interface ColumnPlan {
  readonly code: string;
  readonly name: LocalizedName;
  readonly type: ColumnType;
  /** Digits after the point of the stored integer; 0 for integer, date (days since 1970-01-01), boolean (0/1) and text. */
  readonly scale: number;
  readonly rounding: RoundingMode;
  readonly currency: string | null;
  /** What a number counts, where the definition says so. */
  readonly unit?: ColumnUnit;
  readonly blank: BlankRule;
  /** Numbers, dates and booleans are in `v`, text in `t`. */
  readonly storage: 'v' | 't';
  /** 1-based within its storage array, fixed for the published copy. */
  readonly position: number;
  /** Catalogue word of a snapshot column; null elsewhere. */
  readonly source: string | null;
  /** The expression as written (a constant or reference in expression form); null for snapshot and parameter columns. */
  readonly expression: string | null;
  /** Where several formulas hold one after another: each with its characters of `expression`, by day. */
  readonly formulas?: readonly FormulaPlan[];
  readonly display: ColumnDisplay;
  /** Of an amount that the definition declares as quantity × rate. */
  readonly product?: ProductPlan;
  /** Where the definition expects its values; null: nothing declared. */
  readonly plausible: Expected | null;
}

/** Two columns of the same line, or of a table with one row an employee, that an amount is the product of. */
export interface ProductPlan {
  readonly quantity: ColumnAddress;
  readonly rate: ColumnAddress;
}

export interface TablePlan {
  /** 1-based in definition order over all kinds; the number in `calc.row.table_no` and `calc.input`. */
  readonly no: number;
  readonly code: string;
  readonly name: LocalizedName;
  readonly kind: TableKind;
  readonly step: string;
  /** Tables of stage n+1 read what needs all employees of stage n. */
  readonly stage: number;
  /** A parameter table with versions belongs to no employee; it counts as `one`. */
  readonly lines: LineShape;
  /** The table whose lines these are: the table itself, or what a data table `per` a table leads to. */
  readonly linesOf: number;
  readonly columns: readonly ColumnPlan[];
  readonly pivot: PivotPlan | null;
  readonly union: UnionPlan | null;
}

/** Where a stored value is found within a row. */
export interface StoredPlace {
  readonly storage: 'v' | 't';
  /** 1-based. */
  readonly position: number;
}

export interface PivotAggregate extends StoredPlace {
  readonly aggregate: 'sum' | 'count' | 'min' | 'max' | 'average';
  /** Scale of the source column; the result is rounded once to the scale and by the mode of `column`. */
  readonly sourceScale: number;
  /** The pivot's own column. */
  readonly column: ColumnPlan;
}

/**
 * Groups are the distinct values of the group columns; a blank is a value of its own, and a failed one counts as blank. Blank cells are left
 * out of aggregates: the sum of nothing is 0, of the others blank, count counts the rest (rows where its position is 0). Where a cell of a
 * group failed, the group's aggregates of that column fail (DEPENDS_ON_ERROR); where a key cell of it failed, all its cells do.
 */
export interface PivotPlan {
  /** Number of the source table. */
  readonly of: number;
  /** Group columns in the source; they are the pivot's first columns. The employee is not among them. */
  readonly groupBy: readonly StoredPlace[];
  /** For each of the pivot's other columns. */
  readonly aggregates: readonly PivotAggregate[];
}

export interface UnionSource extends StoredPlace {
  readonly sourceScale: number;
}

export interface UnionPlan {
  readonly of: readonly {
    readonly table: number;
    /** For each of the union's columns what it takes from the table; null is blank. */
    readonly columns: readonly (UnionSource | null)[];
  }[];
  /** `by`: indexes of the union's columns. Failed cells count as blank. */
  readonly dedup: { readonly by: readonly number[]; readonly keep: 'first' | 'last' } | null;
}

/** A verification rule: where its condition is true, there is a finding. */
export interface RulePlan {
  readonly code: string;
  readonly name: LocalizedName;
  readonly group: string;
  readonly severity: 'warning' | 'error';
  readonly message: LocalizedName;
  /** The table whose rows it looks at. */
  readonly table: number;
  /** Its condition: a column of a hidden table with the same rows. */
  readonly at: ColumnAddress;
  /** What the message shows, by `Table.Column`. */
  readonly places: ReadonlyMap<string, ColumnAddress>;
  /** What the condition and the message read. */
  readonly reads: readonly CheckedRead[];
}

/** The hidden snapshot table of ledger windows. */
export const historyTableNo = 0;
export const historyTableCode = '$history';

/** A frozen table that the caller delivers to the kernel. */
export interface InputPlan {
  readonly tableNo: number;
  readonly code: string;
  readonly lines: Exclude<LineShape, 'shared'>;
  readonly columns: readonly ColumnPlan[];
}

/**
 * Which part of the ledger a window sums, of what was submitted before this batch.
 * `YTD` `QTD` `MTD`: the year, quarter or month of the batch's payment date. `PREV`: the one period `back` periods before. `LAST`: the
 * `back` periods before, together; `LAST_COUNT`: in how many of them the employee has an entry of the element that is not zero (a whole
 * number, scale 0). `BALANCE`: everything until `until`. `OPENING`: everything before the year of the payment date. `PREV_YEAR`: the
 * year before it; `PREV_YTD`: that year up to the end of the payment date's month. `RETRO`: deltas of
 * earlier periods, by retro runs, that are paid with this batch.
 */
export type HistoryWindow =
  | 'YTD'
  | 'QTD'
  | 'MTD'
  | 'PREV'
  | 'LAST'
  | 'LAST_COUNT'
  | 'BALANCE'
  | 'OPENING'
  | 'PREV_YEAR'
  | 'PREV_YTD'
  | 'RETRO';

/** Column `position = index + 1` of the `$history` table: minor units at `scale`, 0 where nothing is there. */
export interface HistoryNeed {
  readonly element: string;
  readonly window: HistoryWindow;
  /** How many periods back, for PREV, LAST and LAST_COUNT; else 0. */
  readonly back: number;
  /** Last day that counts, for BALANCE: an ISO date, `period-start` or `period-end`; null: no limit. Null for other windows. */
  readonly until: string | null;
  /** Whether the window runs over the period in which an amount was paid or earned. */
  readonly basis: 'paid' | 'earned';
  readonly scale: number;
}

export interface Program {
  readonly definition: CalculationDefinition;
  /** 64 hex digits over the definition and the engine's version. */
  readonly hash: string;
  readonly engineVersion: string;
  readonly tables: readonly TablePlan[];
  /** How many stages a whole run has, from 1. */
  readonly stages: number;
  readonly inputs: readonly InputPlan[];
  readonly history: readonly HistoryNeed[];
  readonly balances: readonly BalanceElement[];
  readonly summary: DefinitionSummary | null;
  /** Verification rules, in the order of the definition. */
  readonly rules: readonly RulePlan[];
  /** Hidden tables that hold the conditions of the rules; numbered after `tables`, calculated with them, never stored. */
  readonly ruleTables: readonly TablePlan[];
  /** Asked of every row of a run; a question's place is its number. */
  readonly questions: readonly RowQuestion[];
  /** The checked trees, for the engine itself. */
  readonly checked: CheckedProgram;
}
