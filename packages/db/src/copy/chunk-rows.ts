/** Which of a batch's payees a chunk computes: all row numbers of a range, or chosen ones in rising order. */
export interface ChunkRows {
  /** From 1, both inclusive. */
  readonly fromRow: number;
  readonly toRow: number;
  /** Those that are meant, where it is not the whole range. */
  readonly rowNumbers: readonly number[] | null;
}

export const countRows = ({ fromRow, toRow, rowNumbers }: ChunkRows): number => rowNumbers?.length ?? toRow - fromRow + 1;

/** The row number of the chunk's row 0, 1, 2 … */
export const rowNumberAt = ({ fromRow, rowNumbers }: ChunkRows, index: number): number => rowNumbers?.[index] ?? fromRow + index;

/** Where a row number stands within the chunk; a function, because of chosen rows it keeps a table. */
export function rowIndexes({ fromRow, toRow, rowNumbers }: ChunkRows): (rowNumber: number) => number | undefined {
  if (rowNumbers === null) return (rowNumber) => (rowNumber >= fromRow && rowNumber <= toRow ? rowNumber - fromRow : undefined);
  const indexes = new Map(rowNumbers.map((rowNumber, index) => [rowNumber, index]));
  return (rowNumber) => indexes.get(rowNumber);
}

/** SQL that holds for the chunk's payees. */
export function rowsCondition({ fromRow, toRow, rowNumbers }: ChunkRows): string {
  for (const value of [fromRow, toRow, ...(rowNumbers ?? [])]) {
    if (!Number.isInteger(value)) throw new TypeError(`Not a row number: ${value}`);
  }
  const range = `row_number BETWEEN ${fromRow} AND ${toRow}`;
  return rowNumbers === null ? range : `${range} AND row_number = ANY ('{${rowNumbers.join(',')}}')`;
}
