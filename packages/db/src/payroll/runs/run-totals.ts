import type { ResultShape, RunTotals } from './run-types.ts';

/** Minor units as decimal text: 123456 at scale 2 is `1234.56`. */
export function decimalText(minor: string, scale: number): string {
  if (scale === 0) return minor;
  const negative = minor.startsWith('-');
  const digits = (negative ? minor.slice(1) : minor).padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Decimal text with all digits of its scale as minor units. */
export const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));

/** The batch's figures out of the totals of its columns. */
export function summaryFigures({ summary }: ResultShape, columns: RunTotals['columns']): RunTotals['summary'] {
  const figure = (path: string): string => columns[path] ?? '0';
  return summary && { gross: figure(summary.gross.path), deductions: figure(summary.deductions.path), net: figure(summary.net.path) };
}
