/** Keys of rows: which are equal, and in which order groups stand. Numbers rise, texts go by code point, a blank comes last. */

/** Minor units, days, 0/1 or a text; null is blank. One kind in a column. */
export type KeyPart = bigint | number | string | null;
export type Key = readonly KeyPart[];

/** By code point, as PostgreSQL's collation "C" orders: surrogates stand for characters above all others. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x === y) continue;
    const surrogates = (x >= 0xd800 && x <= 0xdfff ? 1 : 0) - (y >= 0xd800 && y <= 0xdfff ? 1 : 0);
    return surrogates === 0 ? x - y : surrogates;
  }
  return a.length - b.length;
}

function compareParts(a: KeyPart, b: KeyPart): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function compareKeys(a: Key, b: Key): number {
  for (let index = 0; index < a.length; index += 1) {
    const order = compareParts(a[index] ?? null, b[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

/** Equal texts are equal keys, within columns of one kind each. */
function textOfKey(key: Key): string {
  return JSON.stringify(key.map((part) => (part === null || typeof part === 'string' ? part : String(part))));
}

/** Rows up to which each is compared with the groups before it; above, keys are found by their text. */
const comparedRowsMax = 24;

function equalKeys(a: Key, b: Key): boolean {
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

function groupFew(keys: readonly Key[]): number[][] {
  const groups: number[][] = [];
  for (const [index, key] of keys.entries()) {
    const group = groups.find(([first = 0]) => equalKeys(keys[first] ?? key, key));
    if (group) group.push(index);
    else groups.push([index]);
  }
  return groups;
}

function groupMany(keys: readonly Key[]): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const text = textOfKey(key);
    const group = groups.get(text);
    if (group) group.push(index);
    else groups.set(text, [index]);
  }
  return [...groups.values()];
}

/** Rows of each distinct key, by index; groups in order of their keys, rows in their own order. */
export function groupRows(keys: readonly Key[]): number[][] {
  if (keys.length < 2) return keys.map((_, index) => [index]);
  const groups = keys.length <= comparedRowsMax ? groupFew(keys) : groupMany(keys);
  return groups.sort(([a = 0], [b = 0]) => compareKeys(keys[a] ?? [], keys[b] ?? []));
}

/** Of rows with equal keys the first or the last; what is left keeps its order. */
export function distinctRows(keys: readonly Key[], keep: 'first' | 'last'): number[] {
  const kept = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const text = textOfKey(key);
    if (keep === 'last' || !kept.has(text)) kept.set(text, index);
  }
  return [...kept.values()].sort((a, b) => a - b);
}
