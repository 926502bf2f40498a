import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail, batchReference } from '../batches/index.ts';
import { payeeInputs } from './payee-input.ts';

export const changePayeeInput = defineProcedure({
  id: 'payroll/payees/change-payee-input',
  kind: 'mutation',
  summary:
    'Replaces what is typed for one employee of a batch; where it is calculated they are calculated again, and everybody else’s result stays.',
  permission: 'batch.prepare',
  input: batchReference.extend({ employeeId: id, inputs: payeeInputs, remarks: remarks.optional() }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'TABLE_ROW', 'RUN_IN_PROGRESS', 'RESULT_MISSING', 'DEFINITION_INVALID'],
  rest: [{ method: 'PUT', path: '/api/payroll/batches/{id}/payees/{employeeId}/input', status: 202 }],
  audit: 'batch',
  changes: 'batch',
  idempotent: true,
});
