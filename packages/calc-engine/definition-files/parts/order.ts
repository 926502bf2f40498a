/** Which elements of a list stay where they are when it gets another order: the most that can. */

/**
 * @param wanted names in the order that the list shall have
 * @param now names in the order that it has
 * @returns names of both lists that need not move; all others of both are moved behind the one before them
 */
export function namesThatStay(wanted: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const placeNow = new Map(now.map((name, index) => [name, index]));
  const common = wanted.filter((name) => placeNow.has(name));
  /** Of each length the name that the run of this length ends with, as early in the list as can be. */
  const ends: string[] = [];
  const before = new Map<string, string | undefined>();
  const place = (name: string | undefined): number => placeNow.get(name ?? '') ?? -1;
  for (const name of common) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (place(ends[middle]) < place(name)) low = middle + 1;
      else high = middle;
    }
    before.set(name, ends[low - 1]);
    ends[low] = name;
  }
  const stay = new Set<string>();
  for (let name = ends.at(-1); name !== undefined; name = before.get(name)) stay.add(name);
  return stay;
}

/** Names of both lists that have moved. */
export function movedNames(wanted: readonly string[], now: readonly string[]): ReadonlySet<string> {
  const stay = namesThatStay(wanted, now);
  const known = new Set(now);
  return new Set(wanted.filter((name) => known.has(name) && !stay.has(name)));
}
