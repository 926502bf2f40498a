import { listLanguages as contract } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { usersByLanguage, viewLanguage } from './view-language.ts';

export const listLanguages = implementQuery(contract, async ({ deps }) => {
  const book = await deps.terms.fresh();
  const users = await usersByLanguage(deps.db.reads);
  return book.languages.map((language) => viewLanguage(language, book, users(language.lang)));
});
