import { type ColumnPlan, type Program, type RowInput, recordName } from '@wagewright/calc-engine';
import { formatValue, readInputOrigins, type Sql, sqlOfPrisma } from '@wagewright/db';
import { typedInputColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { inputTables, namedColumns } from '../batches/index.ts';

type Whose = Record<'batchId' | 'employeeId', number>;
type Lines = NonNullable<ReturnType<RowInput['tables']['get']>>['lines'];

function cellOf({ v, t }: Lines[number], column: ColumnPlan): string | null {
  if (column.storage === 't') return t[column.position - 1] ?? null;
  const stored = v[column.position - 1] ?? null;
  return stored === null ? null : formatValue(String(stored), column);
}

type InputView = ReturnType<typeof inputTables>[number];

/** The table as it is shown: codes of departments, cost centres and the like read as their names. */
async function viewTable(sql: Sql, { batchId }: Whose, { plan, name, isTyped }: InputView, input: RowInput) {
  const rows = (input.tables.get(plan.tableNo)?.lines ?? []).map((line) => plan.columns.map((column) => cellOf(line, column)));
  const named = await namedColumns(sql, batchId, plan.columns, rows);
  const columns = named.map((view, index) => ({ ...view, source: recordName(plan.columns[index] ?? { source: null }) }));
  return { code: plan.code, name, kind: isTyped ? ('typed' as const) : ('frozen' as const), lines: plan.lines, columns, rows };
}

/** What is calculated from, table by table, what is typed first: with the record of each column, or who typed it. */
export async function viewInputs({ db }: Pick<Deps, 'db'>, program: Program, whose: Whose, input: RowInput) {
  const sql = sqlOfPrisma(db.prisma);
  const origins = await readInputOrigins(sql, whose.batchId, whose.employeeId);
  const tables = [];
  for (const view of inputTables(program).toSorted((a, b) => Number(b.isTyped) - Number(a.isTyped))) {
    const origin = origins.find(({ tableNo }) => tableNo === view.plan.tableNo);
    tables.push({
      ...(await viewTable(sql, whose, view, input)),
      origin: origin ? { how: typedInputColumns.how(origin.how), by: origin.by, at: origin.at.toISOString() } : null,
    });
  }
  return tables;
}
