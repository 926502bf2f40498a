/**
 * The engine's public types. A definition is compiled once into a Program; a Program is specialised for one period into a Kernel; a Kernel
 * runs chunks of employees. Everything here is plain data: no clock, no randomness, no I/O.
 */
import type {
  BalanceElement,
  BlankRule,
  CalculationDefinition,
  ColumnDisplay,
  ColumnType,
  ColumnUnit,
  DefinitionSummary,
  LocalizedName,
  PeriodFacts,
  RoundingMode,
} from '@wagewright/contracts/definition';
import type { CheckedProgram } from './definition/checked-program.ts';
import type { LayersOf } from './definition/origin.ts';
import type { CellErrorCode, DefinitionErrorCode } from './errors.ts';
import type { Expected, RowQuestion } from './plausibility/finding.ts';

export type {
  BalanceElement,
  CalculationDefinition,
  CellErrorCode,
  ColumnType,
  ColumnUnit,
  DefinitionErrorCode,
  LocalizedName,
  PeriodFacts,
  RoundingMode,
};

/** A half-open range of characters of an expression. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Something wrong with a definition, found before anything runs. */
export interface DefinitionError {
  readonly code: DefinitionErrorCode;
  /** What is wrong, with the names in it. */
  readonly message: string;
  /** What to do about it. */
  readonly nextStep: string;
  /** Where: `steps`, table and column codes as far as they apply. */
  readonly table?: string;
  readonly column?: string;
  /** Of a formula by date: since when it holds; `since ever` for one without a day. */
  readonly version?: string;
  /** Of a parameter table: the first day of the version that is meant, and its row from 1. */
  readonly rates?: { readonly validFrom: string; readonly row?: number };
  /** Characters of the column's expression, or of that version of it. */
  readonly range?: TextRange;
}

export type CompileResult =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly errors: readonly DefinitionError[] };

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
  /** Where the definition expects its values; null: nothing declared. */
  readonly plausible: Expected | null;
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
  /** Asked of every row of a run; a question's place is its number. */
  readonly questions: readonly RowQuestion[];
  /** The checked trees, for the engine itself. */
  readonly checked: CheckedProgram;
}

/** Bounds of one input column over the rows of a run, in minor units. */
export interface ColumnStatistics {
  readonly min: number;
  readonly max: number;
  /** Some value is blank (NaN). */
  readonly blank: boolean;
}

/** By table number, then position − 1 of the `v` columns. */
export type InputStatistics = ReadonlyMap<number, readonly (ColumnStatistics | undefined)[]>;

export interface InputTable {
  /** By v position − 1. Minor units; NaN is blank. A missing array means every row is blank. */
  readonly numbers: readonly (Float64Array | undefined)[];
  /** By t position − 1; null is blank. */
  readonly texts: readonly (readonly (string | null)[] | undefined)[];
  /** Values beyond ±(2^53 − 1): v position − 1 → row (line where the table has lines) → value; `numbers` holds NaN there. */
  readonly big?: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** For a table with lines: row r has the lines first[r] … first[r+1] − 1 of the arrays. Length rows + 1, starting at 0. */
  readonly first?: Int32Array;
}

export interface KernelInput {
  /** Employees of the chunk; every array has at least one element for each of its rows or lines. */
  readonly rows: number;
  readonly tables: ReadonlyMap<number, InputTable>;
}

export type ErrorInputValue = string | null;

/** One failed cell. The employee is known to the caller by its row. */
export interface CellErrorRecord {
  readonly row: number;
  /** 0 where the table has one row an employee. */
  readonly line: number;
  readonly tableNo: number;
  readonly table: string;
  readonly column: string;
  readonly code: CellErrorCode;
  /** Values that complete what is said of it (`tellFailure`), for example the missing key. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Characters of the column's expression. */
  readonly range: TextRange | null;
  /** Columns that the failed cell reads, with their values as text (null: blank). */
  readonly inputs: Readonly<Record<string, ErrorInputValue>>;
}

export interface OutputTable {
  readonly no: number;
  /** By v position − 1; minor units, NaN is blank, failed, or in `big`. Views into buffers that the next run reuses. */
  readonly v: readonly Float64Array[];
  /** By t position − 1; null is blank or failed. */
  readonly t: readonly (string | null)[][];
  /** v position − 1 → row or line → value beyond ±(2^53 − 1), within int64. */
  readonly big: ReadonlyMap<number, ReadonlyMap<number, bigint>>;
  /** Row r has the lines first[r] … first[r+1] − 1 of the arrays; null where it has one row, and arrays are by row. */
  readonly first: Int32Array | null;
  /** Failed cells of each line. */
  readonly errorCount: Uint16Array;
}

export interface KernelOutput {
  readonly rows: number;
  /** Data tables, and union and pivot tables that are not shared, of the kernel's stage and steps, in definition order. */
  readonly tables: readonly OutputTable[];
  readonly errors: readonly CellErrorRecord[];
  /** Rows that ran in the reference evaluator. */
  readonly referenceRows: number;
}

/** One row of a shared table. */
export interface SharedRow {
  readonly v: readonly (bigint | null)[];
  readonly t: readonly (string | null)[];
  /** Codes of the columns whose cell failed. */
  readonly failed: readonly string[];
}

/** Shared tables by number, rows in order. */
export type SharedTables = ReadonlyMap<number, readonly SharedRow[]>;

/** What all employees of a run have in common. */
export interface RunFacts {
  readonly period: PeriodFacts;
  /** Shared tables of the stages that are done; what needs others is left out. */
  readonly shared?: SharedTables;
}

/** A Program made ready for one period. Not re-entrant: its output is valid until its next run. */
export interface Kernel {
  readonly program: Program;
  readonly period: PeriodFacts;
  readonly stage: number;
  run(input: KernelInput): KernelOutput;
  /** The generated source, for inspection in tests and reviews. */
  readonly source: string;
}

export interface SpecialiseOptions extends RunFacts {
  /** Stage whose tables are delivered; default 0. Tables of earlier stages that it needs are computed again. */
  readonly stage?: number;
  /** Code of the last step whose tables are delivered; default: all. */
  readonly upToStep?: string;
  /** Bounds of the input columns; without them every read is guarded. Never changes a result. */
  readonly statistics?: InputStatistics;
}

/** A value of one cell as the reference evaluator gives it. */
export type CellValue =
  | { readonly kind: 'number'; readonly minor: bigint; readonly scale: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'error'; readonly error: CellErrorRecord };

/** A row's values by position − 1. */
export interface LineInput {
  readonly v: readonly (bigint | null)[];
  readonly t: readonly (string | null)[];
}

/** One employee's inputs by table number: one line where the table has one row an employee. */
export interface RowInput {
  readonly tables: ReadonlyMap<number, { readonly lines: readonly LineInput[] }>;
}

/** By table number: for each line the cells by column code. */
export type RowValues = ReadonlyMap<number, readonly ReadonlyMap<string, CellValue>[]>;

export interface CellAddress {
  readonly table: string;
  readonly column: string;
  /** Default 0. */
  readonly line?: number;
}

/** A node of an explanation. The root's value equals the stored value. */
export interface ExplainNode {
  readonly kind: 'column' | 'input' | 'parameter' | 'history' | 'period' | 'constant' | 'operation';
  /** The expression's text, or the name of a leaf. */
  readonly text: string;
  /** Value with all its digits, or a fraction `a/b` where the decimal does not end; null is blank. */
  readonly value: string | null;
  readonly error?: CellErrorRecord;
  /** For a column or leaf. */
  readonly table?: string;
  readonly column?: string;
  readonly name?: LocalizedName;
  /** Where the definition extends another: the layers that this column's rule, or the version of this table's row, comes from. */
  readonly layers?: LayersOf;
  /** A rounding: exact value before, value after. */
  readonly rounding?: { readonly before: string; readonly after: string; readonly mode: RoundingMode; readonly step: string };
  /** The row of a parameter table that was hit: 1-based number, its cells, and the version's source. */
  readonly tableRow?: {
    readonly table: string;
    readonly row: number;
    readonly cells: Readonly<Record<string, string | null>>;
    readonly source: string;
    readonly validFrom: string;
    readonly layers?: LayersOf;
  };
  /** Of a column with formulas by date: the one that was taken. */
  readonly formula?: FormulaPlan;
  /** Where a leaf comes from: a snapshot's catalogue word, a ledger window, a parameter's citation. */
  readonly source?: string;
  readonly children: readonly ExplainNode[];
}

/** A difference between generated code and reference evaluator; none may exist. */
export interface SampleDifference {
  readonly row: number;
  readonly line: number;
  readonly table: string;
  readonly column: string;
  readonly kernel: string | null;
  readonly reference: string | null;
}

export interface DefinitionTestResult {
  readonly name: string;
  readonly passed: boolean;
  /** One line a difference: table, row, column, expected and found. */
  readonly failures: readonly string[];
}

/** What `index.ts` exports, as types, so that callers can be written and tested against them. */
export interface Engine {
  /** Never throws on a definition of the schema's shape. */
  compileDefinition(definition: CalculationDefinition): CompileResult;
  specialise(program: Program, options: SpecialiseOptions): Kernel;
  /** Bounds of a chunk's input columns, for callers that have no statistics of the whole run. */
  measureStatistics(program: Program, input: KernelInput): InputStatistics;
  /** Reads one row out of a chunk. */
  readRow(program: Program, input: KernelInput, row: number): RowInput;
  /** The reference evaluator: exact fractions over the checked tree. `row` is only copied into error records. */
  evaluateRow(program: Program, facts: RunFacts, input: RowInput, row?: number): RowValues;
  explain(program: Program, facts: RunFacts, input: RowInput, cell: CellAddress): ExplainNode;
  /** Rows of a shared pivot or union from the rows of its source tables, of all employees. */
  aggregateShared(program: Program, tableNo: number, sources: SharedTables): readonly SharedRow[];
  /** Re-evaluates `count` rows drawn by `seed` (or given) and returns every difference. The caller fails the chunk on one. */
  verifySample(kernel: Kernel, output: KernelOutput, input: KernelInput, seed: number, count?: number): readonly SampleDifference[];
  /** Runs the tests kept in the definition, through kernel and reference evaluator both. */
  runDefinitionTests(program: Program): readonly DefinitionTestResult[];
}
