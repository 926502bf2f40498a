import { type Program, runDefinitionTests } from '@wagewright/calc-engine';
import {
  AppError,
  type CalculationDefinition,
  calculationDefinitionSchema,
  saveBatchAsTest as contract,
  definitionLimits,
} from '@wagewright/contracts';
import { cellErrorsOf, type Prisma, readPayeeInput, readStoredRows, type Sql } from '@wagewright/db';
import { requireReach } from '../../core/actor.ts';
import { implementMutation } from '../../core/implement.ts';
import { type BatchRow, loadBatch } from '../batches/index.ts';
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

/** The solution's draft, made of its published copy where there is none. */
async function findDraft(tx: Prisma.TransactionClient, batch: BatchRow) {
  const { solutionId } = batch.period;
  await tx.$queryRaw`SELECT 1 FROM solution WHERE id = ${solutionId} FOR UPDATE`; // two at once find one draft
  const copies = await tx.solutionCopy.findMany({ where: { solutionId }, orderBy: { number: 'desc' } });
  const draft = copies.find(({ status }) => status === 'draft');
  if (draft) return draft;
  const { definition, definitionHash } = copies.find(({ status }) => status === 'published') ?? batch.copy;
  const number = (copies[0]?.number ?? 0) + 1;
  return await tx.solutionCopy.create({
    data: { solutionId, number, status: 'draft', definition: definition as Prisma.InputJsonValue, definitionHash },
  });
}

function requireRoom({ tests }: CalculationDefinition, name: string): void {
  const count = definitionLimits.testsMax;
  if (tests.length >= count) throw new AppError('TOO_MANY', { what: 'Tests', count });
  if (tests.some((test) => test.name === name)) throw new AppError('VALIDATION_FAILED', { reason: `the draft has a test named "${name}"` });
}

export const saveBatchAsTest = implementMutation(contract, async ({ input, reach, tx, sql, deps, actor, audit }) => {
  await loadBatch(tx, input.batchId, reach);
  const batch = await loadBatch(tx, input.batchId, requireReach(actor, 'pay.read', contract.id));
  const { currentRun, period } = batch;
  if (!currentRun || currentRun.upToStep !== null) throw new AppError('RESULT_MISSING', { id: batch.id });
  const program = deps.programs.of(batch.copy, period.solution.code);
  const payees: RecordedPayee[] = [];
  for (const employeeId of new Set(input.employeeIds)) payees.push(await readRecorded(sql, program, batch, currentRun.id, employeeId));
  const test = recordedTest(program, input.name, payees);
  const draft = await findDraft(tx, batch);
  const definition = calculationDefinitionSchema.parse(draft.definition);
  requireRoom(definition, input.name);
  const changed = compileCopy({ ...definition, tests: [...definition.tests, test] }, period.solution.code);
  await tx.solutionCopy.update({
    where: { id: draft.id },
    data: { definition: changed.definition as unknown as Prisma.InputJsonValue, definitionHash: changed.hash, version: { increment: 1 } },
  });
  const after = { number: draft.number, test: input.name, batchId: batch.id, employees: payees.length };
  audit({ entity: 'solution-copy', entityId: draft.id, before: { tests: definition.tests.length }, after });
  const [result] = runDefinitionTests({ ...changed, definition: { ...changed.definition, tests: [test] } });
  const { passed, failures } = result ?? { passed: false, failures: [] };
  return { solutionId: period.solutionId, copyNumber: draft.number, name: input.name, passed, failures: [...failures] };
});
