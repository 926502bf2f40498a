/** What differs between two definitions, element by element. */
import { type Element, isElement, keyOf, listOf, tablesOf } from './elements.ts';

export type ElementKind = 'definition' | 'step' | 'table' | 'column' | 'version' | 'balance' | 'payType' | 'test';

export interface Difference {
  readonly how: 'added' | 'changed' | 'off';
  readonly kind: ElementKind;
  /** `Table`, `Table.Column`, `Table@2026-01-01`, a code or a test's name; of the definition itself nothing. */
  readonly at: string;
  /** Of a change what of the element: `expression`, `row 2 Rate`. */
  readonly key: string | null;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
}

interface Entry {
  readonly kind: ElementKind;
  readonly at: string;
  /** The element without those within it. */
  readonly facts: ReadonlyMap<string, string>;
}

/** Parts that are elements of their own, and what only resolution writes. */
const inner: ReadonlySet<string> = new Set(['steps', 'tables', 'columns', 'versions', 'balances', 'payTypes', 'tests', 'origin']);

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

function factsOf(element: Element, hidden: ReadonlySet<string> = inner): Map<string, string> {
  return new Map(Object.entries(element).flatMap(([key, value]) => (hidden.has(key) || value === undefined ? [] : [[key, json(value)]])));
}

/** A version's rows cell by cell; a row is named by its key, else by its number. */
function versionFacts(version: Element, key: readonly string[]): Map<string, string> {
  const rows = listOf(version, 'rows').flatMap((row, index) => {
    const name = key.length > 0 ? key.map((code) => json(row[code] ?? null)).join(', ') : String(index + 1);
    return Object.entries(row).flatMap(([code, cell]) =>
      key.includes(code) ? [[`row ${name}`, name] as const] : [[`row ${name}, ${code}`, json(cell)] as const],
    );
  });
  return new Map([...factsOf(version, new Set(['rows'])), ...rows]);
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function entriesOf(definition: Element): Map<string, Entry> {
  const own = (kind: ElementKind, list: string, key = 'code'): Entry[] =>
    listOf(definition, list).map((element) => ({
      kind,
      at: nameOf(element[key]),
      facts: factsOf(element, kind === 'test' ? new Set() : inner),
    }));
  const entries: Entry[] = [
    { kind: 'definition', at: '', facts: factsOf(definition) },
    ...own('step', 'steps'),
    ...tablesOf(definition).flatMap((table): Entry[] => {
      const code = nameOf(table.code);
      const columns = listOf(table, 'columns').map(
        (column): Entry => ({ kind: 'column', at: `${code}.${nameOf(column.code)}`, facts: factsOf(column) }),
      );
      const versions = listOf(table, 'versions').map(
        (version): Entry => ({ kind: 'version', at: `${code}@${nameOf(version.validFrom)}`, facts: versionFacts(version, keyOf(table)) }),
      );
      return [{ kind: 'table', at: code, facts: factsOf(table) }, ...columns, ...versions];
    }),
    ...own('balance', 'balances'),
    ...own('payType', 'payTypes'),
    ...own('test', 'tests', 'name'),
  ];
  return new Map(entries.map((entry) => [`${entry.kind} ${entry.at}`, entry]));
}

/** In the order of the later definition; what it no longer has comes last. An element within one that is new or gone is not said again. */
export function compareDefinitions(before: unknown, after: unknown): Difference[] {
  const [old, now] = [before, after].map((definition) => (isElement(definition) ? entriesOf(definition) : new Map<string, Entry>()));
  if (!old || !now) return [];
  const added = [...now].flatMap(([key, entry]): Difference[] => {
    const known = old.get(key);
    if (known) return changesOf(known, entry);
    return [{ how: 'added', kind: entry.kind, at: entry.at, key: null, before: null, after: entry.facts.get('expression') ?? null }];
  });
  const gone = [...old].flatMap(([key, { kind, at }]): Difference[] =>
    now.has(key) ? [] : [{ how: 'off', kind, at, key: null, before: null, after: null }],
  );
  const all = [...added, ...gone];
  const whole = new Set(all.flatMap(({ how, kind, at }) => (kind === 'table' && how !== 'changed' ? [`${how} ${at}`] : [])));
  return all.filter(({ how, kind, at }) => !(kind === 'column' || kind === 'version') || !whole.has(`${how} ${at.split(/[.@]/)[0]}`));
}

function changesOf(before: Entry, after: Entry): Difference[] {
  const keys = [...new Set([...after.facts.keys(), ...before.facts.keys()])];
  return keys.flatMap((key): Difference[] => {
    const [was, is] = [before.facts.get(key) ?? null, after.facts.get(key) ?? null];
    return was === is ? [] : [{ how: 'changed', kind: after.kind, at: after.at, key, before: was, after: is }];
  });
}

const textMax = 120;
const short = (text: string | null): string => (text === null ? 'nothing' : text.length > textMax ? `${text.slice(0, textMax)} …` : text);

/** One line: `changed column Pay.Gross, expression: "Base" → "Base + Bonus"`. */
export function printDifference({ how, kind, at, key, before, after }: Difference): string {
  const what = `${how === 'off' ? 'off    ' : how === 'added' ? 'added  ' : 'changed'} ${kind}${at === '' ? '' : ` ${at.replace('@', ', version from ')}`}`;
  if (how !== 'changed') return after === null ? what : `${what}: ${short(after)}`;
  return `${what}, ${key}: ${short(before)} → ${short(after)}`;
}
