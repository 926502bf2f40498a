import type { Sql } from '../../sql.ts';
import type { ImportJobRow } from './job-row.ts';

/** What a row of an import becomes when its values are written: those that were shown, or when it is undone those that stood. */
export type WrittenSide = 'after' | 'before';

/**
 * What files are imported into, as statements over all rows at once. Registered by its code in the compose.ts of server and worker: the platform does
 * not know what it is. All cells are texts in the order of the job's value columns: `1234.50` with the column's digits, `2026-01-31`, `true`.
 */
export interface ImportTarget {
  /** How many rows one key can have; they are its lines, numbered from 0 in the order of the file. */
  linesMax(job: Pick<ImportJobRow, 'target'>): number;
  /** Keys that `owners` does not know are new ones; without it their rows are refused. */
  readonly takesNewKeys?: true;
  /** A query of whoever may have values: `key`, `label` (for people), `owner_id`. */
  owners(job: Pick<ImportJobRow, 'target'>): string;
  /** A query of what stands: `key`, `line`, `owner_id`, `label`, `cells` of which one at least is not null; of a key of several columns
   * `parts` too, a jsonb array of their texts. */
  standing(job: Pick<ImportJobRow, 'target'>): string;
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
