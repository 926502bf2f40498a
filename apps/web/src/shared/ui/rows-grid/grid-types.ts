/** Rows that people write, as data: a screen says which columns there are, the grid does the rest. */

export type GridColumnType = 'text' | 'integer' | 'decimal' | 'money' | 'percent' | 'date' | 'boolean';

export interface GridColumn {
  readonly id: string;
  readonly name: string;
  readonly type: GridColumnType;
  /** Digits after the point that are kept; without it any number. Of a percentage they are those of the share: 4 keep 12.34%. */
  readonly scale?: number;
  /** ISO code, of money: the sign of another currency is refused. */
  readonly currency?: string;
  /** A row that says anything says this too. */
  readonly isRequired?: boolean;
  /** What people read and type instead of the codes that a column of texts holds, by code. Other texts may stand there as well. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What holds where a cell is left blank, as exact text: shown quietly in its place. */
  readonly whenBlank?: (row: GridRow, index: number) => string | null;
  /** Pixels at least; without it, by type. */
  readonly width?: number;
}

/**
 * The exact value as text: digits with a point, `2026-01-31`, `true` or `false`, nothing where it is blank. Or what was typed and is no value
 * of its column: it stays as it stands until somebody mends it.
 */
export type GridCell = string | { readonly typed: string };

export interface GridRow {
  /** Stays with the row, wherever it is moved. */
  readonly id: number;
  /** By column; what is missing is blank. */
  readonly cells: Readonly<Record<string, GridCell>>;
}

/** What is wrong with a cell, or asked about it, in words. */
export interface CellNote {
  readonly tone: 'error' | 'question';
  readonly text: string;
}

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** From first to last, both included. */
export interface GridBlock {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const cellOf = (row: GridRow | undefined, column: GridColumn): GridCell => row?.cells[column.id] ?? '';
export const isBlankRow = ({ cells }: GridRow): boolean => Object.values(cells).every((cell) => cell === '');
