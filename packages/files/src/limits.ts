/** What a file may cost whoever reads it. A workbook is a packed archive: a few bytes of it can unpack to gigabytes. */
export interface FileLimits {
  /** Bytes of the file as it is given. */
  readonly bytesMax: number;
  /** Bytes that a workbook's parts may unpack to, all together. */
  readonly unpackedBytesMax: number;
  /** Files within a workbook. */
  readonly partsMax: number;
  /** Rows of a sheet, empty ones and the header included. */
  readonly rowsMax: number;
  readonly columnsMax: number;
  /** Cells that are read, all rows together. */
  readonly cellsMax: number;
  /** Characters of a cell. */
  readonly cellCharactersMax: number;
  /** Milliseconds from opening the file to its last row. */
  readonly millisecondsMax: number;
}

export const fileLimits: FileLimits = {
  bytesMax: 256 * 2 ** 20,
  unpackedBytesMax: 2 ** 30,
  partsMax: 2_000,
  rowsMax: 2 ** 20,
  columnsMax: 2_000,
  cellsMax: 50_000_000,
  cellCharactersMax: 32_767,
  millisecondsMax: 120_000,
};
