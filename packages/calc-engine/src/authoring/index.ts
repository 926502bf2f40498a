/** Writing a definition: what names mean in each of its tables, and what may stand where somebody is typing. Safe in a browser, as the language is. */

export { applicationScope } from '../definition/application-scope.ts';
export { type ConditionItem, payslipScope } from '../definition/payslip-conditions.ts';
export { type ScopeAttribute, scopeAttributes } from '../definition/scope-attributes.ts';
export { definitionScopes } from '../definition/scopes.ts';
export type { Scope } from '../language/scope.ts';
export { checkText, type TextFinding } from './check-text.ts';
export { type CallHelp, type Completion, type Completions, completeFormula, helpAt } from './complete.ts';
export type { Site } from './mentions.ts';
export { findUses, type Named, renameEverywhere } from './rename.ts';
export { type Flow, type FlowNode, tableFlow } from './table-flow.ts';
export { askRows, type RowError, type RowQuestion, type WrittenRows } from './table-rows.ts';
