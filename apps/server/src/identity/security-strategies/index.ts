export { defaultRules, patternAnswer, rulesOf } from './rules-of.ts';
