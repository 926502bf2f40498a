/** The elements of a definition that has no checked shape yet, and where each was written. */
import type { Path } from '../text.ts';

export type Element = Record<string, unknown>;

export const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name as it was written; what is none is judged with the whole. */
export const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const listOf = (element: Element | undefined, key: string): Element[] => {
  const list = element?.[key];
  return Array.isArray(list) ? (list as unknown[]).filter(isElement) : [];
};

export const tablesOf = (definition: Element): Element[] => listOf(definition, 'steps').flatMap((step) => listOf(step, 'tables'));
export const findTable = (definition: Element, code: string): Element | undefined =>
  tablesOf(definition).find((table) => table.code === code);

/** Columns that find a row: the key, else the bound of the brackets; none where the table has one row. */
export function keyOf(table: Element): string[] {
  if (Array.isArray(table.key) && table.key.length > 0) return table.key.map(String);
  const bracket = table.bracket as Element | undefined;
  return bracket ? [String(bracket.column)] : [];
}

/** Which part of which layer an element was written in; of one that was changed the newest first. */
export interface Written {
  readonly layer: number;
  readonly path: Path;
}

export class Provenance {
  private readonly known = new WeakMap<object, readonly Written[]>();

  /** Every part of a layer as it was read. */
  read(value: unknown, layer: number, path: Path = []): void {
    if (typeof value !== 'object' || value === null || this.known.has(value)) return;
    this.known.set(value, [{ layer, path }]);
    for (const [key, part] of Object.entries(value)) this.read(part, layer, [...path, Array.isArray(value) ? Number(key) : key]);
  }

  /** `made` stands for what was written in these. */
  made<T extends object>(made: T, ...from: readonly (object | undefined)[]): T {
    this.known.set(
      made,
      from.flatMap((source) => (source ? this.of(source) : [])),
    );
    return made;
  }

  of(value: object): readonly Written[] {
    return this.known.get(value) ?? [];
  }
}
