import type { Program } from '@wagewright/calc-engine';
import { listCellErrors, type Sql } from '@wagewright/db';
import { viewFailedCell, viewFailure } from './view-failure.ts';

/** Reads in windows the cells of a run without a value, put into words; with a cause only those that fail for it. */
export function errorRows(sql: Sql, program: Program, runId: number, cause: string | undefined) {
  return async (offset: number, limit: number) => {
    const { rows, total } = await listCellErrors(sql, { runId, cause, offset, limit });
    return { total, rows: rows.map((row) => ({ ...viewFailedCell(program, row), ...viewFailure(program, row) })) };
  };
}

export type ErrorRow = Awaited<ReturnType<ReturnType<typeof errorRows>>>['rows'][number];
