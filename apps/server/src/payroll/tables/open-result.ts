import type { Program, TablePlan } from '@wagewright/calc-engine';
import type { RowFilter } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { findTable } from './find-table.ts';

interface Asked extends Pick<RowFilter, 'search' | 'conditions' | 'match' | 'within' | 'batchId'> {
  readonly table: string;
}

/** A table of a batch's result and which of its rows are meant. */
export interface OpenedResult {
  readonly batch: ShownBatch;
  readonly program: Program;
  readonly table: TablePlan;
  /** Undefined before the batch is calculated. */
  readonly filter: RowFilter | undefined;
}

/**
 * The table of a batch within the caller's reach.
 * @throws AppError NOT_FOUND for a batch out of reach, or a table that its rules do not have
 */
export async function openResult(deps: Deps, reach: Parameters<typeof readBatch>[2], asked: Asked): Promise<OpenedResult> {
  const { batchId, search, conditions, match, within } = asked;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, asked.table);
  const runId = batch.currentRunId;
  const filter =
    runId === null ? undefined : { batchId, runId, tableNo: table.no, columns: table.columns, search, conditions, match, within };
  return { batch, program, table, filter };
}

/** The names that a column's codes have; none of a column that is not the table's own. */
export const namesOfValues = ({ columns }: TablePlan, code: string) => columns.find((column) => column.code === code)?.display.values;
