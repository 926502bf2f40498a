import { z } from 'zod';
import { ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionDifference } from '../solutions/index.ts';
import { tableReference } from './global-table.ts';

export const compareGlobalTableRevisions = defineProcedure({
  id: 'payroll/global-tables/compare-global-table-revisions',
  kind: 'query',
  summary: 'What differs between two revisions of a global table, column by column and rate by rate.',
  permission: 'global-table.read',
  input: tableReference.extend({ from: ordinal, to: ordinal }),
  output: z.object({ differences: z.array(definitionDifference) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/global-tables/{code}/revisions/{from}/differences/{to}' }],
});
