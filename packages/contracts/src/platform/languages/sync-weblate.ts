import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const syncWeblate = defineProcedure({
  id: 'platform/languages/sync-weblate',
  kind: 'mutation',
  summary:
    'Synchronises all terms with Weblate, as a job: what changed here is sent there, what changed there is taken over after it was checked, and what changed on both sides stays as it is and is counted.',
  permission: 'language.edit',
  input: z.strictObject({}),
  output: z.object({ jobId: id }),
  errors: ['WEBLATE_NOT_SET', 'WEBLATE_BUSY'],
  rest: [{ method: 'POST', path: '/api/base/language/asyncWeblateLang', status: 202 }],
  audit: 'weblate-sync',
});
