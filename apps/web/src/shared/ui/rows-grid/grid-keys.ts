import type { GridPlace } from './grid-types.ts';

interface Reach {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

type Pressed = Pick<React.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where a key leads from a cell, as in a spreadsheet; null where it leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { row, column }: GridPlace,
  { rows, columns, page }: Reach,
): GridPlace | null {
  if (altKey) return null;
  const far = ctrlKey || metaKey;
  const [last, right] = [rows - 1, columns - 1];
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowDown: { row: far ? last : row + 1, column },
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowRight: { row, column: far ? right : column + 1 },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? last : row, column: right },
  };
  return moves[key] ?? null;
}

/** The cell that Tab leads to; null: out of the grid. */
export function placeAfterTab(
  { row, column }: GridPlace,
  { rows, columns }: Pick<Reach, 'rows' | 'columns'>,
  back: boolean,
): GridPlace | null {
  const at = row * columns + column + (back ? -1 : 1);
  return at < 0 || at >= rows * columns ? null : { row: Math.floor(at / columns), column: at % columns };
}

/** A key that writes a character; what an input method begins with is called Process. */
export const beginsText = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  if (key === 'Process') return true;
  // AltGr is Control and Alt together, and writes characters
  return [...key].length === 1 && ctrlKey === altKey && !metaKey;
};
