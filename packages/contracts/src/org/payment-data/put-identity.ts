import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { identityContent, numberOwner, numberReason } from './numbers.ts';

export const putIdentity = defineProcedure({
  id: 'org/payment-data/put-identity',
  kind: 'mutation',
  summary: 'Says by which number of a document the state knows somebody; one of each kind.',
  permission: 'employee.edit',
  input: numberOwner.extend({ ...identityContent.shape, reason: numberReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'NUMBER_MISTYPED'],
  rest: [{ method: 'PUT', path: '/api/org/employees/{employeeId}/identity' }],
  audit: 'employee',
  changes: 'employee',
});
