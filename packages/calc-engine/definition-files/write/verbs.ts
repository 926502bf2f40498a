/** A layer while it is written: what it switches off, changes and adds, each list by its word. */
import { contentHash } from '../../src/definition/hash.ts';
import { type Element, isElement } from '../layers/elements.ts';

export interface Verbs {
  readonly off: Element;
  readonly change: Element;
  readonly add: Element;
}

export const noVerbs = (): Verbs => ({ off: {}, change: {}, add: {} });

export const same = (a: unknown, b: unknown): boolean => contentHash({ of: a }) === contentHash({ of: b });

export function note(verb: Element, list: string, ...entries: readonly unknown[]): void {
  if (entries.length > 0) verb[list] = [...((verb[list] as unknown[] | undefined) ?? []), ...entries];
}

/** The last that is noted comes last: what is put behind another is so when that has its place. */
export function noteAt(verb: Element, list: string, key: string, value: unknown): void {
  const { [key]: _, ...others } = asElement(verb[list]);
  verb[list] = { ...others, [key]: value };
}

/** Takes what one says into the other: lists go on, of a record each key is of one table or column. */
export function noteAll(verbs: Verbs, more: Verbs): void {
  for (const verb of ['off', 'change', 'add'] as const) {
    for (const [list, said] of Object.entries(more[verb])) {
      if (Array.isArray(said)) note(verbs[verb], list, ...(said as unknown[]));
      else for (const [key, value] of Object.entries(said as Element)) noteAt(verbs[verb], list, key, value);
    }
  }
}

/** Verbs that say something. */
export const saidVerbs = (verbs: Verbs): Element =>
  Object.fromEntries(Object.entries(verbs).filter(([, verb]) => Object.keys(verb as Element).length > 0));

/** Behind which an element of a list stands, said only where it would not come to stand there by itself, as the last. */
export function placeIn(wanted: readonly string[], index: number, now: readonly string[]): { readonly after?: string | null } {
  const before = wanted[index - 1] ?? null;
  return (now.at(-1) ?? null) === before ? {} : { after: before };
}

/** The list with one more, where that place puts it. */
export const withPlaced = (now: readonly string[], { after }: { readonly after?: string | null }, word: string): string[] =>
  now.toSpliced(after === undefined ? now.length : after === null ? 0 : now.indexOf(after) + 1, 0, word);

/** Where a column's value comes from is one thing: saying another takes out the one before. */
const origins = ['expression', 'constant', 'reference'];

/**
 * What is said otherwise of an element, in the fewest words; null where a change cannot say it, since null takes out.
 * @param plain the element without what the schema fills in
 */
export function changedElement(was: Element | undefined, is: Element, plain: Element): Element | null {
  if (!was) return null;
  const said = Object.keys(is).filter((key) => !same(was[key], is[key]));
  const isNew = said.some((key) => origins.includes(key));
  const gone = Object.keys(was).filter((key) => is[key] === undefined && was[key] !== undefined && !(isNew && origins.includes(key)));
  const change: Element = {
    ...Object.fromEntries(said.map((key) => [key, plain[key] ?? is[key]])),
    ...Object.fromEntries(gone.map((key) => [key, null])),
  };
  const hasNull = Object.values(is).some((value) => value === null);
  return hasNull && Object.keys(change).length > 0 ? null : change;
}

export const asElement = (value: unknown): Element => (isElement(value) ? value : {});
