/** What stands in a cell. */

/**
 * A text file has texts only. A workbook's cells have types: a number whose format says no more is a `number` (what it holds to 15 digits is
 * what a spreadsheet shows: `numberText`), and what needs words of its own is an object.
 */
export type CellContent = string | number | boolean | null | TypedCell;

export type TypedCell =
  /** A number that is shown otherwise: `8%`, `001001`. */
  | { readonly kind: 'number'; readonly value: number; readonly shown: string }
  /** `iso` is `2026-01-31`; `time` is `08:30:00` where the cell holds a time of the day too. */
  | { readonly kind: 'date'; readonly iso: string; readonly time: string | null }
  /** A time or a duration: a spreadsheet stores it as days, whatever it shows. */
  | { readonly kind: 'time'; readonly days: number }
  /** More digits than a spreadsheet keeps. */
  | { readonly kind: 'too-long'; readonly digits: string }
  /** `#N/A`, `#DIV/0!` … */
  | { readonly kind: 'error'; readonly text: string }
  /** A formula whose result the file does not hold. */
  | { readonly kind: 'formula' };

/** A row that has something in it. */
export interface FileRow {
  /** As a spreadsheet counts rows, from 1; empty rows count. */
  readonly number: number;
  /** Where the row starts: in a text file the character, in a sheet the row. */
  readonly at: number;
  /** By column; what is missing at the end is blank. */
  readonly cells: readonly CellContent[];
}

/** Digits that a spreadsheet keeps and shows; what a double prints beyond them comes of its computing in binary. */
const digitsKept = 15;

/** A number's shortest decimal notation, to 15 digits and without an exponent: 0.1 + 0.2 is `0.3`. */
export function numberText(value: number): string {
  const shortest = String(value);
  if (shortest.length <= digitsKept) return shortest.includes('e') ? withoutExponent(shortest) : shortest;
  return withoutExponent(String(Number(value.toPrecision(digitsKept))));
}

function withoutExponent(text: string): string {
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const point = whole.length + Number(exponent);
  const digits = whole + fraction;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length ? sign + digits.padEnd(point, '0') : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** A cell as people see it in the file. */
export function cellText(cell: CellContent): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  switch (cell.kind) {
    case 'number':
      return cell.shown;
    case 'date':
      return cell.time === null ? cell.iso : `${cell.iso} ${cell.time}`;
    case 'time':
      return durationText(cell.days);
    case 'too-long':
      return cell.digits;
    case 'error':
      return cell.text;
    case 'formula':
      return '=…';
  }
}

function durationText(days: number): string {
  const minutes = Math.round(Math.abs(days) * 24 * 60);
  return `${days < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

export const isBlank = (cell: CellContent | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
