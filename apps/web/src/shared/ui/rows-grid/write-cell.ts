import { isDecimal } from '../../format/decimal.ts';
import type { Formatter } from '../../format/formatter.ts';
import type { GridCell, GridColumn, GridColumnType } from './grid-types.ts';

/** Digits after the point that a definition keeps at most; two more of a share that is written in percent. */
const digitsMax = 12;

/** A share as people write it, exactly: 0.0525 → 5.25. */
export function percentDigits(share: string): string {
  if (!isDecimal(share)) return share;
  const [sign, body] = share.startsWith('-') ? ['-', share.slice(1)] : ['', share];
  const [whole = '', fraction = ''] = body.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const point = whole.length + 2;
  const rest = digits.slice(point).replace(/0+$/, '');
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`;
}

interface Words {
  readonly yes: string;
  readonly no: string;
}

/** A column's values as people read them: every digit that is there. */
export function cellWriter({ type, scale, labels = {} }: GridColumn, format: Formatter, { yes, no }: Words): (value: string) => string {
  switch (type) {
    case 'text':
      return (value) => labels[value] ?? value;
    case 'date':
      return (value) => format.day(value);
    case 'boolean':
      return (value) => (value === 'true' ? yes : no);
    case 'percent':
      return (value) => (isDecimal(value) ? format.percent(value, { digits: digitsMax }) : value);
    case 'money':
      return (value) => (isDecimal(value) ? format.number(value, scale ?? 2) : value);
    default:
      return (value) => (isDecimal(value) ? format.number(value) : value);
  }
}

/** What stands in the field when a cell is edited: digits without marks, the day as it is stored, a name instead of its code. */
export function editText(cell: GridCell, { type, labels = {} }: GridColumn, { yes, no }: Words): string {
  if (typeof cell !== 'string') return cell.typed;
  if (cell === '') return '';
  if (type === 'percent') return percentDigits(cell);
  if (type === 'boolean') return cell === 'true' ? yes : no;
  return labels[cell] ?? cell;
}

/** What a spreadsheet takes: a share with its sign, all else as it is stored. */
export const copyText = (cell: GridCell, type: GridColumnType): string => {
  if (typeof cell !== 'string') return cell.typed;
  return type === 'percent' && cell !== '' ? `${percentDigits(cell)}%` : cell;
};
