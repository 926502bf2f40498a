/** One layer on the definition below it. */
import type { DefinitionLayer } from '@wagewright/contracts/definition-findings';
import { leftOutWhenEmpty } from '../parts/places.ts';
import type { Path } from '../text.ts';
import { type Element, findTable, listOf, tablesOf, wordOf } from './elements.ts';
import type { Layering } from './layering.ts';
import { unlinkChanged } from './links.ts';
import { addRows, addVersions, changeRows, offRows } from './rows.ts';

/** Lists of a definition whose elements are found by one word. */
const flat = [
  ['balances', 'code', 'balance'],
  ['payTypes', 'code', 'payType'],
  ['ruleGroups', 'code', 'ruleGroup'],
  ['rules', 'code', 'rule'],
  ['tests', 'name', 'test'],
] as const;

/** The definition with the layer on it: off, then change, then add. What the definition holds is not changed itself. */
export function applyLayer(below: Element, layer: DefinitionLayer, on: Layering): Element {
  const steps = listOf(below, 'steps').map((step) =>
    copyOf(step, on, { tables: listOf(step, 'tables').map((table) => copyOf(table, on, { columns: [...listOf(table, 'columns')] })) }),
  );
  const made: Element = { ...below, steps };
  for (const [list] of flat) if (below[list] !== undefined) made[list] = [...listOf(below, list)];
  switchOff(made, layer, on);
  change(made, layer, on);
  add(made, layer, on);
  for (const key of [
    'code',
    'name',
    'currency',
    'country',
    'periodsPerYear',
    'summary',
    'exchangeRates',
    'plausible',
    'abnormal',
    'scope',
  ] as const) {
    if (layer[key] === null) delete made[key];
    else if (layer[key] !== undefined) made[key] = on.part(key);
  }
  const messages = on.part('messages');
  if (messages) made.messages = on.changed((below.messages as Element | undefined) ?? {}, messages);
  leaveOutEmptied(made, below);
  made.steps = listOf(made, 'steps').filter((step) => listOf(step, 'tables').length > 0);
  unlinkChanged(made, below);
  delete made.origin;
  return on.provenance.made(made, on.part(), below);
}

/** What may be left out is left out when nothing of the parent's is left in it. */
function leaveOutEmptied(made: Element, below: Element): void {
  if (Object.keys(Object(made.messages) as object).length === 0) delete made.messages;
  for (const list of leftOutWhenEmpty) if (listOf(below, list).length > 0 && listOf(made, list).length === 0) delete made[list];
}

const copyOf = (element: Element, on: Layering, parts: Element): Element => on.provenance.made({ ...element, ...parts }, element);

const codesOf = (list: readonly Element[], key = 'code'): string[] => list.map((element) => wordOf(element[key]));
const columnPaths = (definition: Element): string[] =>
  tablesOf(definition).flatMap((table) => codesOf(listOf(table, 'columns')).map((code) => `${wordOf(table.code)}.${code}`));

function findColumn(
  definition: Element,
  path: string,
): { readonly table: Element; readonly index: number; readonly column: Element } | null {
  const [code = '', name = ''] = path.split('.');
  const table = findTable(definition, code);
  const columns = listOf(table, 'columns');
  const index = columns.findIndex((column) => column.code === name);
  const column = columns[index];
  return table && column ? { table, index, column } : null;
}

function switchOff(made: Element, { off }: DefinitionLayer, on: Layering): void {
  for (const [index, code] of (off?.tables ?? []).entries()) {
    if (!removeTable(made, code, ['off', 'tables', index], on))
      on.missing('table', code, codesOf(tablesOf(made)), ['off', 'tables', index]);
  }
  for (const [index, entry] of (off?.columns ?? []).entries()) {
    const [name, as] = typeof entry === 'string' ? [entry, undefined] : [entry.column, entry.as];
    if (!removeColumn(made, name, as, ['off', 'columns', index], on))
      on.missing('column', name, columnPaths(made), ['off', 'columns', index]);
  }
  for (const [index, entry] of (off?.tags ?? []).entries()) {
    const [tag, as] = typeof entry === 'string' ? [entry, undefined] : [entry.tag, entry.as];
    removeTagged(made, tag, as, ['off', 'tags', index], on);
  }
  for (const [list, key, kind] of flat) removeFrom(made, list, key, kind, off?.[list] ?? [], on);
  offRows(made, off?.rows ?? {}, on);
}

function removeTable(made: Element, code: string, path: Path, on: Layering): boolean {
  const step = listOf(made, 'steps').find((candidate) => listOf(candidate, 'tables').some((table) => table.code === code));
  if (!step) return false;
  step.tables = listOf(step, 'tables').filter((table) => table.code !== code);
  on.off.push({ name: code, calledAs: [code], path });
  return true;
}

const namesOf = (element: Element): string[] => [wordOf(element.code), ...Object.values((element.name ?? {}) as Record<string, string>)];

function removeColumn(made: Element, name: string, as: unknown, path: Path, on: Layering): boolean {
  const found = findColumn(made, name);
  if (!found) return false;
  const { table, index, column } = found;
  const columns = listOf(table, 'columns');
  if (as !== undefined && table.kind !== 'data') on.fail('NOTHING_STANDS_IN', path, { name });
  if (as !== undefined && table.kind === 'data') {
    const { expression: _, reference: __, validOn: ___, types: ____, ...rest } = column;
    const standIn = { ...rest, constant: as, display: { ...(column.display as Element | undefined), hidden: true } };
    table.columns = columns.with(index, on.provenance.made(standIn, column));
    return true;
  }
  table.columns = columns.toSpliced(index, 1);
  on.off.push({ name, calledAs: [name, ...namesOf(column)], path });
  if (listOf(table, 'columns').length === 0) removeTable(made, wordOf(table.code), path, on);
  return true;
}

function removeTagged(made: Element, tag: string, as: unknown, path: Path, on: Layering): void {
  const carries = (element: Element): boolean => Array.isArray(element.tags) && element.tags.includes(tag);
  const tables = tablesOf(made).filter(carries);
  const columns = tablesOf(made).flatMap((table) =>
    listOf(table, 'columns')
      .filter(carries)
      .map((column) => `${wordOf(table.code)}.${wordOf(column.code)}`),
  );
  if (tables.length === 0 && columns.length === 0) {
    const tags = [...tablesOf(made), ...tablesOf(made).flatMap((table) => listOf(table, 'columns'))].flatMap((element) =>
      Array.isArray(element.tags) ? element.tags.map(String) : [],
    );
    on.missing('tag', tag, tags, path);
  }
  for (const table of tables) removeTable(made, wordOf(table.code), path, on);
  for (const name of columns) removeColumn(made, name, as, path, on);
}

function removeFrom(made: Element, list: string, key: string, kind: string, wanted: readonly string[] | 'all', on: Layering): void {
  if (wanted === 'all') made[list] = [];
  if (wanted === 'all') return;
  for (const [index, name] of wanted.entries()) {
    const elements = listOf(made, list);
    if (!elements.some((element) => element[key] === name)) on.missing(kind, name, codesOf(elements, key), ['off', list, index]);
    made[list] = elements.filter((element) => element[key] !== name);
    if (kind !== 'test') on.off.push({ name, calledAs: [name], path: ['off', list, index] });
  }
}

function change(made: Element, { change: changes }: DefinitionLayer, on: Layering): void {
  for (const code of Object.keys(changes?.steps ?? {})) changeListed(made, 'steps', 'code', 'step', code, on);
  for (const code of Object.keys(changes?.tables ?? {})) changeTable(made, code, on);
  for (const name of Object.keys(changes?.columns ?? {})) {
    const found = findColumn(made, name);
    const path: Path = ['change', 'columns', name];
    if (!found) {
      on.missing('column', name, columnPaths(made), path);
      continue;
    }
    const { after, ...said } = on.part(...path) ?? {};
    const columns = listOf(found.table, 'columns').with(found.index, changedColumn(found.column, said, on));
    found.table.columns = moved(columns, found.index, after, 'column', path, on);
  }
  for (const [list, key, kind] of flat) {
    for (const name of Object.keys(changes?.[list] ?? {})) changeListed(made, list, key, kind, name, on);
  }
  changeRows(made, changes?.rows ?? {}, on);
}

function changeListed(made: Element, list: string, key: string, kind: string, name: string, on: Layering): void {
  const path: Path = ['change', list, name];
  const elements = listOf(made, list);
  const index = elements.findIndex((element) => element[key] === name);
  const found = elements[index];
  if (!found) return on.missing(kind, name, codesOf(elements, key), path);
  const { after, ...said } = on.part(...path) ?? {};
  made[list] = moved(elements.with(index, on.changed(found, said)), index, after, kind, path, on, key);
}

/** With an element behind the one that `after` names; null: the first. Left out, it stays. */
function moved(elements: Element[], index: number, after: unknown, kind: string, path: Path, on: Layering, key = 'code'): Element[] {
  const element = elements[index];
  if (after === undefined || !element) return elements;
  const others = elements.toSpliced(index, 1);
  const at = after === null ? -1 : others.findIndex((known) => known[key] === after);
  if (after !== null && at < 0) on.missing(kind, wordOf(after), codesOf(others, key), [...path, 'after']);
  return others.toSpliced(at + 1, 0, element);
}

/** Where a column's value comes from is one thing: saying another takes out the one before. */
const origins = ['expression', 'constant', 'reference'] as const;

function changedColumn(column: Element, change: Element, on: Layering): Element {
  const isNew = origins.some((key) => change[key] !== undefined && change[key] !== null);
  const kept = isNew ? Object.fromEntries(Object.entries(column).filter(([key]) => !origins.some((origin) => origin === key))) : column;
  return on.changed(isNew ? on.provenance.made(kept, column) : column, change);
}

function changeTable(made: Element, code: string, on: Layering): void {
  const path: Path = ['change', 'tables', code];
  const step = listOf(made, 'steps').find((candidate) => listOf(candidate, 'tables').some((table) => table.code === code));
  if (!step) return on.missing('table', code, codesOf(tablesOf(made)), path);
  const { after, step: to, ...said } = on.part(...path) ?? {};
  const tables = listOf(step, 'tables').map((table) => (table.code === code ? on.changed(table, said) : table));
  const index = tables.findIndex((table) => table.code === code);
  if (to === undefined || to === step.code) {
    step.tables = moved(tables, index, after, 'table', path, on);
    return;
  }
  const other = listOf(made, 'steps').find((candidate) => candidate.code === to);
  if (!other) return on.missing('step', wordOf(to), codesOf(listOf(made, 'steps')), [...path, 'step']);
  step.tables = tables.toSpliced(index, 1);
  const others = [...listOf(other, 'tables'), tables[index] as Element];
  other.tables = moved(others, others.length - 1, after, 'table', path, on);
}

function add(made: Element, { add: added }: DefinitionLayer, on: Layering): void {
  made.steps = insertAll(listOf(made, 'steps'), 'step', ['add', 'steps'], on);
  for (const [index, { step: code }] of (added?.tables ?? []).entries()) {
    const path: Path = ['add', 'tables', index];
    const step = listOf(made, 'steps').find((candidate) => candidate.code === code);
    const table = on.part(...path);
    if (!step) on.missing('step', code, codesOf(listOf(made, 'steps')), path);
    else if (findTable(made, wordOf(table?.code))) on.fail('ALREADY_IN_PARENT', path, { kind: 'table', name: wordOf(table?.code) });
    else if (table) step.tables = insert(listOf(step, 'tables'), table, 'table', path, on);
  }
  for (const code of Object.keys(added?.columns ?? {})) {
    const table = findTable(made, code);
    if (table) table.columns = insertAll(listOf(table, 'columns'), 'column', ['add', 'columns', code], on);
    else on.missing('table', code, codesOf(tablesOf(made)), ['add', 'columns', code]);
  }
  addVersions(made, Object.keys(added?.versions ?? {}), on);
  addRows(made, added?.rows ?? {}, on);
  for (const [list, key, kind] of flat) if (added?.[list]) made[list] = insertAll(listOf(made, list), kind, ['add', list], on, key);
}

function insertAll(elements: readonly Element[], kind: string, path: Path, on: Layering, key = 'code'): Element[] {
  const added = (on.part(...path) as unknown as Element[] | undefined) ?? [];
  return added.reduce<Element[]>((list, element, index) => insert(list, element, kind, [...path, index], on, key), [...elements]);
}

/** Behind the element that `after` names; null: first; left out: last. */
function insert(elements: readonly Element[], element: Element, kind: string, path: Path, on: Layering, key = 'code'): Element[] {
  const { after, step: _, ...rest } = element;
  if (elements.some((known) => known[key] === element[key])) on.fail('ALREADY_IN_PARENT', path, { kind, name: wordOf(element[key]) });
  const at = after === undefined ? elements.length - 1 : after === null ? -1 : elements.findIndex((known) => known[key] === after);
  if (after !== undefined && after !== null && at < 0) on.missing(kind, wordOf(after), codesOf(elements, key), [...path, 'after']);
  return elements.toSpliced(at + 1, 0, on.provenance.made(rest, element));
}
