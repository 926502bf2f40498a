import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';

interface Place {
  readonly storage: 'v' | 't';
  readonly position: number;
  readonly scale: number;
}

export interface ComparedColumn {
  readonly code: string;
  /** The column as the later program has it. */
  readonly plan: ColumnPlan;
  readonly before: Place;
  readonly after: Place;
}

/** A table that both results have, by its number in each. */
export interface ComparedTable {
  readonly plan: TablePlan;
  readonly before: number;
  readonly after: number;
  readonly columns: readonly ComparedColumn[];
}

export interface Comparable {
  readonly tables: readonly ComparedTable[];
  /** `Table.Column` that only one of the two programs calculates, or in another type. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

type Calculated = Pick<Program, 'tables'>;

const stored = ({ tables }: Calculated): readonly TablePlan[] => tables.filter(({ kind }) => kind !== 'snapshot' && kind !== 'parameter');
const paths = (program: Calculated): Map<string, ColumnPlan> =>
  new Map(stored(program).flatMap((table) => table.columns.map((column) => [`${table.code}.${column.code}`, column] as const)));
const comparable = (one: ColumnPlan | undefined, other: ColumnPlan | undefined): boolean =>
  one !== undefined && other !== undefined && one.type === other.type && one.currency === other.currency;

/** What two programs' results have in common, table by table and column by column; positions and scales may differ. */
export function comparedTables(before: Calculated, after: Calculated): Comparable {
  const [beforeColumns, afterColumns] = [paths(before), paths(after)];
  const tables = stored(after).flatMap((plan): ComparedTable[] => {
    const base = stored(before).find(({ code, lines }) => code === plan.code && lines === plan.lines);
    if (!base) return [];
    const columns = plan.columns.flatMap((column): ComparedColumn[] => {
      const known = base.columns.find(({ code }) => code === column.code);
      return known && comparable(known, column) ? [{ code: column.code, plan: column, before: known, after: column }] : [];
    });
    return [{ plan, before: base.no, after: plan.no, columns }];
  });
  const missing = (from: ReadonlyMap<string, ColumnPlan>, other: ReadonlyMap<string, ColumnPlan>): string[] =>
    [...from].filter(([path, column]) => !comparable(column, other.get(path))).map(([path]) => path);
  return { tables, onlyBefore: missing(beforeColumns, afterColumns), onlyAfter: missing(afterColumns, beforeColumns) };
}
