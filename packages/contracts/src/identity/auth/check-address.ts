import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const checkAddress = defineProcedure({
  id: 'identity/auth/check-address',
  kind: 'query',
  summary: 'Failed sign-ins from the caller’s address within a day, how many it has before it must wait, and how long it has to wait now.',
  permission: 'public',
  input: z.strictObject({}),
  output: z.object({ failures: z.int(), failuresBeforeDelay: z.int(), waitSeconds: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/checkIPLoginCount' }],
});
