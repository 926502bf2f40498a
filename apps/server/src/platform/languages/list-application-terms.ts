import { listApplicationTerms as contract } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { findTerms } from './find-terms.ts';

type ByName = Record<string, string>;

export const listApplicationTerms = implementQuery(contract, async ({ input: { appCodeArray, lang }, deps }) => {
  const book = await deps.terms.fresh();
  book.require(lang);
  const told: Record<string, Record<string, ByName>> = {};
  for (const appCode of appCodeArray) {
    const hierarchies: Record<string, ByName> = {};
    for (const { key, hierarchyCode, name } of findTerms(book, { appCode })) {
      const text = book.text(lang, key);
      if (text !== undefined) (hierarchies[hierarchyCode] ??= {})[name] = text;
    }
    told[appCode] = hierarchies;
  }
  return told;
});
