/** The language: parse, check, print, look up functions. Safe in a browser: no code generation, no Node. */

export { argumentSlots, signature } from '../functions/arity.ts';
export { findFunction, functions } from '../functions/index.ts';
export type { ArgumentSpec, FunctionExample, FunctionGroup, FunctionSpec } from '../functions/spec.ts';
export { type CheckResult, checkFormula } from './check.ts';
export type { CheckedNode, ValueKind } from './checked.ts';
export { parser } from './generated/parser.ts';
export { nearestName, suggestName } from './nearest.ts';
export { type ParseResult, parseFormula } from './parse.ts';
export { printFormula, printName } from './print.ts';
export { collectHistory, type Scope, type ScopeColumn, type ScopeElement, type ScopePayType, type ScopeTable } from './scope.ts';
export { type LanguageError, languageLimits, type Syntax } from './syntax.ts';
