import { type QueueName, queueName } from '@wagewright/contracts';
import { demoSignIns } from '@wagewright/db/seed';
import { forAllTests, type TestCaller } from '@wagewright/server/testing';
import { type ChildSolution, makeChildOf } from '../../support/child-of.ts';
import { type BatchView, openStage, type Stage } from '../stage.ts';
import { addImport } from './add-import.ts';

/** What races are about: a calculated batch of the first period, one of the second that is new, and what hangs on them. */
export interface RaceStage extends Stage {
  readonly batch: BatchView;
  readonly later: BatchView;
  /** A new one that is being prepared, by nobody who gets on with it. */
  readonly preparingBatchId: number;
  /** A calculated one that is being moved back, by nobody who gets on with it. */
  readonly movingBatchId: number;
  /** An approved one whose payslips are being generated, by nobody who gets on with it. */
  readonly generatingBatchId: number;
  readonly solutionId: number;
  readonly periodId: number;
  /** The last period of the solution, which has no batches. */
  readonly lastPeriodId: number;
  readonly employeeId: number;
  readonly approvalId: number;
  /** Somebody whom nobody asks. */
  readonly employeeUserId: number;
  readonly administrator: TestCaller;
  readonly whatIfRunId: number;
  readonly retroRunId: number;
  readonly payslipId: number;
  readonly disputeId: number;
  /** One of that payslip that nobody gets on with. */
  readonly payslipArchiveId: number;
  readonly payslipMoveId: number;
  readonly payslipSettingId: number;
  /** Of another setting, by import. */
  readonly payslipRoundId: number;
  readonly roundSettingId: number;
  readonly draftId: number;
  readonly scenarioId: number;
  readonly globalTableId: number;
  readonly importId: number;
  readonly child: ChildSolution;
}

interface Definition {
  steps: { tables: unknown[] }[];
}

const name = { en: 'Test', 'zh-CN': '测试' };
export const typedTable = 'TypedBonus';
const typed = {
  code: typedTable,
  name,
  kind: 'parameter',
  input: 'employee',
  columns: [{ code: 'Amount', name, type: 'money' }],
};

type Prisma = Stage['server']['prisma'];

async function addTypedTable(prisma: Prisma): Promise<void> {
  const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
  const definition = structuredClone(copy.definition) as unknown as Definition;
  definition.steps[0]?.tables.push(typed);
  await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'with-typed' } });
}

/** A finished run beside a batch, as if it had been started and calculated. */
export async function addRun(prisma: Prisma, batchId: number, kind: 'what-if' | 'retro'): Promise<number> {
  const { currentRunId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
  const base = await prisma.calculationRun.findFirstOrThrow({ where: currentRunId === null ? {} : { id: currentRunId } });
  const { id: _id, totals: _totals, failure: _failure, ...like } = base;
  const run = await prisma.calculationRun.create({ data: { ...like, batchId, kind } });
  await prisma.forkedRun.create({ data: { runId: run.id, baseRunId: base.id, name: kind } });
  return run.id;
}

/** A job for tomorrow, so that nobody takes a row that is under way for one that has lost its own. */
const planJob = (prisma: Prisma, queue: QueueName, data: object): Promise<number> =>
  prisma.$executeRawUnsafe(
    `INSERT INTO pgboss.job (name, data, start_after) VALUES ('${queueName(queue)}', '${JSON.stringify(data)}', now() + interval '1 day')`,
  );

async function addPreparing(prisma: Prisma, periodId: number): Promise<number> {
  const { copyId } = await prisma.batch.findFirstOrThrow({ where: { periodId } });
  const data = { periodId, copyId, type: 'offcycle', sequence: 50, name: 'Preparing', preparations: { create: {} } };
  const { id, preparations } = await prisma.batch.create({ data, include: { preparations: true } });
  await planJob(prisma, 'payroll.prepare-batch', { preparationId: preparations[0]?.id });
  return id;
}

async function addMoving(prisma: Prisma, periodId: number): Promise<number> {
  const { copyId } = await prisma.batch.findFirstOrThrow({ where: { periodId } });
  const moves = { create: { event: 'back-to-waiting', fromStatus: 'calculated', askedByUserId: 1 } };
  const data = { periodId, copyId, type: 'offcycle', sequence: 51, name: 'Moving', status: 'calculated', moves };
  const made = await prisma.batch.create({ data, include: { moves: true } });
  await planJob(prisma, 'payroll.move-batch', { moveId: made.moves[0]?.id });
  return made.id;
}

async function addGenerating(prisma: Prisma, periodId: number): Promise<number> {
  const { copyId } = await prisma.batch.findFirstOrThrow({ where: { periodId } });
  const payslipJobs = { create: { kind: 'generate', askedByUserId: 1, traceId: 'race' } };
  const data = { periodId, copyId, type: 'offcycle', sequence: 52, name: 'Generating', status: 'approved', payslipJobs };
  const made = await prisma.batch.create({ data, include: { payslipJobs: true } });
  await planJob(prisma, 'payroll.generate-payslips', { payslipJobId: made.payslipJobs[0]?.id });
  return made.id;
}

async function addApproval(stage: Stage, batchId: number): Promise<number> {
  const { prisma } = stage.server;
  const userOf = async (account: string) => (await prisma.user.findFirstOrThrow({ where: { account: { startsWith: account } } })).id;
  const approver = await prisma.solutionUser.findFirstOrThrow({ where: { role: 'approver', solution: { code: 'US_BIWEEKLY' } } });
  const node = { sequence: 1, name, status: 'current', approvers: { create: { userId: approver.userId } } };
  const { id } = await prisma.approvalInstance.create({
    data: { kind: 'payroll-batch', subjectId: batchId, title: name, submittedByUserId: await userOf('clerk@'), nodes: { create: node } },
  });
  return id;
}

/** A draft beside the published copy. */
async function addDraft(prisma: Prisma, solutionId: number): Promise<number> {
  const { definition, definitionHash } = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId } });
  const draft = { solutionId, number: 2, status: 'draft', definition: definition as never, definitionHash };
  return (await prisma.solutionCopy.create({ data: draft })).id;
}

/** The demo employee's payslip of a batch. */
async function addPayslip(stage: Stage, batch: BatchView, solutionId: number): Promise<number> {
  const { prisma } = stage.server;
  const { employeeId } = await prisma.user.findFirstOrThrow({ where: { account: { startsWith: 'employee@' } } });
  const setting = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } } });
  const { currentRunId, periodId } = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id } });
  const amounts = { currency: 'USD', gross: 100n, deductions: 20n, net: 80n };
  const whose = { batchId: batch.id, periodId, employeeId: employeeId ?? 0, settingId: setting.id, runId: currentRunId ?? 0 };
  const { id } = await prisma.payslip.create({
    data: { ...whose, ...amounts, number: 'RACE', status: 'published', publishedAt: new Date(), checkStatus: 'disputed' },
  });
  return id;
}

/** An archive of a payslip that is being made, by nobody who gets on with it. */
async function addPayslipArchive(prisma: Prisma, payslipId: number): Promise<number> {
  const asked = { language: 'en', total: 1, askedByUserId: 1, askedAt: new Date(), payslips: { create: { payslipId } } };
  const { id } = await prisma.payslipArchive.create({ data: asked });
  await planJob(prisma, 'payroll.make-payslip-archive', { archiveId: id });
  return id;
}

/** A move of a payslip that is under way, by nobody who gets on with it. */
async function addPayslipMove(prisma: Prisma, payslipId: number): Promise<number> {
  const asked = {
    event: 'withdraw',
    total: 1,
    askedByUserId: 1,
    askedAt: new Date(),
    traceId: 'race',
    payslips: { create: { payslipId } },
  };
  const { id } = await prisma.payslipMove.create({ data: asked });
  await planJob(prisma, 'payroll.move-payslips', { payslipMoveId: id });
  return id;
}

/** A setting by import, and a round of it for a period. */
async function addRound(prisma: Prisma, solutionId: number, periodId: number) {
  const { style } = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } } });
  const look = { source: 'import', status: 'active', viewDay: 1, viewMonth: 'current', style: style ?? {} };
  const make = async (called: string) =>
    (await prisma.payslipSetting.create({ data: { ...look, name: called, solutions: { create: { solutionId } } } })).id;
  const of = { settingId: await make('Race round'), settingVersion: 1, periodId, sequence: 1, source: 'import' };
  const { id: payslipRoundId } = await prisma.payslipRound.create({ data: { ...of, status: 'collecting' } });
  return { payslipRoundId, roundSettingId: await make('Race made') };
}

/** An open dispute about a payslip. */
async function addDispute(prisma: Prisma, payslipId: number): Promise<number> {
  const at = new Date();
  return (await prisma.payslipDispute.create({ data: { payslipId, openedAt: at, changedAt: at } })).id;
}

export async function openRaceStage(): Promise<RaceStage> {
  const stage = await openStage();
  const { prisma } = stage.server;
  await prisma.batch.updateMany({ data: { status: 'canceled' } });
  await addTypedTable(prisma);
  const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const periodOf = async (sequence: number) => await prisma.period.findFirstOrThrow({ where: { solutionId: solution.id, sequence } });
  const [first, second] = [await periodOf(1), await periodOf(2)];
  await prisma.period.updateMany({ where: { id: { in: [first.id, second.id] } }, data: { status: 'enabled' } });
  const create = async (periodId: number) =>
    (await stage.clerk.call('payroll/batches/create-batch', { periodId, type: 'normal', name: 'Race' })).data as BatchView;
  const { id } = await create(first.id);
  await stage.act(stage.clerk, 'prepare-batch', id);
  await stage.act(stage.clerk, 'calculate-batch', id);
  const batch = await stage.until(id, ({ status }) => status === 'calculated');
  const later = await create(second.id);
  const { employeeId } = await prisma.batchPayee.findFirstOrThrow({ where: { batchId: id, rowNumber: 5 } });
  const payslipId = await addPayslip(stage, batch, solution.id);
  return {
    ...stage,
    batch,
    later,
    preparingBatchId: await addPreparing(prisma, second.id),
    movingBatchId: await addMoving(prisma, second.id),
    generatingBatchId: await addGenerating(prisma, second.id),
    solutionId: solution.id,
    periodId: first.id,
    lastPeriodId: (await prisma.period.findFirstOrThrow({ where: { solutionId: solution.id }, orderBy: { sequence: 'desc' } })).id,
    employeeId,
    approvalId: await addApproval(stage, id),
    employeeUserId: (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).id,
    administrator: await stage.server.signedIn(demoSignIns.administrator.account),
    whatIfRunId: await addRun(prisma, id, 'what-if'),
    retroRunId: await addRun(prisma, id, 'retro'),
    payslipId,
    disputeId: await addDispute(prisma, payslipId),
    payslipArchiveId: await addPayslipArchive(prisma, payslipId),
    payslipMoveId: await addPayslipMove(prisma, payslipId),
    ...(await addRound(prisma, solution.id, first.id)),
    payslipSettingId: (
      await prisma.payslipSetting.findFirstOrThrow({ where: { source: 'batch', solutions: { some: { solutionId: solution.id } } } })
    ).id,
    draftId: await addDraft(prisma, solution.id),
    scenarioId: await addScenario(prisma, solution.id, id),
    globalTableId: await addGlobalTable(prisma),
    importId: await addImport(prisma, id, typedTable),
    child: await makeChildOf(prisma, 'US_BIWEEKLY'),
  };
}

/** A scenario that starts from a batch. */
async function addScenario(prisma: Prisma, solutionId: number, baseBatchId: number): Promise<number> {
  const written = { name: 'Race', startsAfter: 0, periodCount: 1, assumptions: [] };
  return (await prisma.scenario.create({ data: { solutionId, baseBatchId, ...written } })).id;
}

export const racedTable = 'RACE';

/** A global table of one rate. */
async function addGlobalTable(prisma: Prisma): Promise<number> {
  const versions = [{ validFrom: '2026-01-01', source: 'race', rows: [{ Rate: 0.5 }] }];
  const content = { name, columns: [{ code: 'Rate', name, type: 'decimal' }], versions };
  const revisions = { create: { number: 1, content, contentHash: 'race', madeByUserId: 1, remarks: 'race' } };
  const data = { code: racedTable, name, category: 'Race', type: 'single', currency: 'USD', madeByUserId: 1, revisions };
  return (await prisma.globalTable.create({ data })).id;
}

/** A stage for races, of their own for the tests of a describe. */
export const raceStageForAll = (): RaceStage => forAllTests(openRaceStage);
