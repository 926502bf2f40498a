import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodInput, periodSummary } from './period.ts';
import { dateErrors } from './period-dates.ts';

export const createPeriod = defineProcedure({
  id: 'payroll/periods/create-period',
  kind: 'mutation',
  summary: 'Makes a period after the last one of its solution; it is not activated yet.',
  permission: 'period.edit',
  input: periodInput.extend({ solutionId: id }),
  output: periodSummary,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'PERIOD_NAME_TAKEN', ...dateErrors],
  rest: [{ method: 'POST', path: '/api/payroll/periods', status: 201 }],
  audit: 'period',
  changes: 'period',
  idempotent: true,
});
