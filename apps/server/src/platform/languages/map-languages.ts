import { mapLanguages as contract, ownNameOf } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';

export const mapLanguages = implementQuery(contract, async ({ deps }) => {
  const { languages } = await deps.terms.fresh();
  return Object.fromEntries(languages.map(({ lang, isOpen, isDefault }) => [lang, { name: ownNameOf(lang), isOpen, isDefault }]));
});
