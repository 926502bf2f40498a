/** The nearest existing name to one that does not exist, for "did you mean". */

/** Names farther away than a third of their length are no help. */
function distanceMax(name: string): number {
  return Math.max(1, Math.floor(name.length / 3));
}

/** Edit distance with neighbouring letters swapped counted once. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j += 1) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

export function nearestName(wanted: string, names: Iterable<string>): string | null {
  const folded = wanted.slice(0, 64).toLowerCase();
  let best: string | null = null;
  let bestDistance = distanceMax(folded) + 1;
  for (const name of names) {
    if (Math.abs(name.length - folded.length) >= bestDistance) continue;
    const distance = editDistance(folded, name.toLowerCase());
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
