import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { explainedCell, explainedPlace } from '../tables/index.ts';

export const explainChangedCell = defineProcedure({
  id: 'payroll/what-ifs/explain-changed-cell',
  kind: 'query',
  summary: 'How a value of a what-if or replay came about, down to its sources and to what was known of them when.',
  permission: 'pay.read',
  input: explainedPlace.extend({ runId: id }),
  output: explainedCell,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/tables/{table}/cells/{employeeId}/{column}' }],
});
