/** Where the parts of a definition stand: which list holds each, and by which key it is found there. */
import type { DefinitionPart, PartKind } from '@wagewright/contracts/definition-findings';
import { type Element, isElement, listOf, tablesOf, wordOf } from '../layers/elements.ts';

/** Key that names the elements of a list. */
export const keyOfKind: Readonly<Record<Exclude<PartKind, 'definition' | 'message'>, string>> = {
  step: 'code',
  table: 'code',
  column: 'code',
  version: 'validFrom',
  balance: 'code',
  payType: 'code',
  ruleGroup: 'code',
  rule: 'code',
  test: 'name',
};

/** Lists in an element that hold parts of their own, with their kind. */
export const innerLists: Readonly<Partial<Record<PartKind, readonly (readonly [list: string, kind: PartKind])[]>>> = {
  step: [['tables', 'table']],
  table: [
    ['columns', 'column'],
    ['versions', 'version'],
  ],
};

/** A step or table without the parts that are in it; any other part as it is. */
export function shellOf(kind: PartKind, value: unknown): unknown {
  const lists = new Set((innerLists[kind] ?? []).map(([list]) => list));
  return isElement(value) && lists.size > 0 ? Object.fromEntries(Object.entries(value).filter(([key]) => !lists.has(key))) : value;
}

/** Lists that are left out where they would be empty; the others have nothing as their default. */
export const leftOutWhenEmpty: ReadonlySet<string> = new Set(['payTypes', 'ruleGroups', 'rules']);

/** The part's own word in its list. */
export const wordOfPart = (part: DefinitionPart): string => {
  if (part.kind === 'definition') return part.field;
  if (part.kind === 'version') return part.from;
  return part.kind === 'test' ? part.name : part.code;
};

/** Changes the list that holds a part; null where there is none, because its table or step does not exist. */
export function withListOf(
  definition: Element,
  part: DefinitionPart,
  edit: (list: readonly Element[]) => readonly Element[],
): Element | null {
  switch (part.kind) {
    case 'step':
      return editList(definition, 'steps', edit);
    case 'balance':
      return editList(definition, 'balances', edit);
    case 'payType':
      return editList(definition, 'payTypes', edit);
    case 'ruleGroup':
      return editList(definition, 'ruleGroups', edit);
    case 'rule':
      return editList(definition, 'rules', edit);
    case 'test':
      return editList(definition, 'tests', edit);
    case 'table':
      return inStep(definition, (step) => (part.step === undefined ? holds(step, part.code) : step.code === part.step), 'tables', edit);
    case 'column':
    case 'version':
      return inTable(definition, part.table, part.kind === 'column' ? 'columns' : 'versions', edit);
    default:
      return null;
  }
}

const holds = (step: Element, code: string): boolean => listOf(step, 'tables').some((table) => table.code === code);

function editList(element: Element, key: string, edit: (list: readonly Element[]) => readonly Element[]): Element {
  const list = edit(listOf(element, key));
  const { [key]: _, ...rest } = element;
  return list.length > 0 || (element[key] !== undefined && !leftOutWhenEmpty.has(key)) ? { ...rest, [key]: list } : rest;
}

function inStep(
  definition: Element,
  isMeant: (step: Element) => boolean,
  key: string,
  edit: (list: readonly Element[]) => readonly Element[],
): Element | null {
  const steps = listOf(definition, 'steps');
  const index = steps.findIndex(isMeant);
  const step = steps[index];
  return step ? { ...definition, steps: steps.with(index, editList(step, key, edit)) } : null;
}

function inTable(definition: Element, code: string, key: string, edit: (list: readonly Element[]) => readonly Element[]): Element | null {
  return inStep(
    definition,
    (step) => holds(step, code),
    'tables',
    (tables) => tables.map((table) => (table.code === code ? editList(table, key, edit) : table)),
  );
}

/** A part with all that is in it and what it stands behind; null where there is none. */
export interface FoundPart {
  readonly value: unknown;
  /** The word of the part before it; null for the first, undefined where order means nothing. */
  readonly after?: string | null | undefined;
  /** Of a table. */
  readonly step?: string | undefined;
}

export function findPart(definition: Element, part: DefinitionPart): FoundPart | null {
  if (part.kind === 'definition') return definition[part.field] === undefined ? null : { value: definition[part.field] };
  if (part.kind === 'message') {
    const message = (definition.messages as Element | undefined)?.[part.code];
    return message === undefined ? null : { value: message };
  }
  if (part.kind === 'table') {
    const step = listOf(definition, 'steps').find((candidate) => holds(candidate, part.code));
    const found = step && inList(listOf(step, 'tables'), 'code', part.code);
    return step && found ? { ...found, step: wordOf(step.code) } : null;
  }
  const table = 'table' in part ? tablesOf(definition).find(({ code }) => code === part.table) : undefined;
  const list = {
    step: () => listOf(definition, 'steps'),
    column: () => listOf(table, 'columns'),
    version: () => listOf(table, 'versions'),
    balance: () => listOf(definition, 'balances'),
    payType: () => listOf(definition, 'payTypes'),
    ruleGroup: () => listOf(definition, 'ruleGroups'),
    rule: () => listOf(definition, 'rules'),
    test: () => listOf(definition, 'tests'),
  }[part.kind]();
  return inList(list, keyOfKind[part.kind], wordOfPart(part));
}

function inList(list: readonly Element[], key: string, word: string): FoundPart | null {
  const index = list.findIndex((element) => element[key] === word);
  const before = list[index - 1];
  return index < 0 ? null : { value: list[index], after: before ? wordOf(before[key]) : null };
}
