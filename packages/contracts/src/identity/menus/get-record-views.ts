import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

/** What has pages of its own. */
export const recordKinds = ['employee', 'user', 'role', 'solution', 'batch'] as const;

export const getRecordViews = defineProcedure({
  id: 'identity/menus/get-record-views',
  kind: 'query',
  summary: 'The pages of a record that the caller may open; none of one out of their reach.',
  permission: 'signed-in',
  input: z.strictObject({ obj: z.strictObject({ entity: z.enum(recordKinds), id }) }),
  output: z.object({ rows: z.array(z.object({ key: z.string(), label: localizedText, path: z.string() })) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/UserBases/views/byRecord' }],
});
