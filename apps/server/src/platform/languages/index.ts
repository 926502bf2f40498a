export { requireOpenLanguage } from './require-open-language.ts';
export { readShippedTerms } from './shipped-terms.ts';
export type { TermBook } from './term-book.ts';
export { Terms } from './terms.ts';
