import { getUserLanguage as contract } from '@wagewright/contracts/platform/languages';
import { ownLanguageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';

export const getUserLanguage = implementQuery(contract, async ({ context }) => ({ lang: ownLanguageOf(context) }));
