import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { delegation } from './delegation.ts';

export const listDelegations = defineProcedure({
  id: 'approvals/delegations/list-delegations',
  kind: 'query',
  summary: 'Delegations that the caller gave or received, the latest first.',
  permission: 'approval.decide',
  input: windowInput,
  output: z.object({ rows: z.array(delegation), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/approvals/delegations' }],
});
