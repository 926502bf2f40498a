import { limits } from '../../core/limits.ts';
import { name } from '../../core/primitives.ts';
import { localizedNameOf } from './definition-basics.ts';

/** A name in both languages, as people type it into a form. */
export const givenNameSchema = localizedNameOf(name(limits.nameCharactersMax));
