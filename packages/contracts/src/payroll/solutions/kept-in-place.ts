/**
 * Which words of a list may stay where they are so that the fewest have to move: a longest part of `after` that stands in the same order in
 * `before`.
 */
export function keptInPlace(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const at = new Map(before.map((word, index) => [word, index]));
  const words = after.filter((word) => at.has(word));
  /** By length − 1: the word that ends the best chain of that length, as an index into `words`. */
  const ends: number[] = [];
  const previous: number[] = [];
  const place = (index: number): number => at.get(words[index] ?? '') ?? -1;
  for (const index of words.keys()) {
    let length = ends.findIndex((end) => place(end) >= place(index));
    if (length < 0) length = ends.length;
    previous[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const kept = new Set<string>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(words[index] ?? '');
  return kept;
}
