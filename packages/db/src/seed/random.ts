/**
 * Draws that depend on their key alone, so that the demo company is the same on every machine and does not shift when rows are added.
 * @returns a number in [0, 1)
 */
export function draw(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash ^= key.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 32;
}

/** A whole number from 0 to count − 1. */
export const drawIndex = (key: string, count: number): number => Math.min(count - 1, Math.floor(draw(key) * count));

export function pick<Item>(key: string, items: readonly Item[]): Item {
  const item = items[drawIndex(key, items.length)];
  if (item === undefined) throw new RangeError(`There is nothing to pick from for ${key}.`);
  return item;
}

/** Picks by weight: `[['single', 5], ['married', 4]]`. */
export function pickWeighted<Item>(key: string, choices: readonly (readonly [Item, number])[]): Item {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = draw(key) * total;
  for (const [item, weight] of choices) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = choices.at(-1);
  if (!last) throw new RangeError(`There is nothing to pick from for ${key}.`);
  return last[0];
}
