import { z } from 'zod';
import { timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const getSecondFactor = defineProcedure({
  id: 'identity/second-factor/get-second-factor',
  kind: 'query',
  summary: 'Whether the caller has a second factor, since when, and how many recovery codes are left.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ confirmedAt: timestamp.nullable(), recoveryCodesLeft: z.int(), isRequired: z.boolean() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/second-factor' }],
});
