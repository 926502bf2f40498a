import { defineProcedure } from '../../core/procedure.ts';
import { periodInput, periodReference, periodSummary } from './period.ts';
import { changeErrors } from './period-action.ts';
import { dateErrors } from './period-dates.ts';

export const editPeriod = defineProcedure({
  id: 'payroll/periods/edit-period',
  kind: 'mutation',
  summary: 'Changes the name and the dates of a period that nobody is paid in yet, between its neighbours.',
  permission: 'period.edit',
  input: periodInput.extend(periodReference.shape),
  output: periodSummary,
  errors: [...changeErrors, 'PERIOD_HAS_BATCHES', 'PERIOD_NAME_TAKEN', ...dateErrors],
  rest: [{ method: 'PUT', path: '/api/payroll/periods/{id}' }],
  audit: 'period',
  changes: 'period',
  idempotent: true,
});
