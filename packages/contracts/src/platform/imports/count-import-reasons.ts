import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** A reason for which rows are refused: of a column, or of rows as a whole. */
export const importReason = z.object({
  code: z.string(),
  column: z.string().nullable(),
  /** Rows that are refused for it. */
  count: z.int(),
  /** The sentence of the first of them. */
  text: z.string(),
});

export const countImportReasons = defineProcedure({
  id: 'platform/imports/count-import-reasons',
  kind: 'query',
  summary: 'For which reasons rows of an import are refused, and how many are for each; the most frequent first.',
  permission: 'import.read',
  input: z.strictObject({ id }),
  output: z.object({ total: z.int(), rows: z.array(importReason) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/platform/imports/{id}/reasons' }],
});
