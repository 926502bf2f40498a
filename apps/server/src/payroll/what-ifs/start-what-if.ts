import { AppError } from '@wagewright/contracts';
import { startWhatIf as contract } from '@wagewright/contracts/payroll/what-ifs';
import { changeRunInputs, freezeRunInput, sameInputs } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { type BatchCall, type BatchRow, loadBatchForChange } from '../batches/index.ts';
import { compileCopy } from '../solutions/index.ts';
import { changeParameters } from './change-parameters.ts';
import { inputCell } from './input-cells.ts';
import { startFork } from './start-fork.ts';

async function findCopy(call: BatchCall, batch: BatchRow, number: number | undefined): Promise<BatchRow['copy']> {
  if (number === undefined) return batch.copy;
  const copy = await call.tx.solutionCopy.findUnique({ where: { solutionId_number: { solutionId: batch.period.solutionId, number } } });
  if (!copy) throw new AppError('NOT_FOUND', { what: 'copy', id: number });
  return copy;
}

export const startWhatIf = implementMutation(contract, async (call) => {
  const { input, sql, deps } = call;
  const batch = await loadBatchForChange(call, input.batchId);
  const solution = batch.period.solution.code;
  const frozen = deps.programs.of(batch.copy, solution);
  const copy = await findCopy(call, batch, input.copyNumber);
  const definition = input.parameters.length > 0 ? changeParameters(copy.definition, input.parameters) : undefined;
  const program = definition ? compileCopy(definition, solution) : deps.programs.of(copy, solution);
  const cells = input.inputs.map(({ employeeId, line, ...cell }) => ({ employeeId, line, ...inputCell(program, cell) }));
  const ownInput = cells.length > 0 || !sameInputs(frozen, program);
  const { name, parameters, inputs } = input;
  const fork = { kind: 'what-if', name, copyId: copy.id, program, definition, changes: { parameters, inputs }, ownInput } as const;
  const runId = await startFork(call, batch, fork);
  if (ownInput) await freezeRunInput(sql, { runId, batchId: batch.id, program, frozen });
  await changeRunInputs(sql, runId, cells);
  return { runId };
});
