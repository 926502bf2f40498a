/**
 * The engine's public types. A definition is compiled once into a Program; a Program is specialised for one period into a Kernel; a Kernel
 * runs chunks of employees. Everything here is plain data: no clock, no randomness, no I/O.
 */
import type {
  BalanceElement,
  CalculationDefinition,
  ColumnType,
  ColumnUnit,
  LocalizedName,
  PeriodFacts,
  RoundingMode,
} from '@wagewright/contracts/definition';
import type { FormulaPlan, Program, TextRange } from './api/plans.ts';
import type {
  CellAddress,
  CellErrorRecord,
  InputStatistics,
  Kernel,
  KernelInput,
  KernelOutput,
  RowInput,
  RowValues,
  RunFacts,
  SharedRow,
  SharedTables,
  SpecialiseOptions,
} from './api/runs.ts';
import type { LayersOf } from './definition/origin.ts';
import type { CellErrorCode, DefinitionErrorCode } from './errors.ts';

export * from './api/plans.ts';
export type * from './api/runs.ts';
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
  /** Code of the verification rule that is meant. */
  readonly rule?: string;
  /** A formula that the definition says by itself. */
  readonly part?: 'scope';
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
  /** Of an amount that is quantity × rate: what they are here; null is blank. */
  readonly product?: Readonly<Record<'quantity' | 'rate', { readonly name: LocalizedName; readonly value: string | null }>>;
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
