import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const mapLanguages = defineProcedure({
  id: 'platform/languages/map-languages',
  kind: 'query',
  summary: 'Every language by its tag.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.record(languageTag, z.object({ name: z.string(), isOpen: z.boolean(), isDefault: z.boolean() })),
  errors: [],
  rest: [{ method: 'GET', path: '/api/base/language/mapList' }],
});
