/** Text → cells, by the reader that imports use: what could be two values is settled by its neighbours, or stays as it was typed. */
import {
  type ColumnSpec,
  type Doubt,
  Evidence,
  type Notation,
  type Reading,
  readCell,
  settle,
  type ValueType,
} from '@wagewright/files/values';
import type { GridCell, GridColumn, GridColumnType } from './grid-types.ts';

const valueTypes: Readonly<Record<GridColumnType, ValueType>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  money: 'money',
  percent: 'percentage',
  date: 'date',
  boolean: 'boolean',
};

const specOf = ({ name, type, scale, currency }: GridColumn): ColumnSpec => ({
  label: name,
  type: valueTypes[type],
  ...(scale === undefined ? {} : { scale }),
  ...(currency === undefined ? {} : { currency }),
});

/** As the grid itself writes numbers: with a point, and never with a mark for thousands. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;
const numeric: ReadonlySet<GridColumnType> = new Set(['integer', 'decimal', 'money', 'percent']);
export const isNumeric = ({ type }: Pick<GridColumn, 'type'>): boolean => numeric.has(type);

/** One value has one text: no zeros in front, no negative zero. */
const exact = (decimal: string): string => decimal.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-(0(?:\.0*)?)$/, '$1');

const cellFrom = (reading: Reading | null, text: string, column: GridColumn): GridCell => {
  if (reading?.kind !== 'value') return { typed: text };
  const { value } = reading;
  if (value === null) return '';
  return typeof value === 'string' && isNumeric(column) ? exact(value) : String(value);
};

/** A name is read as its code; of text everything else is taken as it stands. */
function codeOf(text: string, { labels = {} }: GridColumn): string {
  if (Object.hasOwn(labels, text)) return text;
  const sought = text.toLowerCase();
  return Object.keys(labels).find((code) => labels[code]?.toLowerCase() === sought) ?? text;
}

/** What a cell's text can be; of text with names its code. */
function readingOf(text: string, column: GridColumn): Reading {
  const reading = readCell(text, specOf(column));
  if (column.type !== 'text' || reading.kind !== 'value' || reading.value === null) return reading;
  return { kind: 'value', value: codeOf(String(reading.value), column) };
}

/**
 * What somebody types into a cell. A number with a point is what the grid itself writes, and in a column of percentages the sign stands
 * beside what is typed: neither is in doubt.
 */
export function readTyped(text: string, column: GridColumn): GridCell {
  const trimmed = text.trim();
  const sought = column.type === 'percent' && /\d$/.test(trimmed) ? `${trimmed}%` : trimmed;
  const reading = readingOf(sought, column);
  const isPlain = reading.kind === 'doubt' && reading.of === 'number' && plainNumber.test(trimmed);
  return cellFrom(isPlain ? reading.readings.point : reading, sought, column);
}

/** What was copied in a spreadsheet: cells of a column prove to each other which mark stands before the decimals, and which comes first in a date. */
export function readPasted(texts: readonly (readonly string[])[], columns: readonly GridColumn[]): GridCell[][] {
  const all = new Evidence();
  const byColumn = columns.map(() => new Evidence());
  const readings = texts.map((row) =>
    row.map((text, index) => {
      const column = columns[index];
      const reading = column ? readingOf(text, column) : null;
      if (reading?.kind === 'value' && reading.proves) {
        all.add(reading.proves);
        byColumn[index]?.add(reading.proves);
      }
      return reading;
    }),
  );
  return texts.map((row, y) =>
    row.map((text, x) => {
      const [reading, column, evidence] = [readings[y]?.[x], columns[x], byColumn[x]];
      if (!reading || !column || !evidence) return '';
      const settled =
        reading.kind === 'doubt' ? settle(reading, { setting: {}, column: evidence, file: all, isCommaSeparated: false }) : reading;
      return cellFrom(settled, text.trim(), column);
    }),
  );
}

/** The two values that a cell's text could be; null where there are not two. */
export function doubtOf(cell: GridCell, column: GridColumn): Doubt | null {
  if (typeof cell === 'string') return null;
  const reading = readingOf(cell.typed, column);
  return reading.kind === 'doubt' ? reading : null;
}

/** Cells that could be two values, read as somebody has said; others stay. */
export function readAs(cell: GridCell, column: GridColumn, setting: Notation): GridCell {
  const doubt = doubtOf(cell, column);
  if (!doubt || typeof cell === 'string') return cell;
  const evidence = new Evidence();
  return cellFrom(settle(doubt, { setting, column: evidence, file: evidence, isCommaSeparated: false }), cell.typed, column);
}

type CellProblem = Exclude<Reading, { kind: 'value' }>;

/** Why what was typed is no value of its column. */
export function problemOf(cell: GridCell, column: GridColumn): CellProblem | null {
  if (typeof cell === 'string') return null;
  const reading = readingOf(cell.typed, column);
  return reading.kind === 'value' ? null : reading;
}

/** A value that is stored, or stood in another grid: it is exact, and may still be none of this column. */
export function readExact(value: string, column: GridColumn): GridCell {
  const reading = readingOf(value, column);
  const asPoint = reading.kind === 'doubt' && reading.of === 'number' ? reading.readings.point : reading;
  return cellFrom(asPoint, value, column);
}
