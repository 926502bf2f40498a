import type { ColumnPlan, InputPlan } from '@wagewright/calc-engine';
import type { FrozenColumns } from './frozen-columns.ts';
import { toDays, toMinorUnits } from './minor-units.ts';
import { snapshotSource } from './snapshot-sources.ts';

/** One value of a frozen row: where it goes, the SQL that gives it, and the joins that it needs, by alias. */
export interface FrozenValue {
  readonly storage: 'v' | 't';
  readonly position: number;
  readonly sql: string;
  readonly joins: Readonly<Record<string, string>>;
}

/** The values of one storage array in the order of their positions; a position that nothing fills stays blank. */
export function arrayOf(values: readonly FrozenValue[], storage: 'v' | 't'): string {
  const own = values.filter((value) => value.storage === storage);
  const length = Math.max(0, ...own.map(({ position }) => position));
  const cells = Array.from({ length }, (_, index) => own.find(({ position }) => position === index + 1)?.sql ?? 'NULL');
  return `ARRAY[${cells.join(', ')}]::${storage === 'v' ? 'bigint' : 'text'}[]`;
}

export const joinsOf = (values: readonly FrozenValue[]): string =>
  [...new Map(values.flatMap(({ joins }) => Object.entries(joins))).values()].join('\n    ');

/** A frozen cell, moved to the scale that it is wanted at. */
export const rescaled = (cell: string, from: ColumnPlan, wanted: ColumnPlan): string =>
  from.scale === wanted.scale ? cell : toMinorUnits(`${cell} / ${10 ** from.scale}::numeric`, wanted.scale, wanted.rounding);

/** What the batch has frozen of a column with one row an employee. */
function frozenValue(wanted: ColumnPlan, tableNo: number, column: ColumnPlan): Pick<FrozenValue, 'sql' | 'joins'> {
  const alias = `frozen_${Number(tableNo)}`;
  const join = `LEFT JOIN calc.input ${alias} ON ${alias}.batch_id = $1::int AND ${alias}.table_no = ${Number(tableNo)} AND ${alias}.row_number = d.row_number`;
  return { sql: rescaled(`${alias}.${column.storage}[${Number(column.position)}]`, column, wanted), joins: { [alias]: join } };
}

/** What the records say of a column today; what is typed or imported into a batch is blank until then. */
function recordedValue(solution: string, input: InputPlan, column: ColumnPlan, lines: string): Pick<FrozenValue, 'sql' | 'joins'> {
  if (column.source === null) return { sql: 'NULL', joins: {} };
  const { sql, type, joins } = snapshotSource(solution, input.code, column, lines);
  const stored: Readonly<Record<typeof type, () => string>> = {
    text: () => sql,
    date: () => toDays(sql),
    boolean: () => `(${sql})::int::bigint`,
    number: () => toMinorUnits(sql, column.scale, column.rounding),
  };
  return { sql: stored[type](), joins };
}

/** @param lines what the table's lines are: `employee`, `segments`, or a record set */
export function valuesOf(solution: string, input: InputPlan, lines: string, frozen: FrozenColumns | undefined): FrozenValue[] {
  return input.columns.map((column) => {
    const known = lines === 'employee' ? frozen?.find(input, column) : undefined;
    const value = known ? frozenValue(column, known.tableNo, known.column) : recordedValue(solution, input, column, lines);
    return { storage: column.storage, position: column.position, ...value };
  });
}
