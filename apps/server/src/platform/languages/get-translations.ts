import { getTranslations as contract } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';

export const getTranslations = implementQuery(contract, async ({ input: { keys, lang }, deps }) => {
  const book = await deps.terms.fresh();
  book.require(lang);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = book.text(lang, key);
      return text === undefined ? [] : [[key, text]];
    }),
  );
});
