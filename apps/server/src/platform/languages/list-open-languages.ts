import { listOpenLanguages as contract, ownNameOf } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';

export const listOpenLanguages = implementQuery(contract, async ({ deps }) => {
  const { languages } = await deps.terms.fresh();
  return languages.filter(({ isOpen }) => isOpen).map(({ lang, isDefault }) => ({ lang, name: ownNameOf(lang), isDefault }));
});
