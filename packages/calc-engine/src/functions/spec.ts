/** What a function of the language is: data from which arity checks, completion, hover help and the reference are made. */
import type { HistoryWindow, TextRange } from '../api.ts';
import type { DefinitionErrorCode } from '../errors.ts';
import type { CheckedNode } from '../language/checked.ts';
import type { Scope, ScopeColumn, ScopeElement, ScopePayType, ScopeTable } from '../language/scope.ts';

export type ArgumentKind =
  | 'number'
  | 'text'
  | 'date'
  | 'boolean'
  | 'any'
  | 'table'
  | 'column'
  | 'element'
  | 'pay-type'
  | 'currency'
  | 'option'
  | 'rows';

export interface ArgumentSpec {
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly optional?: boolean;
  /** Evaluated at each row that the call walks. */
  readonly walked?: boolean;
  /** Words that may stand here, for kind `option`. */
  readonly options?: readonly string[];
}

export type BoundArgument =
  | { readonly kind: 'value'; readonly node: CheckedNode; readonly range: TextRange }
  | { readonly kind: 'table'; readonly table: ScopeTable; readonly range: TextRange }
  | { readonly kind: 'column'; readonly column: ScopeColumn; readonly range: TextRange }
  /** A table whose rows are counted, written by its name alone. */
  | { readonly kind: 'rows'; readonly range: TextRange }
  | { readonly kind: 'element'; readonly element: ScopeElement; readonly range: TextRange }
  | { readonly kind: 'pay-type'; readonly payType: ScopePayType; readonly range: TextRange }
  | { readonly kind: 'option'; readonly option: string; readonly range: TextRange };

/** Rows of a table being walked by an aggregate. */
export interface Walk {
  readonly table: ScopeTable;
  /** Nesting depth, from 1. */
  readonly depth: number;
}

/** A checked call handed to a function's `build`. */
export interface Call {
  readonly name: string;
  readonly range: TextRange;
  readonly args: readonly BoundArgument[];
  readonly scope: Scope;
  /** The rows that the call walks; null where it walks none. */
  readonly walk: Walk | null;
  readonly where: CheckedNode | null;
  /** At which depth rows are walked that the function walks of its own accord, from 1; null where no more may be. */
  readonly freeDepth: number | null;
  /** Reports an error of the definition; returns null so that a build can `return call.fail(…)`. */
  fail(code: DefinitionErrorCode, message: string, nextStep: string, range?: TextRange): null;
  /** Makes the operands one type and currency, or reports why not. */
  unify(nodes: readonly CheckedNode[]): boolean;
}

export type FunctionGroup =
  | 'logic'
  | 'numbers'
  | 'rounding'
  | 'tables'
  | 'tax'
  | 'proration'
  | 'dates'
  | 'history'
  | 'money'
  | 'text'
  | 'rows';

export interface FunctionExample {
  readonly expression: string;
  /** The value as text: digits, TRUE or FALSE, a date, or `error CODE`. */
  readonly result: string;
}

export interface FunctionSpec {
  readonly name: string;
  readonly group: FunctionGroup;
  readonly arguments: readonly ArgumentSpec[];
  /** Arguments that may come again and again after `arguments`, as a group. */
  readonly repeating?: readonly ArgumentSpec[];
  /** Least number of repetitions; default 0. */
  readonly repetitionsMin?: number;
  /** One more argument after the repetitions. */
  readonly last?: ArgumentSpec;
  /** The call walks rows of the table that its walked arguments name: always, or only where one argument names such a table. */
  readonly rows?: 'always' | 'if-named';
  readonly result: string;
  readonly doc: { readonly en: string; readonly 'zh-CN': string };
  readonly examples: readonly FunctionExample[];
  build(call: Call): CheckedNode | null;
}

export function valueAt(call: Call, index: number): CheckedNode {
  const argument = call.args[index];
  if (argument?.kind !== 'value') throw new Error(`${call.name}: argument ${index + 1} was bound as ${argument?.kind}, not as a value`);
  return argument.node;
}

export function optionalValueAt(call: Call, index: number): CheckedNode | null {
  return call.args[index] === undefined ? null : valueAt(call, index);
}

export function tableAt(call: Call, index: number): ScopeTable {
  const argument = call.args[index];
  if (argument?.kind !== 'table') throw new Error(`${call.name}: argument ${index + 1} was bound as ${argument?.kind}, not as a table`);
  return argument.table;
}

export function columnAt(call: Call, index: number): ScopeColumn {
  const argument = call.args[index];
  if (argument?.kind !== 'column') throw new Error(`${call.name}: argument ${index + 1} was bound as ${argument?.kind}, not as a column`);
  return argument.column;
}

export function elementAt(call: Call, index: number): ScopeElement {
  const argument = call.args[index];
  if (argument?.kind !== 'element')
    throw new Error(`${call.name}: argument ${index + 1} was bound as ${argument?.kind}, not as an element`);
  return argument.element;
}

export function payTypeAt(call: Call, index: number): ScopePayType {
  const argument = call.args[index];
  if (argument?.kind !== 'pay-type')
    throw new Error(`${call.name}: argument ${index + 1} was bound as ${argument?.kind}, not as a pay type`);
  return argument.payType;
}

export function optionAt(call: Call, index: number, fallback: string): string {
  const argument = call.args[index];
  return argument?.kind === 'option' ? argument.option : fallback;
}

export function valuesFrom(call: Call, index: number): CheckedNode[] {
  return call.args.slice(index).map((_, offset) => valueAt(call, index + offset));
}

export type { HistoryWindow };
