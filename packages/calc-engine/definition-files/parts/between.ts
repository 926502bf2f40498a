/** What leads from one definition to another, part by part. */
import { type DefinitionPart, headFields, type PartChange } from '@wagewright/contracts/definition-findings';
import { contentHash } from '../../src/definition/hash.ts';
import { type Element, findTable, isElement, listOf, tablesOf, wordOf } from '../layers/elements.ts';
import { changeParts } from './change.ts';
import { namesThatStay } from './order.ts';
import { findPart, innerLists, keyOfKind, shellOf } from './places.ts';

/** Kinds of parts that a definition lists by itself, without steps. */
export const listedKinds = [
  ['balances', 'balance'],
  ['payTypes', 'payType'],
  ['ruleGroups', 'ruleGroup'],
  ['rules', 'rule'],
  ['tests', 'test'],
] as const;

const same = (a: unknown, b: unknown): boolean => contentHash({ of: a }) === contentHash({ of: b });

/** Changes that are made one after the other, each on what the ones before have left. */
class Changing {
  readonly changes: PartChange[] = [];
  now: Element;

  constructor(before: Element) {
    this.now = before;
  }

  make(change: PartChange): void {
    const { definition, made } = changeParts(this.now, [change]);
    if (made.length === 0) return;
    this.now = definition;
    this.changes.push(change);
  }
}

/**
 * Changes that make the later definition of the earlier one: after them every part is the later one's, in its order. Its code is no part, nor is
 * what only resolution writes.
 * @param after a definition of the schema's shape
 */
export function changesBetween(before: unknown, after: unknown): PartChange[] {
  const on = new Changing(isElement(before) ? before : {});
  const wanted = isElement(after) ? after : {};
  for (const field of headFields)
    if (!same(on.now[field], wanted[field])) on.make({ part: { kind: 'definition', field }, value: wanted[field] ?? null });
  changeMessages(on, wanted);
  changeSteps(on, wanted);
  for (const [list, kind] of listedKinds) changeList(on, listOf(on.now, list), listOf(wanted, list), partIn(kind));
  return on.changes;
}

function changeMessages(on: Changing, wanted: Element): void {
  const [now, then] = [on.now.messages, wanted.messages].map((messages) => (isElement(messages) ? messages : {}));
  for (const code of Object.keys({ ...now, ...then })) {
    if (!same(now?.[code], then?.[code])) on.make({ part: { kind: 'message', code }, value: then?.[code] ?? null });
  }
}

type ListedKind = Exclude<DefinitionPart['kind'], 'definition' | 'message'>;
type PartOf = { readonly kind: ListedKind; readonly of: (word: string) => DefinitionPart };

const partIn = (kind: (typeof listedKinds)[number][1] | 'step'): PartOf => ({
  kind,
  of: (word) => (kind === 'test' ? { kind, name: word } : { kind, code: word }),
});

/** Takes out what is gone, puts in what is new, moves what stands elsewhere, and changes what is said otherwise. */
function changeList(on: Changing, now: readonly Element[], wanted: readonly Element[], { kind, of }: PartOf, isShell = false): void {
  const key = keyOfKind[kind];
  const [had, has] = [now, wanted].map((list) => list.map((element) => wordOf(element[key])));
  if (!had || !has) return;
  const known = takeOutOthers(on, had, has, of);
  const stay = namesThatStay(has, known);
  const valueOf = (element: Element | undefined): unknown => (isShell ? shellOf(kind, element) : element);
  for (const [index, element] of wanted.entries()) {
    const word = has[index] ?? '';
    const value = valueOf(element);
    if (!stay.has(word) || !same(valueOf(now[had.indexOf(word)]), value))
      on.make({ part: of(word), value, ...(stay.has(word) ? {} : { after: has[index - 1] ?? null }) });
  }
}

/** Of what is there twice nothing can stay: both have one name. */
function takeOutOthers(on: Changing, had: readonly string[], has: readonly string[], of: PartOf['of']): string[] {
  const wanted = new Set(has);
  const isTwice = (word: string): boolean => had.indexOf(word) !== had.lastIndexOf(word);
  const gone = new Set(had.filter((word) => !wanted.has(word) || isTwice(word)));
  for (const word of gone) on.make({ part: of(word), value: null });
  return had.filter((word) => !gone.has(word));
}

function changeSteps(on: Changing, wanted: Element): void {
  const steps = listOf(wanted, 'steps');
  const codes = new Set(steps.map(({ code }) => code));
  const tables = new Map(tablesOf(wanted).map((table) => [wordOf(table.code), table]));
  for (const table of tablesOf(on.now)) {
    const then = tables.get(wordOf(table.code));
    const isTwice = tablesOf(on.now).filter(({ code }) => code === table.code).length > 1;
    if ((then?.kind !== table.kind || isTwice) && findTable(on.now, wordOf(table.code)))
      on.make({ part: { kind: 'table', code: wordOf(table.code) }, value: null });
  }
  const kept = listOf(on.now, 'steps').filter(({ code }) => codes.has(code));
  changeList(on, kept, steps, partIn('step'), true);
  for (const step of steps) changeTables(on, step);
  for (const { code } of listOf(on.now, 'steps').filter((step) => !codes.has(step.code)))
    on.make({ part: { kind: 'step', code: wordOf(code) }, value: null });
}

function changeTables(on: Changing, step: Element): void {
  const code = wordOf(step.code);
  const tables = listOf(step, 'tables');
  const now = listOf(
    listOf(on.now, 'steps').find((candidate) => candidate.code === code),
    'tables',
  );
  const words = tables.map((table) => wordOf(table.code));
  const stay = namesThatStay(
    words,
    now.map((table) => wordOf(table.code)),
  );
  for (const [index, table] of tables.entries()) {
    const word = words[index] ?? '';
    const isKnown = findTable(on.now, word) !== undefined;
    const value = isKnown ? shellOf('table', table) : table;
    const place = stay.has(word) ? {} : { after: words[index - 1] ?? null };
    if (!stay.has(word) || !same(shellOf('table', findTable(on.now, word)), value))
      on.make({ part: { kind: 'table', code: word, ...(stay.has(word) ? {} : { step: code }) }, value, ...place });
    if (isKnown) changeInner(on, table);
  }
}

function changeInner(on: Changing, table: Element): void {
  const code = wordOf(table.code);
  for (const [list, kind] of innerLists.table ?? []) {
    const of = (word: string): DefinitionPart =>
      kind === 'column' ? { kind, table: code, code: word } : { kind: 'version', table: code, from: word };
    changeList(on, listOf(findTable(on.now, code), list), listOf(table, list), { kind: kind as ListedKind, of });
  }
}

/** Whether two definitions say the same of a part, wherever it stands; of a step or table without what is in it. */
export const samePart = (part: DefinitionPart, one: Element, other: Element): boolean =>
  same(shellOf(part.kind, findPart(one, part)?.value), shellOf(part.kind, findPart(other, part)?.value));

/** The same with what is in it. */
export const sameWhole = (part: DefinitionPart, one: Element, other: Element): boolean =>
  same(findPart(one, part)?.value, findPart(other, part)?.value);
