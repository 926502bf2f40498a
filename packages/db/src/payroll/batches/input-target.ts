/** Where frozen rows are written: with the batch, or for one run alone. */
export type InputTarget = { readonly batchId: number } | { readonly runId: number };

const whole = (id: number): number => {
  if (!Number.isInteger(id)) throw new TypeError(`Not a record's id: ${id}`);
  return id;
};

/** The head of a statement that writes frozen rows: select `owner`, table number, row number, employee, line, v and t. */
export function insertInto(target: InputTarget): { readonly head: string; readonly owner: number } {
  const columns = 'table_no, row_number, employee_id, line, v, t';
  return 'runId' in target
    ? { head: `INSERT INTO calc.run_input (run_id, ${columns})`, owner: whole(target.runId) }
    : { head: `INSERT INTO calc.input (batch_id, ${columns})`, owner: whole(target.batchId) };
}
