import { limits } from '@wagewright/contracts';

/** Of lists that are found anew for each window, however far in it begins: few windows, of some 20 MB. */
export const wideWindowRows = 20_000;

/**
 * Rows in windows, each read when the one before is out.
 * @param read those from `first` to before `last`
 * @throws Error when rows have gone meanwhile: half a file must not look like a whole one
 */
export async function* inWindows<Row>(
  count: number,
  read: (first: number, last: number) => Promise<readonly Row[]>,
  windowRows: number = limits.exportWindowRows,
): AsyncGenerator<readonly Row[]> {
  for (let first = 0; first < count; first += windowRows) {
    const last = Math.min(count, first + windowRows);
    const rows = await read(first, last);
    if (rows.length !== last - first) throw new Error(`of rows ${first} to ${last} ${rows.length} were left while they were exported`);
    yield rows;
  }
}
