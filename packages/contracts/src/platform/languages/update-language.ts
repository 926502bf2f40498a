import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { languageRow } from './language.ts';

export const updateLanguage = defineProcedure({
  id: 'platform/languages/update-language',
  kind: 'mutation',
  summary:
    'Adds a language, opens or closes one, or makes it the default. Whose language is closed reads in the default one until it is opened again, which the call has to say.',
  permission: 'language.edit',
  input: z.strictObject({
    lang: languageTag,
    /** That was seen; of one that is not there yet there is none. */
    version: version.optional(),
    isOpen: z.boolean().optional(),
    isDefault: z.literal(true).optional(),
    /** Said of a language that is somebody’s: they read in the default one meanwhile. */
    usersFollowDefault: z.boolean().default(false),
  }),
  output: languageRow,
  errors: ['STALE_VERSION', 'LANGUAGE_UNKNOWN', 'LANGUAGE_IS_DEFAULT', 'LANGUAGE_IN_USE', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/base/language/update' }],
  audit: 'language',
});
