import { listTerms as contract, termFilter } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { findTerms, viewTerm } from './find-terms.ts';

export const listTerms = implementQuery(contract, async ({ input: { appCode, hierarchyCode, filter }, deps }) => {
  const book = await deps.terms.fresh();
  const { offset, limit, ...wanted } = filter ?? termFilter.parse({});
  const found = findTerms(book, { appCode, hierarchyCode, ...wanted });
  return {
    total: found.length,
    languages: book.languages.map(({ lang }) => lang),
    rows: found.slice(offset, offset + limit).map((term) => viewTerm(book, term)),
  };
});
