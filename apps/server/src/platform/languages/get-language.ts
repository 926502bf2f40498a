import { getLanguage as contract } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { partsOf } from './term-parts.ts';
import { usersByLanguage, viewLanguage } from './view-language.ts';

export const getLanguage = implementQuery(contract, async ({ input: { filter }, deps }) => {
  const book = await deps.terms.fresh();
  const language = book.require(filter.lang);
  const users = await usersByLanguage(deps.db.reads);
  const parts = partsOf(book, filter.lang).map(({ name: _name, ...part }) => part);
  return { ...viewLanguage(language, book, users(filter.lang)), parts };
});
