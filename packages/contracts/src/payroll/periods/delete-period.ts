import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodReference } from './period.ts';
import { changeErrors } from './period-action.ts';

export const deletePeriod = defineProcedure({
  id: 'payroll/periods/delete-period',
  kind: 'mutation',
  summary: 'Deletes the last period of a solution while nothing points to it.',
  permission: 'period.edit',
  input: periodReference,
  output: z.object({ id }),
  errors: [...changeErrors],
  rest: [{ method: 'DELETE', path: '/api/payroll/periods/{id}' }],
  audit: 'period',
  changes: 'period',
  idempotent: true,
});
