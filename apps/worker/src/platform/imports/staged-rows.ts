/** What a reader has made of a file → rows for the judge: exact texts in the order of the value columns, and what is wrong with each row. */
import { fitsMask, limits } from '@wagewright/contracts';
import {
  blankKeyPart,
  type ImportColumn,
  type ImportJobRow,
  type ImportTarget,
  keySeparator,
  onlyKey,
  type RowReason,
  type StagedRow,
  valueColumns,
} from '@wagewright/db';
import type { FileProblem, RowProblem, TableRead, Value } from '@wagewright/files';
import type { ImportSpec } from './header-names.ts';

interface Read {
  readonly table: TableRead<ImportSpec>;
  readonly found: readonly RowProblem<ImportSpec>[];
  readonly layout: NonNullable<ImportJobRow['layout']>;
  /** A row of sums at the end. */
  readonly total: FileProblem | undefined;
  /** It is said and left out, rather than refused. */
  readonly dropsTotal: boolean;
  readonly checks: NonNullable<ImportTarget['checks']>;
  /** Makes of a row what may be kept of it. */
  readonly seal: ReturnType<NonNullable<ImportTarget['seals']>>;
}

const reasonOf = ({ problem: { code, read, details, readings }, column }: RowProblem<ImportSpec>): RowReason => ({
  code,
  ...(column ? { column: column.code } : {}),
  ...(read === undefined ? {} : { read }),
  ...(details ? { details } : {}),
  ...(readings ? { readings } : {}),
});

/** Digits of an int64 that are safe without looking further. */
const safeDigits = 18;
const int64Max = 2n ** 63n - 1n;

/** A number as it is kept: all digits of its column after the point, no zeros in front; null where it is too large. */
export function exactNumber(text: string, scale: number): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  const digits = fraction.replace(/0+$/, '').padEnd(scale, '0');
  const minor = `${whole}${digits}`.replace(/^0+/, '');
  if (minor.length > safeDigits && BigInt(minor) > int64Max) return null;
  const number = scale === 0 ? whole || '0' : `${whole || '0'}.${digits}`;
  return minor === '' ? number : `${sign}${number}`;
}

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

type Taken = { readonly text: string | null } | { readonly refused: RowReason };

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** One of the values that a column takes, by its code or its name in either language. */
function chosen(value: string, { code, choices = [] }: ImportColumn): Taken {
  const found = choices.find((choice) =>
    [choice.code, ...Object.values(choice.name), ...(choice.synonyms ?? [])].some((known) => plain(known) === plain(value)),
  );
  if (found) return { text: found.code };
  const list = choices.map(({ name }) => (name.en === name['zh-CN'] ? name.en : `${name.en} / ${name['zh-CN']}`)).join(', ');
  return { refused: { code: 'CHOICE_UNKNOWN', column: code, read: value, details: { read: value, choices: list } } };
}

/** A value as it is kept, where what is imported into takes it. */
function taken(value: Value, column: ImportColumn, checks: Read['checks']): Taken {
  const made = exact(value, column);
  const wrong = 'text' in made && made.text !== null ? checks[column.code]?.(made.text) : null;
  return wrong ? { refused: wrong } : made;
}

function exact(value: Value, column: ImportColumn): Taken {
  const { code, type, scale, choices, mask, trims } = column;
  if (value === null) return { text: null };
  if (typeof value === 'boolean') return { text: String(value) };
  if (choices) return chosen(value, column);
  if (type === 'text') {
    const max = limits.importTextCharactersMax;
    if (value.length > max || value.includes('\0')) return { refused: { code: 'TEXT_NOT_TAKEN', column: code, details: { max } } };
    return mask === undefined || fitsMask(mask, value)
      ? { text: value }
      : { refused: { code: 'MASK_UNFIT', column: code, read: value, details: { read: value, mask } } };
  }
  if (type === 'date') return { text: value };
  const text = exactNumber(value, scale);
  if (text === null) return { refused: { code: 'VALUE_TOO_LARGE', column: code, read: value } };
  return { text: trims ? trimmed(text) : text };
}

const isZero = (text: string): boolean => /^-?0*(?:\.0*)?$/.test(text);

const shown = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value));

/** Rows in the order of the file; iterating makes them one by one. */
export function stagedRows(
  job: ImportJobRow,
  { table, found, layout, total, dropsTotal, checks, seal }: Read,
): { rows: Iterable<StagedRow>; count: number; blank: readonly number[] } {
  const byCode = new Map([...table.values].map(([spec, values]) => [spec.code, values]));
  const values = valueColumns(job);
  const keys = job.columns.filter(({ role }) => role === 'key');
  const keyPlaces = keys.map((key) => layout.findIndex(({ code }) => code === key.code));
  /** Blank where a part of it is: the row does not say whose it is. */
  const joined = (parts: readonly string[]): string =>
    keys.length === 0 ? onlyKey : parts.some((part) => part === '') ? '' : parts.join(keySeparator);
  const keyAt = (index: number, over?: ImportColumn): string =>
    joined(
      keys.map((key) => {
        if (key.code === over?.spread?.over) return over.spread.choice;
        const made = exact(byCode.get(key.code)?.[index] ?? null, key);
        return ('text' in made && made.text) || (key.isRequired === false ? blankKeyPart : '');
      }),
    );
  const reasonsAt = new Map<number, RowProblem<ImportSpec>[]>();
  const dropped: RowProblem<ImportSpec>[] = [];
  for (const met of found) {
    if (met.index === null) dropped.push(met);
    else reasonsAt.set(met.index, [...(reasonsAt.get(met.index) ?? []), met]);
  }

  // in the order of the file
  const spread = layout.flatMap(({ code }) => job.columns.filter((column) => column.role === 'spread' && column.code === code));
  /** Columns of a row whose cells are rows of their own. */
  const spreadAt = (index: number): ImportColumn[] =>
    spread.filter(({ code, zeroIsBlank }) => {
      const value = byCode.get(code)?.[index] ?? null;
      const isThere = value !== null && !(zeroIsBlank && typeof value === 'string' && isZero(value));
      return isThere || (reasonsAt.get(index) ?? []).some(({ column }) => column?.code === code);
    });
  const isOther = (code: string | null | undefined, over: ImportColumn): boolean =>
    code !== over.code && spread.some((column) => column.code === code);

  /** @param over whose cell the row is, where it is one cell of the file's row */
  function row(index: number, over?: ImportColumn): Omit<StagedRow, 'ordinal' | 'line'> {
    const rowNumber = table.rows[index]?.number ?? 0;
    const given: (string | null)[] = [];
    const refused: RowReason[] = [];
    for (const key of keys) {
      const made = taken(byCode.get(key.code)?.[index] ?? null, key, checks);
      const isSaid = over?.spread?.over !== key.code;
      if ('refused' in made && isSaid && (checks[key.code] || key.choices)) refused.push(made.refused);
    }
    for (const column of values) {
      const from = over?.spread?.into === column.code ? { ...column, code: over.code } : column;
      const made = taken(byCode.get(from.code)?.[index] ?? null, from, checks);
      given.push('text' in made ? made.text : null);
      if ('refused' in made) refused.push(made.refused);
    }
    const met = (reasonsAt.get(index) ?? []).filter(({ column }) => !over || !isOther(column?.code, over));
    const isTotal = total !== undefined && total.place.row === rowNumber;
    const reasons = isTotal ? [{ code: 'TOTAL_ROW', read: total.read ?? '' }] : [...met.map(reasonOf), ...refused];
    const cells = layout.map(({ code }) => {
      if (code === null || (over && isOther(code, over))) return '';
      return met.find(({ column }) => column?.code === code)?.problem.read ?? shown(byCode.get(code)?.[index]);
    });
    return { rowNumber, key: isTotal ? '' : keyAt(index, over), given, reasons, cells };
  }

  /** A row of the file, or of one with spread columns a row for each of its cells. */
  function* rowsAt(index: number): Generator<Omit<StagedRow, 'ordinal' | 'line'>> {
    const over = spreadAt(index);
    if (over.length > 0) for (const column of over) yield row(index, column);
    else if (spread.length === 0 || reasonsAt.has(index)) yield row(index);
  }
  /** Rows that say nothing at all, as the spreadsheet counts. */
  const blank = spread.length === 0 ? [] : table.rows.flatMap(({ number }, index) => (rowsAt(index).next().done ? [number] : []));

  const droppedRow = ({ rowNumber, cells, ...met }: RowProblem<ImportSpec>): Omit<StagedRow, 'ordinal' | 'line'> => ({
    rowNumber,
    key: joined(keyPlaces.map((place) => cells[place]?.trim() ?? '')),
    given: values.map(() => null),
    reasons: [reasonOf({ rowNumber, cells, ...met })],
    cells,
  });

  function* inOrder(): Generator<Omit<StagedRow, 'ordinal' | 'line'>> {
    let next = 0;
    for (let index = 0; index < table.rows.length; index += 1) {
      const number = table.rows[index]?.number ?? 0;
      for (let met = dropped[next]; met && met.rowNumber < number; met = dropped[++next]) yield droppedRow(met);
      yield* rowsAt(index);
    }
    for (; next < dropped.length; next += 1) {
      const met = dropped[next];
      if (met) yield droppedRow(met);
    }
  }

  function* numbered(): Generator<StagedRow> {
    const lines = new Map<string, number>();
    let ordinal = 0;
    for (const one of inOrder()) {
      if (dropsTotal && one.rowNumber === total?.place.row) continue;
      ordinal += 1;
      const line = lines.get(one.key) ?? 0;
      lines.set(one.key, line + 1);
      const staged = { ...one, ordinal, line };
      yield seal ? seal(staged) : staged;
    }
  }
  return { rows: { [Symbol.iterator]: numbered }, count: table.rows.length + dropped.length - (dropsTotal && total ? 1 : 0), blank };
}
