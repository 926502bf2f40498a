import { z } from 'zod';
import { id, ordinal, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionPartSchema } from '../solutions/index.ts';
import { storedPart } from './copy.ts';

export const listCopyChanges = defineProcedure({
  id: 'payroll/copies/list-copy-changes',
  kind: 'query',
  summary:
    'Who changed which part of a copy while it was a draft, and why: the latest first. What stood there before is what takes it back.',
  permission: 'solution.read',
  input: windowInput.extend({ solutionId: id, number: ordinal }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id,
        version: z.int(),
        part: definitionPartSchema,
        /** The part and its place before and after, null where it was not there; of a test nothing, to who may not see pay. */
        before: storedPart.nullable(),
        after: storedPart.nullable(),
        by: z.string().nullable(),
        at: timestamp,
        remarks: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/changes' }],
});
