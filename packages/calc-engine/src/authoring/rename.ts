/** Renaming a table or a column everywhere, and finding what uses it. */
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { rewriteMentions, type Site } from './mentions.ts';

/** A table, or a column of it. */
export interface Named {
  readonly table: string;
  /** Null: the table itself. */
  readonly column: string | null;
}

/**
 * The definition with another code for a table or column, wherever it is named: formulas, references, keys, rows, balances, totals, messages,
 * tests. Formulas that name it by a display name stay as they are. Null where the code is taken.
 */
export function renameEverywhere(definition: CalculationDefinition, named: Named, code: string): CalculationDefinition | null {
  const meant = withGroups(definition, named);
  if (meant.some((one) => isTaken(definition, one, code))) return null;
  return rewriteMentions(definition, (_, table, column) =>
    meant.some((one) => one.table === table && one.column === column) ? code : null,
  );
}

/** Where a table or column is named, besides where it is made. Tests are counted, not told one by one. */
export function findUses(definition: CalculationDefinition, named: Named): Site[] {
  const sites: Site[] = [];
  rewriteMentions(definition, (site, table, column) => {
    const isNamed = named.column === null ? table === named.table && column === null : table === named.table && column === named.column;
    if (isNamed && !(site.what === 'table' && site.table === named.table) && !sites.some((one) => isSame(one, site))) sites.push(site);
    return null;
  });
  return sites;
}

const isSame = (a: Site, b: Site): boolean =>
  a.what === b.what && a.table === b.table && a.column === b.column && a.name === b.name && a.range?.from === b.range?.from;

/** A column by which pivots group is a column of theirs too, of the same code. */
function withGroups(definition: CalculationDefinition, named: Named): Named[] {
  const { column } = named;
  if (column === null) return [named];
  const meant: Named[] = [named];
  const tables = definition.steps.flatMap((step) => step.tables);
  for (const one of meant) {
    for (const table of tables) {
      if (table.kind === 'pivot' && table.of === one.table && table.groupBy.includes(column)) meant.push({ table: table.code, column });
    }
  }
  return meant;
}

function isTaken(definition: CalculationDefinition, { table, column }: Named, code: string): boolean {
  const tables = definition.steps.flatMap((step) => step.tables);
  if (column === null) return tables.some((one) => one.code === code);
  const own = tables.find((one) => one.code === table);
  const groups = own?.kind === 'pivot' ? own.groupBy : [];
  return [...groups, ...(own?.columns.map((one) => one.code) ?? [])].includes(code);
}
