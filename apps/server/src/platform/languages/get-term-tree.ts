import { getTermTree as contract, termApplications } from '@wagewright/contracts/platform/languages';
import { implementQuery } from '../../core/implement.ts';
import { partsOf, sumOf, type TermPart } from './term-parts.ts';

const areaOf = ({ hierarchyCode }: TermPart): string => hierarchyCode.split('/')[0] ?? hierarchyCode;

/** Slices below their areas; an area that is a slice itself has none below it. */
function branchesOf(parts: readonly TermPart[]) {
  const byArea = Map.groupBy(parts, areaOf);
  return [...byArea].map(([area, slices]) => ({
    appCode: slices[0]?.appCode ?? 'web',
    hierarchyCode: area,
    name: area,
    ...sumOf(slices),
    children: slices.filter(({ hierarchyCode }) => hierarchyCode !== area),
  }));
}

export const getTermTree = implementQuery(contract, async ({ input, deps }) => {
  const book = await deps.terms.fresh();
  const lang = input.filter?.lang;
  if (lang !== undefined) book.require(lang);
  const parts = partsOf(book, lang);
  return termApplications.map((appCode) => {
    const own = parts.filter((part) => part.appCode === appCode);
    return { appCode, name: appCode, ...sumOf(own), children: branchesOf(own) };
  });
});
