import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { populationCounts } from './population.ts';

/** What preparing a batch would freeze, as it was counted last. */
export const batchForecast = z.object({
  /** A job counts. */
  isRunning: z.boolean(),
  /** Why the last count came to nothing, in the reader's language. */
  failure: z.string().nullable(),
  figures: z
    .object({
      /** What was recorded up to then is counted. */
      countedAt: timestamp,
      /** Something was recorded since, or other rules were published. */
      isOld: z.boolean(),
      /** The batch of the earlier period with which the people are compared. */
      last: z.object({ id, name: z.string() }).nullable(),
      counts: populationCounts,
    })
    .nullable(),
});
