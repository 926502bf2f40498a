import { type ColumnPlan, type Program, type RowInput, recordName } from '@wagewright/calc-engine';
import { formatValue, readInputOrigins, sqlOfPrisma } from '@wagewright/db';
import { typedInputColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { inputTables } from '../batches/index.ts';
import { viewColumn } from '../tables/index.ts';

type Lines = NonNullable<ReturnType<RowInput['tables']['get']>>['lines'];

function cellOf({ v, t }: Lines[number], column: ColumnPlan): string | null {
  if (column.storage === 't') return t[column.position - 1] ?? null;
  const stored = v[column.position - 1] ?? null;
  return stored === null ? null : formatValue(String(stored), column);
}

/** What is calculated from, table by table, what is typed first: with the record of each column, or who typed it. */
export async function viewInputs(
  { db }: Pick<Deps, 'db'>,
  program: Program,
  whose: Record<'batchId' | 'employeeId', number>,
  input: RowInput,
) {
  const origins = await readInputOrigins(sqlOfPrisma(db.prisma), whose.batchId, whose.employeeId);
  return inputTables(program)
    .toSorted((a, b) => Number(b.isTyped) - Number(a.isTyped))
    .map(({ plan, name, isTyped }) => {
      const origin = origins.find(({ tableNo }) => tableNo === plan.tableNo);
      return {
        code: plan.code,
        name,
        kind: isTyped ? ('typed' as const) : ('frozen' as const),
        lines: plan.lines,
        columns: plan.columns.map((column) => ({ ...viewColumn(column), source: recordName(column) })),
        origin: origin ? { how: typedInputColumns.how(origin.how), by: origin.by, at: origin.at.toISOString() } : null,
        rows: (input.tables.get(plan.tableNo)?.lines ?? []).map((line) => plan.columns.map((column) => cellOf(line, column))),
      };
    });
}
