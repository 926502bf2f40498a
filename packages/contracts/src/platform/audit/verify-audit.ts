import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { entryId } from './list-audit.ts';

export const verifyAudit = defineProcedure({
  id: 'platform/audit/verify-audit',
  kind: 'query',
  summary: 'Holds the next entries of the audit against their chain; asked again from where it stopped, the whole of it.',
  permission: 'audit.read',
  input: z.strictObject({
    /** The entry up to which it was checked already; from the first without it. */
    after: entryId.optional(),
  }),
  output: z.object({
    checked: z.int(),
    /** Entries in all, of the first part only: they are counted once. */
    total: z.int().nullable(),
    /** Where to go on; null at the end. */
    next: entryId.nullable(),
    /** The first entry that was altered, or before which some are missing. */
    broken: z.object({ id: entryId, at: timestamp, isAltered: z.boolean() }).nullable(),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/audit/verify' }],
  immediate: true,
});
