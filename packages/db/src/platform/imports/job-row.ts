import { AppError } from '@wagewright/contracts';
import type { ImportAnswers, ImportOptions, importColumn } from '@wagewright/contracts/platform/imports';
import type { z } from 'zod';
import { importJobColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { fencedRows, holderColumns, type InHand } from '../jobs/index.ts';

export type ImportColumn = z.infer<typeof importColumn>;

/** An import as its job needs it. */
export interface ImportJobRow {
  readonly id: number;
  readonly entity: string;
  readonly subjectId: number;
  readonly subjectPart: string | null;
  /** What the entity has kept of the record when the file was read. */
  readonly target: Readonly<Record<string, unknown>>;
  readonly status: string;
  readonly fileId: number;
  readonly fileName: string;
  readonly options: ImportOptions;
  readonly columns: readonly ImportColumn[];
  /** Codes of the columns that the file has, in its order; null until it is read. */
  readonly layout: readonly { readonly heading: string; readonly code: string | null }[] | null;
  readonly askedByUserId: number;
  /** To what the entity asks beside the file. */
  readonly answers: ImportAnswers;
}

const isUnderWay = "status IN ('reading', 'writing', 'undoing')";

/** Imports that a job is to be at. */
export const importJobRows = fencedRows('import_job', isUnderWay);
export const importUnderToken = `id = $1::int AND token = $2::uuid AND ${isUnderWay}`;

/** Imports whose job is under way. */
export const importsInHand: InHand<'platform.work-import'> = {
  queue: 'platform.work-import',
  rows: `SELECT jsonb_build_object('importId', id) AS data, ${holderColumns} FROM import_job WHERE ${isUnderWay}`,
};

/** @throws AppError NOT_FOUND */
export async function readImportJob(sql: Sql, id: number): Promise<ImportJobRow> {
  const [row] = await sql.query<
    Record<keyof ImportJobRow, unknown> & {
      id: number;
      entity: string;
      subjectId: number;
      subjectPart: string | null;
      status: string;
      fileId: number;
      fileName: string;
      askedByUserId: number;
    }
  >(
    `SELECT j.id, j.entity, j.subject_id AS "subjectId", j.subject_part AS "subjectPart", j.target, j.status, j.file_id AS "fileId", f.name AS "fileName",
       j.options, j.columns, j.layout, j.asked_by_user_id AS "askedByUserId", j.answers
     FROM import_job j JOIN stored_file f ON f.id = j.file_id WHERE j.id = $1::int`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND', { what: 'import', id });
  return {
    ...row,
    target: importJobColumns.target(row.target),
    options: importJobColumns.options(row.options),
    answers: importJobColumns.answers(row.answers),
    columns: importJobColumns.columns(row.columns),
    layout: importJobColumns.layout(row.layout),
  };
}

/** Between the parts of a key of several columns. */
export const keySeparator = ' · ';
/** In the place of a part of a key that may be blank. */
export const blankKeyPart = '–';
/** The key of the one row of what has one row alone. */
export const onlyKey = '1';

/** The columns whose cells an import's rows hold, in their order. */
export const valueColumns = ({ columns }: Pick<ImportJobRow, 'columns'>): ImportColumn[] => columns.filter(({ role }) => role === 'value');

/** Where a cell stands among those of a row, from 1; undefined: whoever imports has no such column. */
export function placeOf({ columns }: Pick<ImportJobRow, 'columns'>, code: string): number | undefined {
  const place = valueColumns({ columns }).findIndex((column) => column.code === code) + 1;
  return place === 0 ? undefined : place;
}
