import { type Program, runDefinitionTests } from '@wagewright/calc-engine';
import { AppError, limits } from '@wagewright/contracts';
import { type CalculationDefinition, saveBatchAsTest as contract, definitionLimits } from '@wagewright/contracts/payroll/solutions';
import { cellErrorsOf, choosePayees, readPayeeInput, readStoredRows, type Sql } from '@wagewright/db';
import { requireReach } from '../../core/actor.ts';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { type BatchRow, loadBatch } from '../batches/index.ts';
import { changeDraft, draftForChange } from '../copies/index.ts';
import { compileCopy } from './programs.ts';
import { type RecordedPayee, recordedTest, testedTables } from './recorded-test.ts';

async function readRecorded(sql: Sql, program: Program, batch: BatchRow, runId: number, employeeId: number): Promise<RecordedPayee> {
  const known = await readPayeeInput(sql, { batchId: batch.id, employeeId }, program);
  if (!known) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const tableNumbers = testedTables(program).map(({ no }) => no);
  const rows = await readStoredRows(sql, { runId, employeeId, tableNumbers });
  const errors = [];
  for (const tableNo of tableNumbers) {
    const found = await cellErrorsOf(sql, { runId, tableNo, employeeIds: [employeeId] });
    errors.push(...found.map((error) => ({ ...error, tableNo })));
  }
  return { ...known, rows, errors };
}

/** Locks the solution for its draft, and the batch so that its result stays what it is while it is read. */
async function loadRecordedBatch({ tx, locks, reach, actor, input }: ChangeCall<typeof contract>): Promise<BatchRow> {
  await loadBatch(tx, input.batchId, reach);
  const paid = requireReach(actor, 'pay.read', contract.id);
  const { period } = await loadBatch(tx, input.batchId, paid);
  await locks.take('solution', period.solutionId);
  await locks.take('batch', input.batchId, 'keep');
  return await loadBatch(tx, input.batchId, paid);
}

function requireRoom({ tests }: CalculationDefinition, name: string): void {
  const count = definitionLimits.testsMax;
  if (tests.length >= count) throw new AppError('TOO_MANY', { what: 'Tests', count });
  if (tests.some((test) => test.name === name))
    throw new AppError('VALIDATION_FAILED', {
      reason: { en: `the draft has a test named “${name}” already`, 'zh-CN': `草稿中已有名为“${name}”的测试` },
    });
}

export const saveBatchAsTest = implementMutation(contract, async (call) => {
  const { input, sql, deps } = call;
  const batch = await loadRecordedBatch(call);
  const { currentRun, period } = batch;
  if (!currentRun || currentRun.upToStep !== null) throw new AppError('RESULT_MISSING', { id: batch.id });
  const program = deps.programs.of(batch.copy, period.solution.code);
  const run = { batchId: batch.id, runId: currentRun.id };
  const payees: RecordedPayee[] = [];
  const chosen = input.employeeIds ?? (await choosePayees(sql, run, program, limits.wholeBatchPayeesMax));
  for (const employeeId of new Set(chosen)) payees.push(await readRecorded(sql, program, batch, currentRun.id, employeeId));
  if (payees.length === 0) throw new AppError('RESULT_MISSING', { id: batch.id });
  const test = recordedTest(program, input.name, payees);
  const { draft } = await draftForChange(call, period.solutionId, batch.copy);
  const { definition } = compileCopy(draft.definition, period.solution.code);
  requireRoom(definition, input.name);
  const changed = compileCopy({ ...definition, tests: [...definition.tests, test] }, period.solution.code);
  const remarks = `${batch.name} (${batch.id}), ${payees.length}`;
  await changeDraft(call, draft, [{ part: { kind: 'test', name: input.name }, value: test }], remarks);
  const [result] = runDefinitionTests({ ...changed, definition: { ...changed.definition, tests: [test] } });
  const { passed, failures } = result ?? { passed: false, failures: [] };
  return {
    solutionId: period.solutionId,
    copyNumber: draft.number,
    name: input.name,
    people: payees.length,
    passed,
    failures: [...failures],
  };
});
