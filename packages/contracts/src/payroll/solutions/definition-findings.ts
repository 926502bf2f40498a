/** What is wrong with a definition: checking its shape, codes, places, and the words of both languages. */
export * from './definition-difference.ts';
export * from './definition-layer.ts';
export * from './definition-part.ts';
export * from './definition-plain.ts';
export * from './definition-shape.ts';
export * from './describe-difference.ts';
export * from './describe-finding.ts';
export { keyWords, valueWords } from './difference-words.ts';
export * from './finding.ts';
export { findingTerms } from './finding-terms.ts';
export { type FindingWords, type ShapeFindingCode, shapeFindingWords } from './finding-words.ts';
export { partAsWritten, partsBetween } from './parts-between.ts';
export * from './snapshot-catalogue.ts';
