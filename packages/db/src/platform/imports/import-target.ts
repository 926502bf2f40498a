import type { Sql } from '../../sql.ts';
import type { ImportJobRow } from './job-row.ts';
import type { RowReason, StagedRow } from './staged-rows.ts';

/** What a row of an import becomes when its values are written: those that were shown, or when it is undone those that stood. */
export type WrittenSide = 'after' | 'before';

/** The record that is imported into, the columns that it has for whoever imports, and those of the file where one has been read. */
export type TargetRecord = Pick<ImportJobRow, 'target' | 'columns'> & Partial<Pick<ImportJobRow, 'layout'>>;

/** Where the rows of the file stand when it is asked what stands: as they were read, or kept with the import. What does not depend on them needs none. */
export type SaidRows = 'staged' | 'kept';

/**
 * What files are imported into, as statements over all rows at once. Registered by its code in the compose.ts of server and worker: the platform does
 * not know what it is. All cells are texts in the order of the job's value columns: `1234.50` with the column's digits, `2026-01-31`, `true`.
 */
export interface ImportTarget {
  /** How many rows one key can have; they are its lines, numbered from 0 in the order of the file. */
  linesMax(job: TargetRecord): number;
  /** Keys that `owners` does not know are new ones; without it their rows are refused. */
  readonly takesNewKeys?: true;
  /** A query of whoever may have values: `key`, `label` (for people), `owner_id`. */
  owners(job: TargetRecord): string;
  /** A query of what stands: `key`, `line`, `owner_id`, `label`, `cells` of which one at least is not null; of a key of several columns
   * `parts` too, a jsonb array of their texts. Of what is asked as of a day that the file says, `said` tells where its rows are; $1 is the import. */
  standing(job: TargetRecord, said?: SaidRows): string;
  /** What a cell has to be by itself, by its column; of a key too. Null: it is. */
  readonly checks?: Readonly<Record<string, (text: string) => RowReason | null>>;
  /** Makes of a row what may be kept of it, before it is stored anywhere: numbers of people are sealed. Undefined: a file of these columns is kept as it is. */
  seals?(job: ImportJobRow): ((row: StagedRow) => StagedRow) | undefined;
  /** By their values: whether a text is what a column takes, where that says which column it is; by its column. */
  readonly looksLike?: Readonly<Record<string, (text: string) => boolean>>;
  /** A query of values that are known by now: `code` of a column, `text`. */
  knownValues?(job: TargetRecord): string;
  /** Makes what is meant of what the staged rows say, before they are judged: codes of names. */
  resolve?(sql: Sql, job: ImportJobRow): Promise<void>;
  /** Completes what rows become by what stands, while what the file says is at hand (`stagedTable`); refuses those that stay incomplete. */
  settle?(sql: Sql, job: ImportJobRow): Promise<void>;
  /** Says more of why rows of the file are refused, beside what the file says (`stagedTable`). */
  readonly explain?: (sql: Sql, job: ImportJobRow) => Promise<void>;
  /**
   * Refuses rows by rules of its own (`refuseRows`): when they are read, and under the locks once more when they are written.
   * @throws AppError where what would stand is wrong as a whole
   */
  refuse?(sql: Sql, job: ImportJobRow): Promise<void>;
  /**
   * Locks what is imported into, parents first.
   * @throws AppError where it takes no values now, or is not what the file was read for
   */
  lock(sql: Sql, job: ImportJobRow): Promise<void>;
  /** Writes that side of the import's rows whose effect is created, updated or closed, and what follows from it. */
  write(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void>;
}

export type ImportTargets = Readonly<Record<string, ImportTarget>>;
