/** The points between which INTERPOLATE draws straight lines. */
import type { Fraction } from '../reference/fraction.ts';
import type { ResolvedTable } from './resolve.ts';

export interface Point {
  readonly x: Fraction;
  /** Null where the cell is blank. */
  readonly y: Fraction | null;
}

/** One point a row, rising in x; a row without a bound has none. */
export function pointsOf(table: ResolvedTable, column: number): Point[] {
  const bound = table.data.bracket?.column ?? -1;
  return (table.version?.rows ?? []).flatMap((row): Point[] => {
    const [x, y] = [row[bound], row[column]];
    return x?.kind === 'number' ? [{ x: x.value, y: y?.kind === 'number' ? y.value : null }] : [];
  });
}
