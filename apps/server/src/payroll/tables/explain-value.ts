import { type Audience, type CellAddress, narrate, narrateSum, type Program, type Story, type Telling } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { exactReader } from '@wagewright/contracts/format';
import type { Explanation } from '@wagewright/contracts/payroll/tables';
import { type PayeeInput, readPayeeInput, type Sql } from '@wagewright/db';
import { viewExplanation } from './view-explanation.ts';

interface Whose {
  readonly batchId: number;
  readonly employeeId: number;
  readonly audience: Audience;
  /** Of a run beside the batch; default: of the batch's result. */
  readonly runId?: number;
  /** The run has input of its own. */
  readonly ownInput?: boolean;
  readonly lookedBack?: LookedBackTo | undefined;
}

/** What a run read that looks back: as of a day, as known on a day, that is before an instant. */
export interface LookedBackTo {
  readonly asOf: string;
  readonly knownOn: string;
  readonly at: Date;
}

const readers = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') } as const;

/**
 * How a value came about, in sentences, recomputed by the reference evaluator from the input that the batch, or the run beside it, has frozen.
 * @throws AppError NOT_FOUND for an employee whom the batch does not pay
 */
export async function explainValue(sql: Sql, program: Program, whose: Whose, address: CellAddress): Promise<Explanation> {
  const { audience, lookedBack } = whose;
  return tellValue(program, await inputOf(sql, program, whose), address, { audience, known: lookedBack });
}

/**
 * How the sum of a column's lines came about, line by line; of a table without lines how its value did.
 * @throws AppError NOT_FOUND for an employee whom the batch does not pay, or who has no line
 */
export async function explainSum(
  sql: Sql,
  program: Program,
  whose: Whose,
  column: { readonly table: string; readonly column: string },
): Promise<Explanation> {
  const { audience, lookedBack } = whose;
  const { facts, input } = await inputOf(sql, program, whose);
  return inBothLanguages(column, (reader) => narrateSum(program, facts, input, column, { reader, audience, known: lookedBack }));
}

async function inputOf(sql: Sql, program: Program, whose: Whose): Promise<PayeeInput> {
  const { batchId, employeeId, runId, ownInput = false, lookedBack } = whose;
  const run = runId === undefined ? undefined : { id: runId, ownInput, knownAt: lookedBack?.at };
  const known = await readPayeeInput(sql, { batchId, employeeId, run }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return known;
}

/**
 * The same, of input that is at hand.
 * @throws AppError NOT_FOUND for a line that the employee does not have
 */
export function tellValue(
  program: Program,
  { facts, input }: PayeeInput,
  address: CellAddress,
  telling: Omit<Telling, 'reader'>,
): Explanation {
  return inBothLanguages(address, (reader) => narrate(program, facts, input, address, { reader, ...telling }));
}

function inBothLanguages(address: CellAddress, tell: (reader: Telling['reader']) => Story): Explanation {
  try {
    return viewExplanation({ en: tell(readers.en), 'zh-CN': tell(readers['zh-CN']) });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('NOT_FOUND', { what: 'line', id: `${address.table} ${address.line ?? 0}` });
    throw error;
  }
}
