import { plainNumber } from '@wagewright/contracts';
import { endOf } from './seal-numbers.ts';

/** Covered already: no whole number. */
export const isEndOnly = (text: string): boolean => /[•*＊●]/.test(text);

/** More digits than a spreadsheet keeps, the others zeros: it was read as an amount there. */
export const isRoundedNumber = (number: string): boolean => /^\d{16,}$/.test(number) && number.slice(15).replaceAll('0', '') === '';

/** As a spreadsheet shows a number whose digits it has lost: `5.30E+17`. */
export const shortenedNumber = (number: string): string => Number(number.replace(',', '.')).toExponential(2).toUpperCase();
const isShortened = (number: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/.test(number);

/** What may be kept and shown of a cell that was to hold a number: its end. */
export function coveredText(text: string): string {
  const number = plainNumber(text);
  if (isShortened(number) || isRoundedNumber(number)) return shortenedNumber(number);
  return isEndOnly(text) || !/\d{2}/.test(number) ? text : `••••${endOf(number)}`;
}
