/** A cell → a value of its column's type. */
import { type CellContent, cellText, isBlank, numberText, type TypedCell } from '../cells.ts';
import { toPlainCharacters } from './characters.ts';
import { type ColumnSpec, type Reading, read, refused, type ValueType } from './column.ts';
import { dayOfSerial, readDate } from './read-date.ts';
import { readNumber, readPlainNumber } from './read-number.ts';

/** A blank is null, whatever the type. */
export function readCell(cell: CellContent | undefined, column: ColumnSpec): Reading {
  if (typeof cell === 'string') {
    const text = cell.trim();
    return text === '' ? blank : readText(text, column);
  }
  if (cell === undefined || cell === null || isBlank(cell)) return blank;
  const kind = kinds[column.type];
  if (typeof cell === 'number') return readHeldNumber(cell, numberText(cell), column);
  if (typeof cell === 'boolean') return readTruth(cell, kind);
  return readTyped(cell, column);
}

const blank = read(null);

type Kind = 'text' | 'number' | 'date' | 'boolean';
const kinds: Readonly<Record<ValueType, Kind>> = {
  text: 'text',
  integer: 'number',
  decimal: 'number',
  money: 'number',
  percentage: 'number',
  date: 'date',
  boolean: 'boolean',
};

const notOfKind = { text: 'NOT_A_NUMBER', number: 'NOT_A_NUMBER', date: 'NOT_A_DATE', boolean: 'NOT_A_BOOLEAN' } as const;

/** How a spreadsheet writes a long identifier: `5.30102E+17`. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d{2,3}$/;

/** No number, date or truth is written with more characters. */
const charactersMax = 100;

function readText(text: string, column: ColumnSpec): Reading {
  if (text.length > charactersMax && column.type !== 'text') return refused(notOfKind[kinds[column.type]]);
  switch (kinds[column.type]) {
    case 'text':
      return shortenedNumber.test(text) ? refused('DIGITS_LOST') : read(text);
    case 'number':
      return readNumber(text, column);
    case 'date':
      return readDate(text, column.takesSerials);
    case 'boolean': {
      const truth = truths.get(toPlainCharacters(text).toLowerCase());
      return truth === undefined ? refused('NOT_A_BOOLEAN') : read(truth);
    }
  }
}

const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1', '是', '真', '对', '√'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', '否', '假', '错', '×'].map((word) => [word, false] as const),
]);

/** @param shown what people see */
function readHeldNumber(value: number, shown: string, column: ColumnSpec): Reading {
  switch (kinds[column.type]) {
    case 'text':
      return read(shown);
    case 'number':
      return readPlainNumber(numberText(value), column);
    case 'date': {
      const day = column.takesSerials ? dayOfSerial(numberText(value)) : undefined;
      return day === undefined ? refused('NUMBER_AS_DATE') : read(day);
    }
    case 'boolean':
      return value === 0 || value === 1 ? read(value === 1) : refused('NOT_A_BOOLEAN');
  }
}

function readTruth(value: boolean, kind: Kind): Reading {
  if (kind === 'boolean') return read(value);
  if (kind === 'text') return read(value ? 'TRUE' : 'FALSE');
  return kind === 'date' ? refused('NOT_A_DATE') : refused('NOT_A_NUMBER');
}

function readTyped(cell: TypedCell, column: ColumnSpec): Reading {
  switch (cell.kind) {
    case 'error':
      return refused('CELL_ERROR');
    case 'formula':
      return refused('FORMULA_WITHOUT_RESULT');
    case 'too-long':
      return refused('DIGITS_LOST');
    case 'number':
      return cell.shown.endsWith('%') && (column.type === 'money' || column.type === 'integer')
        ? refused('PERCENT_SIGN')
        : readHeldNumber(cell.value, cell.shown, column);
    case 'date':
      return readHeldDate(cell, column);
    case 'time':
      return kinds[column.type] === 'text'
        ? read(cellText(cell))
        : refused(kinds[column.type] === 'number' ? 'TIME_AS_NUMBER' : 'NOT_A_DATE');
  }
}

function readHeldDate(cell: Extract<TypedCell, { kind: 'date' }>, column: ColumnSpec): Reading {
  switch (kinds[column.type]) {
    case 'text':
      return read(cellText(cell));
    case 'date':
      return cell.time === null ? read(cell.iso) : refused('DATE_WITH_TIME');
    case 'number':
      return refused('DATE_AS_NUMBER');
    case 'boolean':
      return refused('NOT_A_BOOLEAN');
  }
}
