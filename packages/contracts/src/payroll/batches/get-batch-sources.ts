import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { recordKinds } from './recorded-change.ts';

/**
 * What is worth a look at a source. `older`: of what belongs to the period nothing has come since it began; `changed-after`: the records say
 * something else than what is frozen; `gone`: there is nothing, and last time there was.
 */
export const sourceWarnings = ['older', 'changed-after', 'gone'] as const;
export type SourceWarning = (typeof sourceWarnings)[number];

export const batchSource = z.object({
  /** A kind of records, or the code of a table that is typed or imported. */
  code: z.string(),
  kind: z.enum([...recordKinds, 'typed']),
  /** Of a table; records are called by their kind. */
  name: localizedText.nullable(),
  /** Records that were frozen or would be, or people with values; null: nothing is frozen or counted yet. */
  count: z.int().nullable(),
  /** The same of the last batch; null: it is not known. */
  lastCount: z.int().nullable(),
  changed: z
    .object({
      at: timestamp,
      /** Who typed or imported the last of them; null: records do not say. */
      by: z.string().nullable(),
      how: z.enum(['typed', 'imported']).nullable(),
    })
    .nullable(),
  /** People whose records were changed after the batch was prepared, and when the last of them was. */
  later: z.object({ people: z.int(), at: timestamp }).nullable(),
  warnings: z.array(z.enum(sourceWarnings)),
});

export const getBatchSources = defineProcedure({
  id: 'payroll/batches/get-batch-sources',
  kind: 'query',
  summary:
    'What a batch is calculated from, source by source: how much was frozen, against the last batch, when it was changed last, and what has changed since.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: z.object({
    preparedAt: timestamp.nullable(),
    /** Of a batch that is not prepared: when it was counted what would be frozen (`get-forecast`); null: it was not. */
    countedAt: timestamp.nullable(),
    /** The batch of the earlier period with which it is compared. */
    last: z.object({ id, name: z.string() }).nullable(),
    rows: z.array(batchSource),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/sources' }],
});
