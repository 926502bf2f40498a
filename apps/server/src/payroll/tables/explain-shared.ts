import type { ColumnPlan, Program, TablePlan } from '@wagewright/calc-engine';
import type { Explanation } from '@wagewright/contracts';
import { formatValue, readGroupRows, type Sql } from '@wagewright/db';

/** Rows of a group that an explanation lists, the largest first. */
const rowsMax = 50;

interface SharedCell {
  readonly runId: number;
  readonly table: TablePlan;
  readonly column: ColumnPlan;
  readonly row: { readonly v: readonly (string | null)[]; readonly t: readonly (string | null)[] };
}

const write = (stored: string | null, column: ColumnPlan): string | null =>
  stored === null || column.storage === 't' ? stored : formatValue(stored, column);

const leaf = (label: Explanation['label'], value: string | null, note: string | null): Explanation => ({
  kind: 'column',
  label,
  expression: null,
  value,
  note,
  children: [],
});

/** What the group is, and the rows that were aggregated. */
async function partsOf(sql: Sql, program: Program, { runId, table, column, row }: SharedCell): Promise<Explanation[]> {
  const { pivot } = table;
  const source = program.tables.find(({ no }) => no === pivot?.of);
  const aggregate = pivot?.aggregates.find((one) => one.column.code === column.code);
  if (!pivot || !source || !aggregate) return [];
  const groups = table.columns.slice(0, pivot.groupBy.length).map((key) => ({ key, value: row[key.storage][key.position - 1] ?? null }));
  const keys = groups.map(({ value }, index) => ({ storage: 't' as const, position: 0, ...pivot.groupBy[index], value }));
  const of = aggregate.position === 0 ? null : { storage: aggregate.storage, position: aggregate.position };
  const sourceColumn = source.columns.find(({ storage, position }) => storage === of?.storage && position === of.position);
  const { rows, total } = await readGroupRows(sql, { runId, tableNo: source.no, keys, column: of, limit: rowsMax });
  const people = rows.map(({ name, employeeNumber, line, value }) => {
    const place = source.lines === 'one' ? source.code : `${source.code} ${line + 1}`;
    const whose = name === null ? place : `${name} (${employeeNumber})`;
    const note = name === null || source.lines === 'one' ? null : place;
    return { ...leaf(whose, sourceColumn ? write(value, sourceColumn) : null, note), kind: 'input' as const };
  });
  const more =
    total > rows.length
      ? [leaf({ en: `and ${total - rows.length} more rows`, 'zh-CN': `另有 ${total - rows.length} 行` }, null, null)]
      : [];
  return [...groups.map(({ key, value }) => leaf(viewName(key), write(value, key), null)), ...people, ...more];
}

const viewName = ({ name }: ColumnPlan): Explanation['label'] => ({ en: name.en, 'zh-CN': name['zh-CN'] });

/** How a cell that all employees share came about: its group, and of an aggregate the rows of the group. */
export async function explainShared(sql: Sql, program: Program, cell: SharedCell): Promise<Explanation> {
  const { column, row } = cell;
  return {
    kind: 'column',
    label: viewName(column),
    expression: column.expression,
    value: write(row[column.storage][column.position - 1] ?? null, column),
    note: null,
    children: await partsOf(sql, program, cell),
  };
}
