import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, ordinal, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { tableReference } from './global-table.ts';

export const takeGlobalTable = defineProcedure({
  id: 'payroll/global-tables/take-global-table',
  kind: 'mutation',
  summary:
    'Puts a revision of a global table into the drafts of solutions, all or none: drafts are made where there are none, tables are linked, and what they held before gives way. Publishing stays each solution’s own.',
  permission: 'solution.edit',
  input: tableReference.extend({
    targets: z
      .array(
        z.strictObject({
          solutionId: id,
          revision: ordinal,
          /** The dated table that holds it; one that is not there is added to the step. */
          table: codeSchema,
          step: codeSchema.optional(),
        }),
      )
      .min(1)
      .max(limits.globalTableTargetsMax),
    remarks: remarks.optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        solutionId: id,
        draftNumber: z.int(),
        version: z.int(),
        /** What is wrong with the draft now. */
        findings: z.int(),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'DRAFT_TOO_LARGE', 'STALE_VERSION', 'GLOBAL_TABLE_LINKED'],
  rest: [{ method: 'POST', path: '/api/payroll/global-tables/{code}/take' }],
  audit: 'solution-copy',
  changes: 'solution-copy',
  idempotent: true,
});
