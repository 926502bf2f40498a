/** What makes one content of a table into another, part by part, as a draft's changes say it. */
import { type ChangedDefinition, changeParts, draftHash } from '@wagewright/calc-engine/definition-files';
import type { DefinitionPart, PartChange } from '@wagewright/contracts/definition-findings';
import { isRecord } from '@wagewright/db/columns';
import { contentOf, findTable, type TableContent } from '../copies/index.ts';
import { tableOf } from './table-content.ts';

/** The table stands alone in its definition; its code there is of no consequence. */
const code = 'T';
const definitionOf = (content: TableContent) => ({ steps: [{ code: 'S', tables: [tableOf(content, code)] }] });

type Element = Readonly<Record<string, unknown>>;
const listOf = (content: TableContent, key: string): Element[] => {
  const list = content[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

interface PartList {
  /** The list in the content, and the key that names its elements. */
  readonly list: string;
  readonly key: string;
  readonly part: (word: string) => DefinitionPart;
}

const lists: readonly PartList[] = [
  { list: 'columns', key: 'code', part: (word) => ({ kind: 'column', table: code, code: word }) },
  { list: 'versions', key: 'validFrom', part: (word) => ({ kind: 'version', table: code, from: word }) },
];
const listNames = new Set(lists.map(({ list }) => list));

/** Whatever the order of their keys: what was read from the database has them in another one than what was sent. */
const same = (a: unknown, b: unknown): boolean => draftHash(a) === draftHash(b);

function changesIn({ list, key, part }: PartList, before: TableContent, after: TableContent): PartChange[] {
  const [old, now] = [listOf(before, list), listOf(after, list)];
  const words = (elements: readonly Element[]): string[] => elements.map((element) => String(element[key]));
  const [oldWords, nowWords] = [words(old), words(now)];
  const kept = (these: readonly string[], those: readonly string[]): string[] => these.filter((word) => those.includes(word));
  // where what stays stands in another order, each says what it stands behind
  const isMoved = !same(kept(oldWords, nowWords), kept(nowWords, oldWords));
  const gone = oldWords.filter((word) => !nowWords.includes(word)).map((word): PartChange => ({ part: part(word), value: null }));
  const put = now.flatMap((element, index): PartChange[] => {
    const known = old[oldWords.indexOf(nowWords[index] ?? '')];
    const behind = { after: nowWords[index - 1] ?? null };
    if (known && !isMoved) return same(known, element) ? [] : [{ part: part(nowWords[index] ?? ''), value: element }];
    return [{ part: part(nowWords[index] ?? ''), value: element, ...behind }];
  });
  return [...put, ...gone];
}

/** From one content to the other. Columns and versions are parts of their own; all else of the table is one. */
export function changesBetween(before: TableContent, after: TableContent): PartChange[] {
  const shell = (content: TableContent): object =>
    Object.fromEntries(Object.entries(tableOf(content, code)).filter(([key]) => !listNames.has(key)));
  const own: PartChange[] = same(shell(before), shell(after)) ? [] : [{ part: { kind: 'table', code }, value: shell(after) }];
  return [...own, ...lists.flatMap((each) => changesIn(each, before, after))];
}

/** @throws PartMissing for a change of what is not there */
export const applyTo = (content: TableContent, changes: readonly PartChange[]): ChangedDefinition =>
  changeParts(definitionOf(content), changes);

export function contentIn({ definition }: ChangedDefinition): TableContent {
  return contentOf(findTable(definition, code) ?? {});
}

/** Names of the parts that changes touch, without the table's: `column Rate`, `version 2026-01-01`, `table`. */
export const touchedBy = ({ made }: ChangedDefinition): Set<string> =>
  new Set(made.flatMap(({ touches }) => touches.map((name) => name.replace(/ T[.@]?/, ' ').trim())));
