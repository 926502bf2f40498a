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

const shown = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value));

/** Rows in the order of the file; iterating makes them one by one. */
export function stagedRows(
  job: ImportJobRow,
  { table, found, layout, total, dropsTotal, checks }: Read,
): { rows: Iterable<StagedRow>; count: number } {
  const byCode = new Map([...table.values].map(([spec, values]) => [spec.code, values]));
  const values = valueColumns(job);
  const keys = job.columns.filter(({ role }) => role === 'key');
  const keyPlaces = keys.map((key) => layout.findIndex(({ code }) => code === key.code));
  /** Blank where a part of it is: the row does not say whose it is. */
  const joined = (parts: readonly string[]): string =>
    keys.length === 0 ? onlyKey : parts.some((part) => part === '') ? '' : parts.join(keySeparator);
  const keyAt = (index: number): string =>
    joined(
      keys.map((key) => {
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

  function row(index: number): Omit<StagedRow, 'ordinal' | 'line'> {
    const rowNumber = table.rows[index]?.number ?? 0;
    const given: (string | null)[] = [];
    const refused: RowReason[] = [];
    for (const key of keys) {
      const made = taken(byCode.get(key.code)?.[index] ?? null, key, checks);
      if ('refused' in made && checks[key.code]) refused.push(made.refused);
    }
    for (const column of values) {
      const made = taken(byCode.get(column.code)?.[index] ?? null, column, checks);
      given.push('text' in made ? made.text : null);
      if ('refused' in made) refused.push(made.refused);
    }
    const met = reasonsAt.get(index) ?? [];
    const isTotal = total !== undefined && total.place.row === rowNumber;
    const reasons = isTotal ? [{ code: 'TOTAL_ROW', read: total.read ?? '' }] : [...met.map(reasonOf), ...refused];
    const cells = layout.map(
      ({ code }) =>
        met.find(({ column }) => column?.code === code)?.problem.read ?? shown(code === null ? null : byCode.get(code)?.[index]),
    );
    return { rowNumber, key: isTotal ? '' : keyAt(index), given, reasons, cells };
  }

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
      yield row(index);
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
      yield { ...one, ordinal, line };
    }
  }
  return { rows: { [Symbol.iterator]: numbered }, count: table.rows.length + dropped.length - (dropsTotal && total ? 1 : 0) };
}
