import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { contractReason, contractReference } from './contract.ts';

export const removeContract = defineProcedure({
  id: 'org/contracts/remove-contract',
  kind: 'mutation',
  summary: 'Removes an employment contract that was entered by mistake, and lets its files go. One that was renewed stays.',
  permission: 'contract.edit',
  input: z.strictObject({ ...contractReference, reason: contractReason }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CONTRACT_RENEWED'],
  rest: [{ method: 'DELETE', path: '/api/org/contracts/{id}' }],
  audit: 'contract',
  changes: 'employee',
});
