import { endOfKnownDay } from '@wagewright/db';
import type { BatchCall, BatchRow } from '../batches/index.ts';

/**
 * Just before which something must have been recorded to be known on a day, where a run looks back.
 * @param on ISO date; undefined: the run does not look back
 * @throws AppError KNOWN_ON_UNANSWERABLE
 */
export async function knownUntil({ sql }: Pick<BatchCall, 'sql'>, batch: BatchRow, on: string | undefined): Promise<Date | undefined> {
  return on === undefined ? undefined : await endOfKnownDay(sql, batch.period.solution.legalEntityId, on);
}
