import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@wagewright/db';
import { createSecrets, sealNumber } from '@wagewright/db';
import { testSecretKeys } from '@wagewright/db/testing';
import type { TestCaller } from '@wagewright/server/testing';
import { Doer } from '../../support/doer.ts';
import { addTypedTable, typedTable } from '../../support/typed-table.ts';
import { makeImport } from './own-records.ts';
import { makeScenarios } from './scenarios.ts';

/** Records of one solution, each in a state in which something can be asked of it. */
export interface Place {
  readonly legalEntityId: number;
  readonly solutionId: number;
  readonly solutionCode: string;
  /** The open period. */
  readonly periodId: number;
  /** Calculated, off-cycle, for the people of the place; a what-if stands beside it. */
  readonly batchId: number;
  readonly whatIfId: number;
  /** Prepared, not calculated. */
  readonly waitingBatchId: number;
  /** New, with a recalculation of the paid batch. */
  readonly newBatchId: number;
  readonly retroRunId: number;
  /** Of the period before, with its data submitted. */
  readonly permissionTemplateId: number;
  readonly paidBatchId: number;
  /** Calculated, from the paid batch; they differ in the first employee. */
  readonly scenarioId: number;
  readonly otherScenarioId: number;
  /** Checked, into the waiting batch: one row about the first person. */
  readonly importId: number;
  /** Payees of `batchId`, the ones to ask about first. */
  readonly employeeIds: readonly number[];
  /** The first of them. */
  readonly employeeId: number;
  /** Of the first of them: the number of a passport. */
  readonly identityId: number;
  /** Of the first of them: a bonus. */
  readonly oneTimePaymentId: number;
  /** Of their legal entity. */
  readonly salaryStructureId: number;
  /** In which they work, and nobody else. */
  readonly departmentId: number;
}

export interface PlacePlan {
  readonly solutionId: number;
  readonly departmentId: number;
  readonly employeeIds: readonly number[];
  /** May do everything with batches of the solution. */
  readonly clerk: TestCaller;
}

/** A past batch in the ledger, and somebody whose salary was another one by the records of today. */
async function payPast(prisma: PrismaClient, doer: Doer, period: { id: number; endDate: Date }, employeeId: number): Promise<number> {
  const { id } = await doer.create({ periodId: period.id, name: 'Matrix paid' });
  await doer.calculate(id);
  await prisma.batch.update({ where: { id }, data: { status: 'approved' } });
  await doer.act('submit-batch-data', id);
  const record = await prisma.compensationRecord.findFirstOrThrow({
    where: { employeeId, item: { code: 'BASE_SALARY' }, effectiveDate: { lte: period.endDate } },
    orderBy: { effectiveDate: 'desc' },
  });
  await prisma.compensationRecord.update({ where: { id: record.id }, data: { amount: record.amount.mul(2) } });
  return id;
}

/** A cell without a value, as a run would have left it. */
async function failCell(prisma: PrismaClient, batchId: number, employeeId: number): Promise<void> {
  await prisma.$executeRaw`INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
    SELECT current_run_id, min(r.table_no), ${employeeId}::int, 0, 'Net', 'DIVISION_BY_ZERO', '{"parameters":{},"inputs":{},"range":null}'
    FROM batch JOIN calc.row r ON r.run_id = current_run_id WHERE batch.id = ${batchId}::int GROUP BY current_run_id`;
}

/** A salary that the definition does not expect, as a run would have found it: the first of its questions. */
async function questionSalary(prisma: PrismaClient, batchId: number, employeeId: number): Promise<void> {
  await prisma.$executeRaw`INSERT INTO calc.finding (run_id, question, employee_id, line, value)
    SELECT current_run_id, 0, ${employeeId}::int, 0, 12345 FROM batch WHERE id = ${batchId}::int`;
}

/** The batch as if it had been compared with the paid one: one person is paid more. */
async function compareNets(prisma: PrismaClient, batchId: number, previousBatchId: number, employeeId: number): Promise<void> {
  const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
  const items = [{ path: 'Pay.Net', name: { en: 'Net pay', 'zh-CN': '实发工资' }, scale: 2, role: 'net' }];
  const data = { batchId, previousBatchId, runId: currentRunId ?? 0, status: 'compared', shownRevision: 1, items };
  await prisma.batchComparison.create({ data });
  await prisma.$executeRaw`INSERT INTO calc.compared_person (batch_id, revision, employee_id, cause, before, after)
    VALUES (${batchId}, 1, ${employeeId}, 'changed', '{100000}', '{150000}')`;
  await prisma.$executeRaw`INSERT INTO calc.change (batch_id, revision, item, employee_id, cause, amount) VALUES (${batchId}, 1, 0, ${employeeId}, 'rate', 50000)`;
  await prisma.dueChange.create({ data: { batchId, employeeId, before: 100_000, after: 150_000 } });
}

/** A part of the published copy that somebody changed while it was a draft, named for its solution. */
async function addChange(prisma: PrismaClient, solutionId: number): Promise<void> {
  const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, number: 1 } });
  const { userId } = await prisma.session.findFirstOrThrow();
  const part = { kind: 'message', code: `CHANGED_${solutionId}` };
  await prisma.solutionCopyChange.create({ data: { copyId: copy.id, version: 1, part, touches: [], userId } });
}

/** A template that was saved from the solution. */
async function addTemplate(prisma: PrismaClient, solutionId: number): Promise<void> {
  const { definition } = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, number: 1 } });
  const { userId } = await prisma.session.findFirstOrThrow();
  const name = { en: 'Template', 'zh-CN': '模板' };
  const data = { solutionId, code: `TEMPLATE_${solutionId}`, name, definition: definition ?? {}, createdByUserId: userId };
  await prisma.solutionTemplate.create({ data });
}

/** Who may do what, kept for child solutions, and somebody who was given one batch. @returns the template's id */
async function addPermissions(prisma: PrismaClient, solutionId: number, batchId: number): Promise<number> {
  const { userId } = await prisma.session.findFirstOrThrow();
  const content = { managers: [], approvers: [], roles: [] };
  await prisma.batchUser.create({ data: { batchId, userId, access: 'read', seesPay: false, givenByUserId: userId } });
  return (await prisma.permissionTemplate.create({ data: { solutionId, name: 'Matrix', content, createdByUserId: userId } })).id;
}

/** Whoever is of the place has been paid by its solution alone: the county’s history has paid the people of the other solution as well. */
const payNowhereElse = (prisma: PrismaClient, solutionId: number, employeeIds: readonly number[]) => prisma.$executeRaw`
  DELETE FROM calc.ledger l USING period p WHERE p.id = l.period_paid AND p.solution_id <> ${solutionId} AND l.employee_id = ANY (${[...employeeIds]})`;

/** The number of a passport, sealed as the product seals it. */
async function addIdentity(prisma: PrismaClient, employeeId: number): Promise<number> {
  const { sealed, index, end, sealedAs } = sealNumber(
    createSecrets(testSecretKeys),
    'employee_identity.number',
    randomUUID(),
    `P${employeeId}00`,
  );
  const data = { employeeId, kind: 'passport', country: 'US', sealedAs, number: sealed, numberIndex: index, numberEnd: end };
  return (await prisma.employeeIdentity.create({ data })).id;
}

async function addBonus(prisma: PrismaClient, employeeId: number): Promise<number> {
  const { id: itemId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BONUS' } });
  const { hireDate } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const says = { payrollDate: hireDate, amount: '4321', currency: 'USD' };
  return (await prisma.oneTimePayment.create({ data: { employeeId, itemId, ...says } })).id;
}

/** What the legal entity pays by grade and level; places of one legal entity share it. */
async function addStructure(prisma: PrismaClient, legalEntityId: number): Promise<number> {
  const { id: itemId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BASE_SALARY' } });
  const ranges = [{ grade: 'P1', level: 'A', minimum: '1', midpoint: '2', maximum: '3' }];
  const name = { en: 'Place', 'zh-CN': '地点' };
  const versions = { create: { effectiveDate: new Date('2020-01-01'), ranges } };
  const { id } = await prisma.salaryStructure.upsert({
    where: { legalEntityId_code: { legalEntityId, code: 'PLACE' } },
    create: { legalEntityId, code: 'PLACE', name, itemId, currency: 'USD', versions },
    update: {},
  });
  return id;
}

/** Fills a solution by the real path: its clerk acts, a worker calculates. */
export async function makePlace(prisma: PrismaClient, { solutionId, employeeIds, clerk, departmentId }: PlacePlan): Promise<Place> {
  const doer = new Doer(clerk);
  const solution = await prisma.solution.findUniqueOrThrow({ where: { id: solutionId } });
  const [past, open] = await prisma.period.findMany({ where: { solutionId }, orderBy: { sequence: 'asc' }, take: 2 });
  const [employeeId] = employeeIds;
  if (!past || !open || employeeId === undefined) throw new Error(`${solution.code} needs two periods and somebody to pay.`);
  await prisma.period.update({ where: { id: open.id }, data: { status: 'enabled' } });
  await prisma.batch.updateMany({ where: { period: { solutionId } }, data: { status: 'canceled' } });
  await addTypedTable(prisma, solutionId);
  await addChange(prisma, solutionId);
  await addTemplate(prisma, solutionId);
  const paidBatchId = await payPast(prisma, doer, past, employeeId);
  const offcycle = { periodId: open.id, type: 'offcycle', employeeIds: [...employeeIds] };
  const { id: batchId } = await doer.create({ ...offcycle, name: 'Matrix' });
  await doer.calculate(batchId);
  const whatIfId = await doer.startWhatIf(batchId, employeeId, typedTable);
  await failCell(prisma, batchId, employeeId);
  await questionSalary(prisma, batchId, employeeId);
  await compareNets(prisma, batchId, paidBatchId, employeeId);
  const { id: waitingBatchId } = await doer.create({ ...offcycle, name: 'Matrix waiting' });
  await doer.act('prepare-batch', waitingBatchId);
  const { id: newBatchId } = await doer.create({ periodId: open.id, name: 'Matrix new' });
  const retroRunId = await doer.recalculatePast(newBatchId, paidBatchId, employeeId);
  const { id: deletedId } = await doer.create({ ...offcycle, name: 'Matrix deleted' });
  await doer.act('delete-batch', deletedId);
  await payNowhereElse(prisma, solutionId, employeeIds);
  return {
    legalEntityId: solution.legalEntityId,
    solutionId,
    solutionCode: solution.code,
    periodId: open.id,
    batchId,
    whatIfId,
    waitingBatchId,
    newBatchId,
    retroRunId,
    paidBatchId,
    permissionTemplateId: await addPermissions(prisma, solutionId, batchId),
    importId: await makeImport(prisma, { waitingBatchId, employeeId }),
    ...(await makeScenarios(prisma, paidBatchId, employeeId)),
    employeeIds,
    employeeId,
    identityId: await addIdentity(prisma, employeeId),
    oneTimePaymentId: await addBonus(prisma, employeeId),
    salaryStructureId: await addStructure(prisma, solution.legalEntityId),
    departmentId,
  };
}
