/** Why a cell of a table that all employees share has its value: the rows of the group, whose they are and what each gave. */
import {
  type ColumnPlan,
  type ExplainNode,
  type Program,
  rowsOfTable,
  type SharedRow,
  type TablePlan,
  type WholeRun,
} from '@wagewright/calc-engine';
import type { GivenInput } from './build-input.ts';
import { cellText, ownersOfLines, sharedCell } from './results.ts';

/** Rows that are written out; the others are counted. */
const rowsListedMax = 50;

export function explainGroup(
  program: Program,
  result: WholeRun,
  given: GivenInput,
  table: TablePlan,
  column: ColumnPlan,
  line: number,
): ExplainNode {
  const row = result.shared.get(table.no)?.[line];
  if (!row) throw new RangeError(`${table.code} has no row ${line + 1}`);
  const value = row.failed.includes(column.code) ? 'failed' : cellText(sharedCell(row, column));
  const node = { kind: 'column', value, table: table.code, column: column.code, name: column.name } as const;
  const { pivot } = table;
  const aggregate = pivot?.aggregates.find((candidate) => candidate.column === column);
  if (!pivot || !aggregate) return { ...node, text: pivot ? 'the group' : 'a row of the union', children: [] };
  const source = program.tables.find(({ no }) => no === pivot.of);
  if (!source) throw new Error(`the program has no table ${pivot.of}`);
  const of = source.columns.find(({ storage, position }) => storage === aggregate.storage && position === aggregate.position);
  const rows = groupRows(employeeRows(program, source.no, given, result), table, row);
  const listed = rows.slice(0, rowsListedMax).map(({ owner, values }) => ({
    kind: 'operation' as const,
    text: [owner, of ? `${source.code}.${of.code}` : source.code].filter(Boolean).join(' '),
    value: of ? (values.failed.includes(of.code) ? 'failed' : cellText(sharedCell(values, of))) : '1',
    children: [],
  }));
  const more = { kind: 'operation' as const, text: `and ${rows.length - rowsListedMax} more rows`, value: '…', children: [] };
  const what = of ? `${source.code}.${of.code}` : `rows of ${source.code}`;
  return {
    ...node,
    text: `${aggregate.aggregate} of ${what}, ${rows.length} rows`,
    children: rows.length > rowsListedMax ? [...listed, more] : listed,
  };
}

/** Rows of the source with the employee, in a table with lines also the line from 1; nobody where all employees share it. */
function employeeRows(program: Program, no: number, { employees, input }: GivenInput, result: WholeRun): OwnedRow[] {
  const rows = rowsOfTable(program, result, input, no);
  if (result.shared.has(no)) return rows.map((values) => ({ owner: '', values }));
  const first = result.tables.find((table) => table.no === no)?.first ?? input.tables.get(no)?.first;
  const owners = first ? ownersOfLines(first, employees.length) : null;
  return rows.map((values, line) => {
    const owner = owners?.[line] ?? line;
    const place = first ? `/${line - (first[owner] ?? 0) + 1}` : '';
    return { owner: `${employees[owner]}${place}`, values };
  });
}

interface OwnedRow {
  readonly owner: string;
  readonly values: SharedRow;
}

function groupRows(rows: readonly OwnedRow[], { pivot, columns }: TablePlan, group: SharedRow): OwnedRow[] {
  const keys = pivot?.groupBy ?? [];
  return rows.filter(({ values }) =>
    keys.every(({ storage, position }, index) => {
      const own = columns[index];
      if (!own) return false;
      return storage === 't'
        ? (values.t[position - 1] ?? null) === (group.t[own.position - 1] ?? null)
        : (values.v[position - 1] ?? null) === (group.v[own.position - 1] ?? null);
    }),
  );
}
