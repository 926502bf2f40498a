import { remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodReference, periodSummary } from './period.ts';
import { changeErrors } from './period-action.ts';

export const reopenPeriod = defineProcedure({
  id: 'payroll/periods/reopen-period',
  kind: 'mutation',
  summary: 'Opens a closed period again; why stands in the audit.',
  permission: 'period.reopen',
  input: periodReference.extend({ remarks: remarks.min(1) }),
  output: periodSummary,
  errors: [...changeErrors],
  rest: [{ method: 'POST', path: '/api/payroll/periods/{id}/reopen' }],
  audit: 'period',
  changes: 'period',
  idempotent: true,
});
