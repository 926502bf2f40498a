import { causesOf, recountFindings } from '@wagewright/db';
import type { BatchCall } from './batch-call.ts';
import { findingsOf } from './batch-view.ts';
import type { BatchRow } from './load-batch.ts';

/** Counts a batch's findings anew, of a batch that was loaded for change, and says how many there are now. */
export async function recountBatch({ tx, sql, deps }: Pick<BatchCall, 'tx' | 'sql' | 'deps'>, { id, copy, period }: BatchRow) {
  await recountFindings(sql, id, causesOf(deps.programs.of(copy, period.solution.code)));
  const counted = await tx.batch.findUniqueOrThrow({ where: { id } });
  return findingsOf(counted);
}
