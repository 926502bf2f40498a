import { type Audience, type CellAddress, narrate, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { exactReader } from '@wagewright/contracts/format';
import type { Explanation } from '@wagewright/contracts/payroll/tables';
import { type PayeeInput, readPayeeInput, type Sql } from '@wagewright/db';
import { viewExplanation } from './view-explanation.ts';

interface Whose {
  readonly batchId: number;
  readonly employeeId: number;
  readonly audience: Audience;
}

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;

/**
 * How a value came about, in sentences, recomputed by the reference evaluator from the batch's frozen input.
 * @throws AppError NOT_FOUND for an employee whom the batch does not pay
 */
export async function explainValue(sql: Sql, program: Program, whose: Whose, address: CellAddress): Promise<Explanation> {
  const { batchId, employeeId, audience } = whose;
  const known = await readPayeeInput(sql, { batchId, employeeId }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return tellValue(program, known, address, audience);
}

/**
 * The same, of input that is at hand.
 * @throws AppError NOT_FOUND for a line that the employee does not have
 */
export function tellValue(program: Program, { facts, input }: PayeeInput, address: CellAddress, audience: Audience): Explanation {
  const tell = (language: keyof typeof readers) => narrate(program, facts, input, address, { reader: readers[language], audience });
  try {
    return viewExplanation({ en: tell('en'), 'zh-CN': tell('zh-CN') });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('NOT_FOUND', { what: 'line', id: `${address.table} ${address.line ?? 0}` });
    throw error;
  }
}
