import { AppError } from '@wagewright/contracts';
import { type BatchFilter, listBatchRows, type OneBatchRead, readBatchRow } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';

/** A batch as it is looked at; whoever changes one loads it for change. */
export type ShownBatch = Omit<OneBatchRead, 'copy'> & { readonly copy: OneBatchRead['copy'] & { readonly definition: unknown } };

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function readBatch(deps: Deps, id: number, reach: Reach): Promise<ShownBatch> {
  const row = await readBatchRow(deps.db.reads, id, reach);
  if (!row) throw new AppError('NOT_FOUND', { what: 'batch', id });
  return { ...row, copy: { ...row.copy, definition: await deps.definitions.of(row.copy) } };
}

/** The batches within a reach that a filter asks for, and how many they are. */
export const readBatches = (deps: Deps, reach: Reach, filter: BatchFilter) => listBatchRows(deps.db.reads, reach, filter);
