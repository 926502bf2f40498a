/** What makes one table of another, in the verbs of a layer: tried by putting it onto the table. */
import { tableSchema } from '@wagewright/contracts/definition';
import { type DefinitionLayer, plainValue } from '@wagewright/contracts/definition-findings';
import { applyLayer } from '../layers/apply.ts';
import { type Element, keyOf, listOf, Provenance, tablesOf, wordOf } from '../layers/elements.ts';
import { Layering } from '../layers/layering.ts';
import { namesThatStay } from '../parts/order.ts';
import { shellOf } from '../parts/places.ts';
import { asElement, changedElement, note, noteAt, noVerbs, placeIn, same, type Verbs, withPlaced } from './verbs.ts';

/** How versions of parameters are written: row by row, with rows that go on from the version before left out, or all of them anew. */
const waysOfVersions = ['carried', 'row by row', 'anew'] as const;
type Way = (typeof waysOfVersions)[number];

/** Null where the table can only be switched off and added whole. */
export function changesOfTable(was: Element, is: Element): Verbs | null {
  if (was.kind !== is.kind) return null;
  for (const way of waysOfVersions) {
    const verbs = writtenTable(was, is, way);
    if (verbs && makes(verbs, was, is)) return verbs;
  }
  return null;
}

/** Whether a layer of these verbs makes the one table of the other. */
function makes(verbs: Verbs, was: Element, is: Element): boolean {
  const layer = { ...verbs, extends: {}, code: 'X', name: {} } as unknown as DefinitionLayer;
  const on = new Layering('', new Provenance(), layer as unknown as Element);
  const [made] = tablesOf(applyLayer({ steps: [{ code: 'X', tables: [was] }] }, layer, on));
  const read = tableSchema.safeParse(made);
  return on.problems.length === 0 && read.success && same(read.data, is);
}

function writtenTable(was: Element, is: Element, way: Way): Verbs | null {
  const code = wordOf(is.code);
  const plain = asElement(plainValue(tableSchema, is));
  const verbs = noVerbs();
  const shells = [was, is, plain].map((table) => asElement(shellOf('table', table))) as [Element, Element, Element];
  const said = changedElement(...shells);
  const versions = same(was.versions, is.versions) ? {} : way === 'anew' ? { versions: plain.versions ?? [] } : null;
  if (!said || !writeColumns(was, is, plain, verbs)) return null;
  const own = { ...said, ...versions };
  if (Object.keys(own).length > 0) noteAt(verbs.change, 'tables', code, own);
  return versions !== null || writeVersions(was, is, plain, verbs, way === 'carried') ? verbs : null;
}

function writeColumns(was: Element, is: Element, plain: Element, { off, change, add }: Verbs): boolean {
  const code = wordOf(is.code);
  const [had, has] = [was, is].map((table) => listOf(table, 'columns').map((column) => wordOf(column.code))) as [string[], string[]];
  const plainColumns = listOf(plain, 'columns');
  const changes = new Map(
    listOf(is, 'columns').map((column, index) => {
      const before = listOf(was, 'columns')[had.indexOf(has[index] ?? '')];
      return [has[index] ?? '', changedElement(before, column, plainColumns[index] ?? {})] as const;
    }),
  );
  const kept = has.filter((word) => changes.get(word));
  if (kept.length === 0) return false;
  const there = had.filter((word) => kept.includes(word));
  const stay = namesThatStay(kept, there);
  note(off, 'columns', ...had.filter((word) => !kept.includes(word)).map((word) => `${code}.${word}`));
  for (const [index, word] of kept.entries()) {
    const said = { ...(stay.has(word) ? {} : { after: kept[index - 1] ?? null }), ...changes.get(word) };
    if (Object.keys(said).length > 0) noteAt(change, 'columns', `${code}.${word}`, said);
  }
  let now = kept;
  const added: Element[] = [];
  for (const [index, word] of has.entries()) {
    if (kept.includes(word)) continue;
    const place = placeIn(has, index, now);
    now = withPlaced(now, place, word);
    added.push({ ...place, ...plainColumns[index] });
  }
  if (added.length > 0) noteAt(add, 'columns', code, added);
  return true;
}

/** Versions that both have, row by row; new ones behind them. False where a version is gone or says something else of itself. */
function writeVersions(was: Element, is: Element, plain: Element, verbs: Verbs, carries: boolean): boolean {
  const [before, after] = [listOf(was, 'versions'), listOf(is, 'versions')];
  const added: Element[] = [];
  for (const [index, version] of after.entries()) {
    const known = before.find(({ validFrom }) => validFrom === version.validFrom);
    if (known) writeRows(was, wordOf(is.code), known, version, verbs);
    else added.push(addedVersion(listOf(plain, 'versions')[index] ?? version, was, is, carries));
  }
  if (added.length > 0) noteAt(verbs.add, 'versions', wordOf(is.code), added);
  return before.every(({ validFrom }) => after.some((version) => version.validFrom === validFrom));
}

function addedVersion(version: Element, was: Element, is: Element, carries: boolean): Element {
  const from = wordOf(version.validFrom);
  const inOrder = listOf(is, 'versions').toSorted((a, b) => (wordOf(a.validFrom) < wordOf(b.validFrom) ? -1 : 1));
  const before = inOrder.findLast(({ validFrom }) => wordOf(validFrom) < from);
  if (!carries || !before) return version;
  const rows = listOf(version, 'rows').flatMap((row) => {
    const known = rowLike(was, listOf(before, 'rows'), row);
    const said = known ? changedRow(was, known, row) : row;
    return said ? [said] : [];
  });
  const [first] = listOf(version, 'rows');
  return { ...version, carry: true, rows: rows.length > 0 || !first ? rows : [keyCells(was, first)] };
}

const keyCells = (table: Element, row: Element): Element =>
  Object.fromEntries(keyOf(table).map((code) => [code, (row[code] ?? null) as unknown]));
const rowLike = (table: Element, rows: readonly Element[], row: Element): Element | undefined =>
  rows.find((candidate) => same(keyCells(table, candidate), keyCells(table, row)));

/** The cells of the key and those that are another; null where none is. */
function changedRow(table: Element, was: Element, is: Element): Element | null {
  const codes = Object.keys({ ...was, ...is }).filter((code) => !same(was[code], is[code]));
  return codes.length > 0 ? { ...keyCells(table, is), ...Object.fromEntries(codes.map((code) => [code, is[code] ?? null])) } : null;
}

function writeRows(table: Element, code: string, was: Element, is: Element, { off, change, add }: Verbs): void {
  const [before, after] = [listOf(was, 'rows'), listOf(is, 'rows')];
  const write = (verb: Element, rows: readonly Element[]): void => {
    const known = listOf(asElement(verb.rows), code);
    if (rows.length > 0) noteAt(verb, 'rows', code, [...known, ...rows.map((row): Element => ({ in: is.validFrom, row }))]);
  };
  write(
    off,
    before.filter((row) => !rowLike(table, after, row)).map((row) => keyCells(table, row)),
  );
  write(
    change,
    after.flatMap((row): Element[] => {
      const known = rowLike(table, before, row);
      const changed = known ? changedRow(table, known, row) : null;
      return changed ? [changed] : [];
    }),
  );
  write(
    add,
    after.filter((row) => !rowLike(table, before, row)),
  );
}
