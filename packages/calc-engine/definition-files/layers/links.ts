/** Links of parameter tables with global tables, as layers leave them. */
import { type Element, findTable, tablesOf, wordOf } from './elements.ts';

const contentOf = (table: Element): string => JSON.stringify({ ...table, global: undefined, tags: undefined });

/** A table that a layer changes is no longer what its global table's revision says: it says no more that it is. */
export function unlinkChanged(made: Element, below: Element): void {
  for (const table of tablesOf(made)) {
    const before = table.global === undefined ? undefined : findTable(below, wordOf(table.code));
    const isSameLink = before && JSON.stringify(before.global) === JSON.stringify(table.global);
    if (isSameLink && contentOf(before) !== contentOf(table)) delete table.global;
  }
}
