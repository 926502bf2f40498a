import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyStatuses } from '../solutions/index.ts';
import { tableReference } from './global-table.ts';

export const listGlobalTableUses = defineProcedure({
  id: 'payroll/global-tables/list-global-table-uses',
  kind: 'query',
  summary:
    'Where a global table is used: the copies of the caller’s solutions, the revision that each holds, and the one that holds for its company now.',
  permission: 'solution.read',
  input: tableReference,
  output: z.object({
    rows: z.array(
      z.object({
        solutionId: id,
        solution: localizedText,
        copyNumber: z.int(),
        status: z.enum(copyStatuses),
        /** By its code in the rules. */
        table: z.string(),
        revision: z.int(),
        /** What holds for the solution’s legal entity now: its own rows, else the common ones. */
        latest: z.int().nullable(),
        /** The last batch with a whole result, to try another revision on. */
        lastBatch: z.object({ id, name: z.string(), payees: z.int() }).nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/global-tables/{code}/uses' }],
});
