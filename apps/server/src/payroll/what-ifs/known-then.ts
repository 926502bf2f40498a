import { AppError } from '@wagewright/contracts';
import { endOfKnownDay, type PopulationThen, readBatchContext, readPopulationThen } from '@wagewright/db';
import type { BatchCall, BatchRow } from '../batches/index.ts';

/** What a run beside a batch looks back to. */
export interface LookedBack extends PopulationThen {
  /** Just before which something must have been recorded to be known. */
  readonly at: Date;
}

/**
 * @param on ISO date; undefined: the run does not look back
 * @throws AppError KNOWN_ON_UNANSWERABLE; BATCH_WITHOUT_PAYEES where nobody of the batch would have been paid then
 */
export async function lookBack(
  { sql, deps }: Pick<BatchCall, 'sql' | 'deps'>,
  batch: BatchRow,
  on: string | undefined,
): Promise<LookedBack | undefined> {
  if (on === undefined) return undefined;
  const context = await readBatchContext(sql, batch.id);
  const at = await endOfKnownDay(sql, context.legalEntityId, on);
  const population = await readPopulationThen(sql, context, deps.programs.of(batch.copy, context.solution), at);
  const { id, legalEntity, period } = context;
  if (population.employeeIds.length === 0) throw new AppError('BATCH_WITHOUT_PAYEES', { id, legalEntity, period });
  return { at, ...population };
}

/** What of it is kept with the run and told in its audit. */
export const toldOf = (on: string | undefined, lookedBack: LookedBack | undefined) =>
  on !== undefined && lookedBack
    ? { known: { on, payees: lookedBack.employeeIds.length, paidNow: lookedBack.paidNow, paidThen: lookedBack.paidThen } }
    : {};
