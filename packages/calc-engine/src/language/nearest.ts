/** The nearest existing name to one that does not exist, for "did you mean". */

/** Characters of a name that are compared. */
const comparedMax = 64;

/** Names farther away than a third of their length are no help. */
function distanceMax(name: string): number {
  return Math.max(1, Math.floor(name.length / 3));
}

/** Edit distance with neighbouring letters swapped counted once; gives up with `limit` as soon as it cannot be less. */
function editDistance(a: string, b: string, limit: number): number {
  let before = new Uint8Array(b.length + 1);
  let last = Uint8Array.from({ length: b.length + 1 }, (_, j) => j);
  let row = new Uint8Array(b.length + 1);
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      // before the first letter there is none, which equals nothing
      const swapped = a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) best = Math.min(best, (before[j - 2] as number) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least >= limit) return limit;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] as number;
}

export function nearestName(wanted: string, names: Iterable<string>): string | null {
  const folded = wanted.slice(0, comparedMax).toLowerCase();
  let best: string | null = null;
  let bestDistance = distanceMax(folded) + 1;
  for (const name of names) {
    if (name.length > comparedMax || Math.abs(name.length - folded.length) >= bestDistance) continue;
    const distance = editDistance(folded, name.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** `Did you mean "Base"?`, or the fallback where nothing is near. */
export function suggestName(wanted: string, names: Iterable<string>, fallback: string): string {
  const nearest = nearestName(wanted, names);
  return nearest === null ? fallback : `Did you mean "${nearest}"?`;
}

/** The name that `suggestName` put into its sentence; null where the sentence is another. */
export function readSuggestion(sentence: string): string | null {
  return /^Did you mean "(.*)"\?$/s.exec(sentence)?.[1] ?? null;
}
