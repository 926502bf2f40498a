/** Where items of a chunk's arrays stand: whose they are, and which of that employee's lines. */

/** The row of each item, which rise. */
export function* placesOf(items: readonly number[], first: Int32Array | null): Generator<{ item: number; row: number; line: number }> {
  let row = 0;
  for (const item of items) {
    if (!first) {
      yield { item, row: item, line: 0 };
      continue;
    }
    while ((first[row + 1] ?? Number.POSITIVE_INFINITY) <= item) row += 1;
    yield { item, row, line: item - (first[row] as number) };
  }
}
