/** Rows and versions of parameter tables, as layers change them. */
import type { RowChange } from '@wagewright/contracts/definition-findings';
import type { Path } from '../text.ts';
import { type Element, findTable, keyOf, listOf, tablesOf, wordOf } from './elements.ts';
import type { Layering } from './layering.ts';

const sameRow = (table: Element, a: Element, b: Element): boolean => keyOf(table).every((code) => (a[code] ?? null) === (b[code] ?? null));

const rowName = (table: Element, row: Element): string =>
  `${wordOf(table.code)} ${keyOf(table)
    .map((code) => `${code} = ${JSON.stringify(row[code] ?? null)}`)
    .join(', ')}`.trim();

const byStart = (versions: readonly Element[]): Element[] =>
  [...versions].sort((a, b) => (String(a.validFrom) < String(b.validFrom) ? -1 : 1));

type Changes = Readonly<Record<string, readonly RowChange[]>>;
type Edit = (
  rows: readonly Element[],
  found: number,
  given: Element,
  at: { readonly table: Element; readonly path: Path },
) => Element[] | null;

/** Edits the row that each change names, in a copy of its version. */
function editRows(made: Element, verb: 'off' | 'change' | 'add', changes: Changes, on: Layering, edit: Edit): void {
  for (const [code, list] of Object.entries(changes)) {
    for (const [index, { in: from }] of list.entries()) {
      const path: Path = [verb, 'rows', code, index];
      const table = findTable(made, code);
      const versions = byStart(listOf(table, 'versions'));
      const version = from === undefined ? versions.at(-1) : versions.find((candidate) => candidate.validFrom === from);
      if (!table)
        on.missing(
          'table',
          code,
          tablesOf(made).map((known) => wordOf(known.code)),
          path,
        );
      else if (!version)
        on.missing(
          'version',
          from ?? code,
          versions.map((known) => wordOf(known.validFrom)),
          path,
        );
      else replaceVersion(table, version, edit, on.part(...path, 'row') ?? {}, path, on);
    }
  }
}

function replaceVersion(table: Element, version: Element, edit: Edit, given: Element, path: Path, on: Layering): void {
  const rows = listOf(version, 'rows');
  const edited = edit(
    rows,
    rows.findIndex((row) => sameRow(table, row, given)),
    given,
    { table, path },
  );
  if (!edited) return;
  const changed = on.provenance.made({ ...version, rows: edited }, version);
  table.versions = listOf(table, 'versions').map((candidate) => (candidate === version ? changed : candidate));
}

export function changeRows(made: Element, changes: Changes, on: Layering): void {
  editRows(made, 'change', changes, on, (rows, found, given, { table, path }) => {
    const row = rows[found];
    if (row) return rows.with(found, on.changed(row, given));
    on.missing('row', rowName(table, given), [], path);
    return null;
  });
}

export function offRows(made: Element, changes: Changes, on: Layering): void {
  editRows(made, 'off', changes, on, (rows, found, given, { table, path }) => {
    if (found >= 0) return rows.toSpliced(found, 1);
    on.missing('row', rowName(table, given), [], path);
    return null;
  });
}

export function addRows(made: Element, changes: Changes, on: Layering): void {
  editRows(made, 'add', changes, on, (rows, found, given, { table, path }) => {
    if (found < 0) return [...rows, given];
    on.fail('ALREADY_IN_PARENT', path, { kind: 'row', name: rowName(table, given) });
    return null;
  });
}

/** A version from a day on ends the one that is in force before it; with `carry` it goes on with that one's rows and cells. */
export function addVersions(made: Element, codes: readonly string[], on: Layering): void {
  for (const code of codes) {
    const table = findTable(made, code);
    const added = (on.part('add', 'versions', code) as unknown as Element[] | undefined) ?? [];
    if (!table)
      on.missing(
        'table',
        code,
        tablesOf(made).map((known) => wordOf(known.code)),
        ['add', 'versions', code],
      );
    else for (const [index, version] of added.entries()) addVersion(table, version, ['add', 'versions', code, index], on);
  }
}

function addVersion(table: Element, given: Element, path: Path, on: Layering): void {
  const { carry, ...version } = given;
  const from = wordOf(given.validFrom);
  const versions = listOf(table, 'versions');
  if (versions.some(({ validFrom }) => validFrom === from)) {
    on.fail('ALREADY_IN_PARENT', path, { kind: 'version', name: `${wordOf(table.code)}, ${from}` });
    return;
  }
  const before = byStart(versions).findLast(({ validFrom }) => wordOf(validFrom) < from);
  const rows = carry === true && before ? carriedRows(table, listOf(before, 'rows'), listOf(given, 'rows'), on) : given.rows;
  const made = on.provenance.made({ ...version, rows }, given);
  table.versions = [...versions.map((known) => (known === before ? endedBefore(known, from, on) : known)), made];
}

function endedBefore(version: Element, from: string, on: Layering): Element {
  if (version.validTo === undefined || wordOf(version.validTo) < from) return version;
  const { validTo: _, ...open } = version;
  return on.provenance.made(open, version);
}

function carriedRows(table: Element, before: readonly Element[], given: readonly Element[], on: Layering): Element[] {
  const rows = before.map((row) => {
    const anew = given.find((candidate) => sameRow(table, row, candidate));
    return anew ? on.changed(row, anew) : row;
  });
  return [...rows, ...given.filter((candidate) => !before.some((row) => sameRow(table, row, candidate)))];
}
