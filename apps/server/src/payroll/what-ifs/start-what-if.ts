import { AppError, isAllowed } from '@wagewright/contracts';
import { solutionCopyMachine, statesToTry } from '@wagewright/contracts/payroll/solutions';
import { startWhatIf as contract } from '@wagewright/contracts/payroll/what-ifs';
import { sameInputs } from '@wagewright/db';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { type BatchCall, type BatchRow, loadBatchForChange } from '../batches/index.ts';
import { applyChanges, wholeCopy } from '../copies/index.ts';
import { takeRevisions } from '../global-tables/index.ts';
import { changesToTake, findChild, seesTestsOfBoth } from '../inheritance/index.ts';
import { compileCopy } from '../solutions/index.ts';
import { changeParameters } from './change-parameters.ts';
import { inputCell } from './input-cells.ts';
import { knownUntil } from './known-until.ts';
import { startFork } from './start-fork.ts';

async function findCopy(call: BatchCall, batch: BatchRow, number: number | undefined): Promise<BatchRow['copy']> {
  if (number === undefined) return batch.copy;
  const where = { solutionId: batch.period.solutionId, number, status: { in: [...statesToTry] } };
  const copy = await call.tx.solutionCopy.findFirst({ where });
  if (!copy) throw new AppError('NOT_FOUND', { what: 'copy', id: number });
  return copy;
}

/**
 * The copy as it would be with parts of the parent's published copy.
 * @throws AppError NO_PARENT, PARENT_COPY_SUPERSEDED
 */
async function withParent(call: ChangeCall<typeof contract>, batch: BatchRow, { id, definition }: BatchRow['copy']): Promise<unknown> {
  const { tx, input, reach } = call;
  if (!input.withParent) return definition;
  const child = await findChild(tx, batch.period.solutionId, reach);
  if (!child) throw new AppError('NO_PARENT', { solution: batch.period.solution.code });
  const mine = await tx.solutionCopy.findUniqueOrThrow({ where: { id }, select: wholeCopy });
  const { changes } = await changesToTake(tx, child, mine, input.withParent, await seesTestsOfBoth(call, child, tx));
  return applyChanges(mine.definition, changes).definition;
}

/**
 * A draft changes while its trial waits or is looked at, so that the trial keeps the definition as it was; and it is not kept among the programs
 * of copies that are paid by.
 * @throws AppError DEFINITION_INVALID, as a draft may be
 */
async function whatIsTried(call: ChangeCall<typeof contract>, batch: BatchRow, copy: BatchRow['copy']) {
  const { deps, input } = call;
  const { code: solution, legalEntityId } = batch.period.solution;
  const { parameters, globalTables } = input;
  const isChanged = parameters.length > 0 || globalTables.length > 0;
  const isOwn = isAllowed(solutionCopyMachine, copy.status, 'try-draft') || input.withParent !== undefined;
  if (!isOwn && !isChanged) return { definition: undefined, program: deps.programs.of(copy, solution) };
  const own = isOwn ? compileCopy(await withParent(call, batch, copy), solution) : deps.programs.of(copy, solution);
  if (!isChanged) return { definition: own.definition, program: own };
  const definition = changeParameters(await takeRevisions(call, own.definition, globalTables, legalEntityId), parameters);
  return { definition, program: compileCopy(definition, solution) };
}

/** @throws AppError NOT_FOUND for somebody whom the batch does not pay */
async function requirePayees({ tx }: BatchCall, batch: BatchRow, employeeIds: readonly number[]): Promise<void> {
  const where = { batchId: batch.id, employeeId: { in: [...employeeIds] } };
  const paid = new Set((await tx.batchPayee.findMany({ where, select: { employeeId: true } })).map(({ employeeId }) => employeeId));
  const stranger = employeeIds.find((employeeId) => !paid.has(employeeId));
  if (stranger !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: stranger });
}

export const startWhatIf = implementMutation(contract, async (call) => {
  const { input, deps } = call;
  const batch = await loadBatchForChange(call, input.batchId);
  const frozen = deps.programs.of(batch.copy, batch.period.solution.code);
  const copy = await findCopy(call, batch, input.copyNumber);
  const { definition, program } = await whatIsTried(call, batch, copy);
  const cells = input.inputs.map(({ employeeId, line, ...cell }) => ({ employeeId, line, ...inputCell(program, cell) }));
  await requirePayees(
    call,
    batch,
    cells.map(({ employeeId }) => employeeId),
  );
  const knownAt = await knownUntil(call, batch, input.knownOn);
  const ownInput = cells.length > 0 || knownAt !== undefined || !sameInputs(frozen, program);
  const changes = {
    parameters: input.parameters,
    globalTables: input.globalTables,
    inputs: input.inputs,
    ...(input.withParent ? { parentNumber: input.withParent.parentNumber } : {}),
    ...(input.knownOn === undefined ? {} : { known: { on: input.knownOn, payees: null, paidNow: null, paidThen: null } }),
  };
  const tried = { kind: 'what-if', name: input.name, copyId: copy.id, program, definition, changes, ownInput, knownAt } as const;
  return { runId: await startFork(call, batch, { ...tried, ...(ownInput ? { freezes: cells } : {}) }) };
});
