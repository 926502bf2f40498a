/** Rows of a window, each of which says how many there are in all. @returns the total; undefined where the window is empty and nobody says it */
export function windowOf<Row extends object>(
  found: readonly (Row & { readonly total: number })[],
): { total: number | undefined; rows: Row[] } {
  let total: number | undefined;
  const rows = found.map(({ total: all, ...row }) => {
    total = all;
    return row as unknown as Row;
  });
  return { total, rows };
}
