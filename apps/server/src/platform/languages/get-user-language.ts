import { getUserLanguage as contract } from '@wagewright/contracts/platform/languages';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';

export const getUserLanguage = implementQuery(contract, async ({ actor, context }) => ({ lang: actor.language ?? languageOf(context) }));
