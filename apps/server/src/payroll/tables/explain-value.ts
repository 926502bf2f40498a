import { type CellAddress, type ExplainNode, explain, type Program, type RowInput } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { readPayeeInput, readPeriodFacts, type Sql } from '@wagewright/db';

/**
 * How a value came about, recomputed by the reference evaluator from the batch's frozen input.
 * @throws AppError NOT_FOUND for an employee whom the batch does not pay
 */
export async function explainValue(
  sql: Sql,
  program: Program,
  batchId: number,
  employeeId: number,
  address: CellAddress,
): Promise<ExplainNode> {
  const [rows, period] = [await readPayeeInput(sql, { batchId, employeeId }), await readPeriodFacts(sql, batchId)];
  if (rows.length === 0) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const input: RowInput = {
    tables: new Map(
      [...Map.groupBy(rows, ({ tableNo }) => tableNo)].map(([tableNo, lines]) => [
        tableNo,
        { lines: lines.map(({ v, t }) => ({ v: v.map((value) => (value === null ? null : BigInt(value))), t })) },
      ]),
    ),
  };
  return explain(program, { period }, input, address);
}
