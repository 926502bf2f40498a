import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { demoMapping, externalId, mappingSources } from './demo-mapping.ts';

export const createDemoMapping = defineProcedure({
  id: 'platform/settings/create-demo-mapping',
  kind: 'mutation',
  summary: 'Lets a visitor whom a provider vouches for be one of the demo accounts, where the demo setting allows it.',
  permission: 'system-config.edit',
  input: z.strictObject({ source: z.enum(mappingSources), externalId, account: name(limits.accountCharactersMax) }),
  output: demoMapping,
  errors: ['DEMO_ACCOUNT_ONLY', 'DEMO_MAPPING_EXISTS', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/demo_setting/user/mapping', status: 201 }],
  audit: 'demo-mapping',
});
