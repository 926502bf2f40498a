import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { delegation } from './delegation.ts';

export const endDelegation = defineProcedure({
  id: 'approvals/delegations/end-delegation',
  kind: 'mutation',
  summary: 'Ends one of the caller’s delegations at once; what was decided by it stays.',
  permission: 'approval.decide',
  input: z.strictObject({ id }),
  output: delegation,
  errors: ['NOT_FOUND', 'DELEGATION_OVER'],
  rest: [{ method: 'POST', path: '/api/approvals/delegations/{id}/end' }],
  audit: 'approval-delegation',
});
