import { cellText, type FileRow, isBlank } from '../cells.ts';

/** What people write in front of a row of sums. */
const totalWords =
  /^(?:(?:grand |sub[- ]?)?totals?|sums?|gesamt|summe|\u5408\u8ba1|\u603b\u8ba1|\u5c0f\u8ba1|\u603b\u548c|\u5171\u8ba1|\u7d2f\u8ba1|\u6c47\u603b)\s*[:\uff1a]?$/i;

/**
 * Whether the last row of a table sums up the others: such a word stands for whose the row is, or, where that is blank, in another cell.
 * @param key column that says whose a row is, from 1
 */
export function isTotalRow({ cells }: FileRow, key: number): { readonly column: number; readonly text: string } | null {
  const keyCell = cells[key - 1];
  const candidates = isBlank(keyCell) ? cells.map((_, index) => index + 1) : [key];
  for (const column of candidates) {
    const text = cellText(cells[column - 1] ?? null).trim();
    // Words may be spread over the cell: blanks between two characters.
    if (totalWords.test(text.replaceAll(/[\s\u3000]+/g, /[a-z]/i.test(text) ? ' ' : ''))) return { column, text };
  }
  return null;
}
