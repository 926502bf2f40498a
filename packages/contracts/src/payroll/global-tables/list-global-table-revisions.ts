import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { revisionSummary } from './global-table.ts';

export const listGlobalTableRevisions = defineProcedure({
  id: 'payroll/global-tables/list-global-table-revisions',
  kind: 'query',
  summary: 'All revisions of a global table, the latest first: who wrote each, when and why.',
  permission: 'global-table.read',
  input: windowInput.extend({ code: codeSchema }),
  output: z.object({ total: z.int(), rows: z.array(revisionSummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/global-tables/{code}/revisions' }],
});
