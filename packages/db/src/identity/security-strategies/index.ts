export { type RulesRow, readDefaultRules, readRulesOf } from './read-rules.ts';
