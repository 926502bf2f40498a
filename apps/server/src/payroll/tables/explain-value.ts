import { type CellAddress, type ExplainNode, explain, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { readPayeeInput, type Sql } from '@wagewright/db';

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
  const known = await readPayeeInput(sql, { batchId, employeeId }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return explain(program, known.facts, known.input, address);
}
