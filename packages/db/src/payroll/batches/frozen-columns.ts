import { type ColumnPlan, historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';

/** Where a batch has frozen a column, for a run that reads the same value at another place. */
export interface FrozenColumn {
  readonly tableNo: number;
  readonly column: ColumnPlan;
}

/** A snapshot column is what its source says, whatever the table is called; a typed one is known by table and code alone. */
const identity = (table: InputPlan, column: ColumnPlan): string =>
  JSON.stringify([column.source ?? [table.code, column.code], column.type, column.currency]);

/** The columns that a program's batch has frozen, to be found by what they mean. */
export class FrozenColumns {
  private readonly rows = new Map<string, FrozenColumn>();
  private readonly lines = new Map<string, FrozenColumn>();

  constructor({ inputs }: Pick<Program, 'inputs'>) {
    for (const table of inputs.filter(({ tableNo }) => tableNo !== historyTableNo)) {
      for (const column of table.columns) {
        const place = { tableNo: table.tableNo, column };
        if (table.lines === 'one') this.rows.set(identity(table, column), place);
        else this.lines.set(table.code + identity(table, column), place);
      }
    }
  }

  /** A column with one row an employee, wherever it is frozen. */
  find(table: InputPlan, column: ColumnPlan): FrozenColumn | undefined {
    return this.rows.get(identity(table, column));
  }

  /** A column of a table with lines; lines belong to their table, so it is looked for under its name alone. */
  findLine(table: InputPlan, column: ColumnPlan): FrozenColumn | undefined {
    return this.lines.get(table.code + identity(table, column));
  }
}

/** True where both programs read the same frozen rows in the same places: nothing need be written anew. */
export function sameInputs(one: Pick<Program, 'inputs' | 'history'>, other: Pick<Program, 'inputs' | 'history'>): boolean {
  const shape = ({ inputs, history }: Pick<Program, 'inputs' | 'history'>) =>
    JSON.stringify([
      history,
      inputs.map((table) => [
        table.tableNo,
        table.lines,
        table.columns.map((column) => [identity(table, column), column.scale, column.rounding, column.storage, column.position]),
      ]),
    ]);
  return shape(one) === shape(other);
}

/** Of a program's inputs those that people typed or imported: the records cannot say them again. */
export const typedInputs = ({ definition, inputs }: Pick<Program, 'inputs' | 'definition'>): Pick<Program, 'inputs' | 'definition'> => ({
  definition,
  inputs: inputs.map((table) => ({ ...table, columns: table.columns.filter(({ source }) => source === null) })),
});
