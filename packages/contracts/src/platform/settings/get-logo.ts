import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const getLogo = defineProcedure({
  id: 'platform/settings/get-logo',
  kind: 'query',
  summary:
    'The company’s logo as a data: address, for the sign-in page and the head of the navigation; null where the product’s own mark stands.',
  permission: 'public',
  input: z.strictObject({}),
  output: z.object({ logo: z.string().nullable() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/system/config/logo' }],
});
