import type { ColumnPlan, InputPlan, Program } from '@wagewright/calc-engine';
import { historyTableNo } from '@wagewright/calc-engine';
import { FrozenColumns } from '../../batches/index.ts';

type Inputs = Pick<Program, 'inputs'>;

const find = (known: FrozenColumns, table: InputPlan, column: ColumnPlan) =>
  table.lines === 'one' ? known.find(table, column) : known.findLine(table, column);

/** `Table.Column` of what a program reads and the base has not frozen: it can't be known without preparing a batch by that copy. */
export function missingColumns(program: Inputs, frozen: Inputs): string[] {
  const known = new FrozenColumns(frozen);
  return program.inputs
    .filter(({ tableNo }) => tableNo !== historyTableNo)
    .flatMap((table) => table.columns.filter((column) => !find(known, table, column)).map((column) => `${table.code}.${column.code}`));
}

/** Where a program's column is frozen. @throws Error for one that is not: asked before by `missingColumns` */
export function frozenPlace(known: FrozenColumns, table: InputPlan, column: ColumnPlan) {
  const place = find(known, table, column);
  if (!place) throw new Error(`${table.code}.${column.code} is not frozen.`);
  return place;
}
