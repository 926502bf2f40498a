import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { weblateSetting, weblateToken } from './weblate.ts';

export const updateWeblate = defineProcedure({
  id: 'platform/languages/update-weblate',
  kind: 'mutation',
  summary:
    'Says where terms are synchronised with: Weblate’s address, project, component and a token, which is sealed and never told again. A new address takes a new token.',
  permission: 'language.edit',
  input: z.strictObject({ ...weblateSetting, token: weblateToken.optional(), version: version.optional() }),
  output: z.object({ version }),
  errors: ['STALE_VERSION', 'WEBLATE_TOKEN_MISSING', 'WEBLATE_BUSY'],
  rest: [{ method: 'PUT', path: '/api/platform/languages/weblate' }],
  audit: 'weblate',
});
