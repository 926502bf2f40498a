import { queueName } from '@wagewright/contracts';
import { prepareAsked } from '@wagewright/db/testing';
import { typedTable } from '../../support/typed-table.ts';
import { act, current, type Scene, type Step } from './step.ts';

const periodOf = async ({ server }: Scene, sequence: number): Promise<number> =>
  (await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence } })).id;

const approval = async ({ server, notes }: Scene): Promise<{ id: number; version: number }> => {
  const { approvalInstanceId } = await server.prisma.batch.findUniqueOrThrow({ where: { id: notes.batchId } });
  const { id, version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalInstanceId ?? 0 } });
  return { id, version };
};
const decide = (verb: string): Step => ({
  procedure: `approvals/instances/${verb}-instance`,
  by: 'approver',
  first: async ({ doer, notes }) => await doer.act('submit-batch', notes.batchId),
  input: async (scene) => ({ ...(await approval(scene)), remarks: 'story' }),
});

const aboutBatch = (procedure: string, more: (scene: Scene) => object, rest: Partial<Step> = {}): Step => ({
  procedure,
  by: 'clerk',
  input: (scene) => ({ batchId: scene.notes.batchId, ...more(scene) }),
  ...rest,
});

/** Made, filled and begun; no worker is there yet, so that a run can be cancelled. */
const prepared: readonly Step[] = [
  {
    procedure: 'payroll/batches/create-batch',
    by: 'clerk',
    input: async (scene) => ({ periodId: await periodOf(scene, 1), name: 'Story' }),
    then: ({ notes }, { id }: { id: number }) => {
      notes.batchId = id;
    },
  },
  { procedure: 'payroll/batches/ask-forecast', by: 'clerk', input: ({ notes: { batchId } }) => ({ id: batchId }) },
  act('prepare-batch'),
  act('cancel-preparation'),
  act('set-batch-input', {
    first: async (scene) => {
      await scene.doer.call('payroll/batches/prepare-batch', await current(scene, scene.notes.batchId));
      await prepareAsked(scene.server.database.url);
    },
    input: async (scene) => ({
      ...(await current(scene, scene.notes.batchId)),
      table: typedTable,
      rows: [{ employeeId: scene.notes.employeeId, lines: [{ Amount: '7.00' }] }],
    }),
  }),
  act('choose-payee', {
    input: async (scene) => {
      const { employeeId } = await scene.server.prisma.batchPayee.findFirstOrThrow({
        where: { batchId: scene.notes.batchId, rowNumber: 2 },
      });
      return { ...(await current(scene, scene.notes.batchId)), employeeId, choice: 'remove', reason: 'story' };
    },
  }),
  act('choose-payees', {
    input: async (scene) => {
      const { batchId } = scene.notes;
      const payees = await scene.server.prisma.batchPayee.findMany({ where: { batchId, rowNumber: { in: [6, 7] } } });
      return {
        ...(await current(scene, batchId)),
        employeeIds: payees.map(({ employeeId }) => employeeId),
        choice: 'remove',
        reason: 'story',
      };
    },
  }),
  act('confirm-population'),
  act('calculate-batch'),
  act('cancel-run'),
  act('cancel-batch-move', {
    first: async (scene) =>
      await scene.doer.call('payroll/batches/move-batch-back', { ...(await current(scene, scene.notes.batchId)), to: 'new' }),
  }),
];

const calculated: readonly Step[] = [
  act('recalculate-payees', {
    first: async ({ doer, notes, startWorker }) => {
      await startWorker();
      await doer.calculate(notes.batchId);
    },
    input: async (scene) => ({ ...(await current(scene, scene.notes.batchId)), employeeIds: [scene.notes.employeeId] }),
    then: async ({ doer, notes }) => await doer.untilNot(notes.batchId, 'calculating'),
  }),
  act('hold-payee', {
    input: async ({ server, notes: { batchId } }) => {
      const { employeeId } = await server.prisma.batchPayee.findFirstOrThrow({ where: { batchId, rowNumber: 3 } });
      return { id: batchId, employeeId, held: true, reason: 'story' };
    },
  }),
  act('hold-payees', {
    input: async ({ server, notes: { batchId } }) => {
      const payees = await server.prisma.batchPayee.findMany({ where: { batchId, rowNumber: { in: [4, 5] } } });
      return { id: batchId, employeeIds: payees.map(({ employeeId }) => employeeId), held: true, reason: 'story' };
    },
  }),
  aboutBatch('payroll/findings/answer-findings', ({ notes }) => ({ key: 'question-0', employeeIds: [notes.employeeId], remark: 'story' }), {
    // as a run would have found it
    first: async ({ server, notes: { batchId, employeeId } }) =>
      void (await server.prisma.$executeRaw`INSERT INTO calc.finding (run_id, question, employee_id, line, value)
        SELECT current_run_id, 0, ${employeeId}::int, 0, 12345 FROM batch WHERE id = ${batchId}::int`),
  }),
  {
    procedure: 'payroll/findings/hold-found-people',
    by: 'clerk',
    input: async (scene) => ({ ...(await current(scene, scene.notes.batchId)), key: 'question-0', held: true, reason: 'story' }),
    then: async ({ doer, notes: { batchId, employeeId } }) =>
      void (await doer.call('payroll/batches/hold-payee', { id: batchId, employeeId, held: false })),
  },
  aboutBatch('payroll/what-ifs/start-what-if', () => ({ name: 'Story' }), {
    then: async ({ doer, notes }, { runId }: { runId: number }) => {
      await doer.untilWhatIfIsDone(notes.batchId, runId);
      notes.runId = runId;
    },
  }),
  aboutBatch('payroll/what-ifs/replay-batch', () => ({})),
  aboutBatch('payroll/what-ifs/discard-what-if', ({ notes }) => ({ runId: notes.runId })),
  aboutBatch('payroll/solutions/save-batch-as-test', ({ notes }) => ({ name: 'Story', employeeIds: [notes.employeeId] })),
];

const approved: readonly Step[] = [act('submit-batch'), act('withdraw-batch'), decide('reject'), decide('roll-back'), decide('approve')];

const untilMoved = ({ doer, notes }: Scene) => doer.until(notes.batchId, ({ move }) => move?.state === 'finished');

const paid: readonly Step[] = [
  act('cancel-payslip-job', {
    // a row that nobody gets on with: its job is of tomorrow
    first: async ({ server: { prisma }, notes: { batchId } }) => {
      const { id } = await prisma.payslipJob.create({
        data: { batchId: batchId ?? 0, kind: 'generate', askedByUserId: 1, traceId: 'story' },
      });
      await prisma.$executeRaw`INSERT INTO pgboss.job (name, data, start_after)
        VALUES (${queueName('payroll.generate-payslips')}, ${{ payslipJobId: id }}::jsonb, now() + interval '1 day')`;
    },
  }),
  act('generate-payslips', {
    then: async ({ doer, notes }) => await doer.until(notes.batchId, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null),
  }),
  act('publish-payslips', {
    then: async ({ doer, notes }) => await doer.until(notes.batchId, ({ payslipsPublishedAt }) => payslipsPublishedAt !== null),
  }),
  {
    procedure: 'payroll/issued-payslips/move-payslips',
    by: 'clerk',
    input: async ({ server, notes: { batchId, employeeId } }) => {
      const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId: { not: employeeId } } });
      return { ids: [id], event: 'forbid', remarks: 'Story' };
    },
  },
  {
    procedure: 'payroll/payslips/mark-payslip-seen',
    by: 'employee',
    input: async ({ server, notes: { batchId, employeeId } }) => {
      const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { batchId, employeeId } });
      return { id };
    },
  },
  act('submit-batch-data', { then: untilMoved }),
  act('close-batch'),
  act('move-batch-back', {
    input: async (scene) => ({ ...(await current(scene, scene.notes.batchId)), to: 'approved' }),
    then: untilMoved,
  }),
];

const aside: readonly Step[] = [
  { procedure: 'payroll/balances/export-balances', by: 'clerk', input: () => ({}) },
  {
    procedure: 'payroll/balances/set-opening-balances',
    by: 'clerk',
    input: async (scene) => {
      const periodId = await periodOf(scene, 2);
      const { solutionId } = await scene.server.prisma.period.findUniqueOrThrow({ where: { id: periodId } });
      return { solutionId, periodId, rows: [{ employeeId: scene.notes.employeeId, amounts: { GROSS: '12.00' } }] };
    },
  },
  act('cancel-batch', {
    first: async (scene) => {
      scene.notes.otherBatchId = (await scene.doer.create({ periodId: await periodOf(scene, 2), type: 'offcycle', name: 'Other' })).id;
    },
    input: async (scene) => await current(scene, scene.notes.otherBatchId),
  }),
  act('delete-batch', { input: async (scene) => await current(scene, scene.notes.otherBatchId) }),
  act('recalculate-past', {
    first: async (scene) => {
      await scene.doer.act('submit-batch-data', scene.notes.batchId);
      scene.notes.nextBatchId = (await scene.doer.create({ periodId: await periodOf(scene, 2), name: 'Next' })).id;
    },
    input: async (scene) => ({
      ...(await current(scene, scene.notes.nextBatchId)),
      pastBatchId: scene.notes.batchId,
      employeeIds: [scene.notes.employeeId],
    }),
    then: async ({ doer, notes }) => await doer.untilNot(notes.nextBatchId, 'calculating'),
  }),
  act('discard-retro', {
    input: async ({ server, notes: { nextBatchId } }) => {
      const run = await server.prisma.calculationRun.findFirstOrThrow({ where: { batchId: nextBatchId, kind: 'retro' } });
      return { id: nextBatchId, runId: run.id };
    },
  }),
];

/** One batch from its making to its close and a step back, and what is done beside it. */
export const payroll: readonly Step[] = [...prepared, ...calculated, ...approved, ...paid, ...aside];
