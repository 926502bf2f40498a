/** What differs between two definitions, element by element. */
import { type Difference, type ElementKind, tellDifference } from '@wagewright/contracts/definition-findings';
import { movedNames } from '../parts/order.ts';
import { type Element, isElement, keyOf, listOf, wordOf } from './elements.ts';

export type { Difference } from '@wagewright/contracts/definition-findings';

type Name = Difference['names'][number];

/** What is said of an element, with whose words it is told. */
interface Fact {
  /** JSON; of a row as a whole what its cells say. */
  readonly value: string;
  readonly key: string | null;
  readonly row: Name | null;
  /** What tells the row from the others of its version. */
  readonly rowKey?: string;
  readonly column: Name | null;
  readonly percentage: boolean;
}

interface Entry {
  readonly kind: ElementKind;
  readonly at: string;
  readonly names: readonly Name[];
  /** The element without those within it. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** The list that it stands in, where order means something; of a table its step is. */
  readonly list?: List;
}

interface List {
  readonly id: string;
  readonly name: Name | null;
}

const listed = (id: string, name: Name | null = null): List => ({ id, name });

/** Parts that are elements of their own, and what only resolution writes. */
const inner: ReadonlySet<string> = new Set([
  'steps',
  'tables',
  'columns',
  'versions',
  'balances',
  'payTypes',
  'messages',
  'ruleGroups',
  'rules',
  'tests',
  'origin',
]);

/** Whatever the order of keys, which the database does not keep. */
const json = (value: unknown): string => JSON.stringify(value, inOrder) ?? 'null';
const inOrder = (_key: string, value: unknown): unknown =>
  isElement(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
const fact = (key: string, value: unknown): Fact => ({ value: json(value), key, row: null, column: null, percentage: false });

/** What the parts of a part say, each by its path: `display.payslip`. */
function flatFacts(key: string, value: unknown): [string, Fact][] {
  if (!isElement(value)) return [[key, fact(key, value)]];
  return Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : flatFacts(`${key}.${name}`, part)));
}

function factsOf(element: Element, hidden: ReadonlySet<string> = inner): Map<string, Fact> {
  return new Map(Object.entries(element).flatMap(([key, value]) => (hidden.has(key) || value === undefined ? [] : flatFacts(key, value))));
}

/** A test is told as a whole: what its cells say is for the test itself to show. */
const testFacts = (test: Element): Map<string, Fact> =>
  new Map(Object.entries(test).flatMap(([key, value]) => (value === undefined ? [] : [[key, fact(key, value)]])));

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A name in each language, whatever of it is written; without one the code. */
function namesOf(element: Element | undefined): Name {
  const { en, 'zh-CN': chinese } = isElement(element?.name) ? element.name : ({} as Element);
  const code = nameOf(element?.code);
  return { en: nameOf(en) || nameOf(chinese) || code, 'zh-CN': nameOf(chinese) || nameOf(en) || code };
}

const cellText = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : json(value);

/** A row as people call it: by what the cells of its key are called, the bound of its bracket, or its number. */
function nameOfRow(row: Element, index: number, table: Element, columns: ReadonlyMap<string, Element>): Name {
  const key = keyOf(table);
  if (key.length === 0) return { en: `row ${index + 1}`, 'zh-CN': `第 ${index + 1} 行` };
  const isBracket = !(Array.isArray(table.key) && table.key.length > 0);
  const said = key.map((code): Name => {
    const column = columns.get(code);
    const values = isElement(column?.display) && isElement(column.display.values) ? column.display.values : {};
    const known = values[wordOf(row[code])];
    const cell = known === undefined ? { en: cellText(row[code]), 'zh-CN': cellText(row[code]) } : namesOf({ name: known });
    const name = namesOf(column);
    return isBracket ? { en: `${name.en} ${cell.en}`, 'zh-CN': `${name['zh-CN']} ${cell['zh-CN']}` } : cell;
  });
  return { en: said.map(({ en }) => en).join(', '), 'zh-CN': said.map((name) => name['zh-CN']).join('、') };
}

/** A version's rows cell by cell. */
function versionFacts(version: Element, table: Element): Map<string, Fact> {
  const key = keyOf(table);
  const columns = new Map(listOf(table, 'columns').map((column) => [nameOf(column.code), column]));
  const rows = listOf(version, 'rows').flatMap((row, index): [string, Fact][] => {
    const rowKey = key.length > 0 ? key.map((code) => cellText(row[code])).join(', ') : String(index + 1);
    const inRow = { row: nameOfRow(row, index, table, columns), rowKey };
    const said = Object.entries(row).flatMap(([code, cell]) => (key.includes(code) ? [] : [`${code} ${cellText(cell)}`]));
    const asWhole: [string, Fact] = [`row ${rowKey}`, { ...inRow, value: json(said), key: null, column: null, percentage: false }];
    const cells = Object.entries(row).flatMap(([code, cell]): [string, Fact][] => {
      if (key.includes(code)) return [];
      const column = columns.get(code);
      const percentage = isElement(column?.display) && column.display.percentage === true;
      return [[`row ${rowKey}, ${code}`, { ...inRow, value: json(cell), key: code, column: column ? namesOf(column) : null, percentage }]];
    });
    return [asWhole, ...cells];
  });
  return new Map([...factsOf(version, new Set(['rows'])), ...rows]);
}

function entriesOf(definition: Element): Map<string, Entry> {
  const own = (kind: ElementKind, list: string): Entry[] =>
    listOf(definition, list).map((element) => ({
      kind,
      at: nameOf(element.code),
      names: [namesOf(element)],
      facts: factsOf(element),
      list: listed(list),
    }));
  const entries: Entry[] = [
    { kind: 'definition', at: '', names: [], facts: factsOf(definition) },
    ...own('step', 'steps'),
    ...listOf(definition, 'steps').flatMap((step) => listOf(step, 'tables').flatMap((table) => tableEntries(table, step))),
    ...own('balance', 'balances'),
    ...own('payType', 'payTypes'),
    ...Object.entries(isElement(definition.messages) ? definition.messages : {}).map(
      ([at, message]): Entry => ({ kind: 'message', at, names: [], facts: isElement(message) ? factsOf(message) : new Map() }),
    ),
    ...own('ruleGroup', 'ruleGroups'),
    ...own('rule', 'rules'),
    ...listOf(definition, 'tests').map(
      (test): Entry => ({ kind: 'test', at: nameOf(test.name), names: [], facts: testFacts(test), list: listed('tests') }),
    ),
  ];
  return new Map(entries.map((entry) => [`${entry.kind} ${entry.at}`, entry]));
}

function tableEntries(table: Element, step: Element): Entry[] {
  const code = nameOf(table.code);
  const name = namesOf(table);
  const columns = listOf(table, 'columns').map(
    (column): Entry => ({
      kind: 'column',
      at: `${code}.${nameOf(column.code)}`,
      names: [name, namesOf(column)],
      facts: factsOf(column),
      list: listed(`columns of ${code}`),
    }),
  );
  const versions = listOf(table, 'versions').map(
    (version): Entry => ({
      kind: 'version',
      at: `${code}@${nameOf(version.validFrom)}`,
      names: [name],
      facts: versionFacts(version, table),
    }),
  );
  const list = listed(`tables of ${nameOf(step.code)}`, namesOf(step));
  return [{ kind: 'table', at: code, names: [name], facts: factsOf(table), list }, ...columns, ...versions];
}

const whole = ({ kind, at, names }: Entry, how: 'added' | 'off', after: string | null): Difference => ({
  how,
  kind,
  at,
  names: [...names],
  key: null,
  row: null,
  column: null,
  percentage: false,
  before: null,
  after,
});

interface CompareOptions {
  /** For people: what the rows of a new version say otherwise than those of the version before it, as changes of that version. */
  readonly withinNewVersions?: boolean;
}

/** In the order of the later definition; what it no longer has comes last. An element within one that is new or gone is not said again. */
export function compareDefinitions(before: unknown, after: unknown, { withinNewVersions = false }: CompareOptions = {}): Difference[] {
  const [old, now] = [before, after].map((definition) => (isElement(definition) ? entriesOf(definition) : new Map<string, Entry>()));
  if (!old || !now) return [];
  const moves = movesBetween(old, now);
  const added = [...now].flatMap(([key, entry]): Difference[] => {
    const known = old.get(key);
    if (known) return [...changesOf(known, entry), ...moves(key, known, entry)];
    const value = (entry.facts.get('expression') ?? entry.facts.get('condition'))?.value ?? null;
    return [whole(entry, 'added', value), ...(withinNewVersions ? changesSince(old, now, entry) : [])];
  });
  const gone = [...old].flatMap(([key, entry]): Difference[] => (now.has(key) ? [] : [whole(entry, 'off', null)]));
  const all = [...added, ...gone];
  const tables = new Set(all.flatMap(({ how, kind, at }) => (kind === 'table' && how !== 'changed' ? [`${how} ${at}`] : [])));
  return all.filter(({ how, kind, at }) => !(kind === 'column' || kind === 'version') || !tables.has(`${how} ${at.split(/[.@]/)[0]}`));
}

/** Elements of the earlier definition that the later has too, and says the same of: steps, tables, columns, versions and what is listed by itself. */
export function countSame(before: unknown, after: unknown): number {
  const [old, now] = [before, after].map((definition) => (isElement(definition) ? entriesOf(definition) : new Map<string, Entry>()));
  if (!old || !now) return 0;
  const isSame = ([key, entry]: [string, Entry]): boolean => {
    const known = old.get(key);
    return entry.kind !== 'definition' && known !== undefined && changesOf(known, entry).length === 0;
  };
  return [...now].filter(isSame).length;
}

/** Of a new version of a table that there was: what its rows say otherwise than those of the version before it. */
function changesSince(old: Entries, now: Entries, version: Entry): Difference[] {
  const [table, from = ''] = version.at.split('@');
  if (version.kind !== 'version' || !old.has(`table ${table}`)) return [];
  const earlier = [...now.values()].filter(({ kind, at }) => kind === 'version' && at.startsWith(`${table}@`) && at < `${table}@${from}`);
  const previous = earlier.sort((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  return previous ? changesOf(previous, version).filter(({ row }) => row !== null) : [];
}

function changesOf(before: Entry, after: Entry): Difference[] {
  const { kind, at, names } = after;
  const keys = [...new Set([...after.facts.keys(), ...before.facts.keys()])];
  return keys.flatMap((key): Difference[] => {
    const [was, is] = [before.facts.get(key), after.facts.get(key)];
    const said = is ?? was;
    if (!said || was?.value === is?.value) return [];
    const { row, rowKey, column, percentage } = said;
    // of a row that is new or gone the cells are not said again; of one that stays nothing else is
    if (row !== null && (said.key === null) === (before.facts.has(`row ${rowKey}`) && after.facts.has(`row ${rowKey}`))) return [];
    const values = { before: was ? cut(was.value) : null, after: is ? cut(is.value) : null };
    return [{ how: 'changed', kind, at, names: [...names], key: said.key, row, column, percentage, ...values }];
  });
}

type Entries = ReadonlyMap<string, Entry>;

/** What stands in another step, or behind another element: of a list that got another order as few as can be. */
function movesBetween(old: Entries, now: Entries): (key: string, before: Entry, after: Entry) => Difference[] {
  const [was, is] = [keysByList(old), keysByList(now)];
  const moved = new Set([...is].flatMap(([id, keys]) => [...movedNames(keys, was.get(id) ?? [])]));
  const behind = (entries: Entries, lists: ReadonlyMap<string, readonly string[]>, key: string): string => {
    const keys = lists.get(entries.get(key)?.list?.id ?? '') ?? [];
    const previous = entries.get(keys[keys.indexOf(key) - 1] ?? '');
    return json(previous ? (previous.names.at(-1) ?? { en: previous.at, 'zh-CN': previous.at }) : null);
  };
  return (key, before, after) => {
    const told = { ...whole(after, 'added', null), how: 'changed' as const };
    const [from, to] = [before.list, after.list];
    if (from?.id !== to?.id) return [{ ...told, key: 'step', before: json(from?.name ?? null), after: json(to?.name ?? null) }];
    return moved.has(key) ? [{ ...told, key: 'after', before: behind(old, was, key), after: behind(now, is, key) }] : [];
  };
}

function keysByList(entries: Entries): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, { list }] of entries) if (list) lists.set(list.id, [...(lists.get(list.id) ?? []), key]);
  return lists;
}

/** Characters of a value that are said: a list of thousands of rows is none to read. */
const valueMax = 2_000;
const cut = (value: string): string => (value.length > valueMax ? json(`${value.slice(0, valueMax / 10)} …`) : value);

const textMax = 120;
const short = (text: string): string => (text.length > textMax ? `${text.slice(0, textMax)} …` : text);

/** One line of the command line: `changed Pay.Gross: Pay › Gross pay, Formula: Base → Base + Bonus`. */
export const printDifference = (difference: Difference): string => {
  const { how, at } = difference;
  const verb = { added: 'added  ', changed: 'changed', off: 'off    ' }[how];
  return `${verb} ${at === '' ? '' : `${at.replace('@', ' from ')}: `}${short(tellDifference(difference, 'en'))}`;
};
