import {
  type CellValue,
  evaluateRow,
  isoDateText,
  minorToText,
  type Program,
  type RowInput,
  type RowValues,
  type RunFacts,
  type TablePlan,
} from '@wagewright/calc-engine';
import type { OutputOf } from '@wagewright/contracts';
import type { tryPayeeInput } from '@wagewright/contracts/payroll/payees';
import { viewColumn } from '../tables/index.ts';
import { ownTables } from './view-results.ts';

type Tried = Pick<OutputOf<typeof tryPayeeInput>, 'net' | 'changes'>;
type Cell = Tried['changes'][number]['before'];

function cellOf(value: CellValue | undefined, type: string): Cell {
  if (!value || value.kind === 'blank') return null;
  if (value.kind === 'error') return { error: value.error.code };
  if (value.kind === 'text') return value.text;
  if (type === 'date') return isoDateText(Number(value.minor));
  if (type === 'boolean') return value.minor === 1n ? 'true' : 'false';
  return minorToText(value.minor, value.scale);
}

const same = (a: Cell, b: Cell): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Both values of every cell of a table's shown columns, line by line. */
function cellsOf(table: TablePlan, before: RowValues, after: RowValues) {
  const [old = [], now = []] = [before.get(table.no), after.get(table.no)];
  const lines = Array.from({ length: Math.max(old.length, now.length) }, (_, line) => line);
  return table.columns.flatMap((column) =>
    lines.map((line) => ({
      table: table.code,
      tableName: { en: table.name.en, 'zh-CN': table.name['zh-CN'] },
      column: viewColumn(column),
      line,
      before: cellOf(old[line]?.get(column.code), column.type),
      after: cellOf(now[line]?.get(column.code), column.type),
    })),
  );
}

/** What other input of somebody changes, by the reference evaluator: exactly what a run would store. */
export function compareRows(program: Program, facts: RunFacts, frozen: RowInput, changed: RowInput): Tried {
  const [before, after] = [evaluateRow(program, facts, frozen), evaluateRow(program, facts, changed)];
  const cells = ownTables(program).flatMap((table) => cellsOf(table, before, after));
  const net = cells.find(({ table, column, line }) => `${table}.${column.code}` === program.summary?.net && line === 0);
  return {
    net: net ? { before: net.before, after: net.after } : null,
    changes: cells.filter(({ column, before: old, after: now }) => !column.hidden && !same(old, now)),
  };
}
