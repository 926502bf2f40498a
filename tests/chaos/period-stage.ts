/** Where a period's jobs are disturbed: a batch of the demo's company, a clerk, and what each job leaves of which nothing befell any. */
import { demoSignIns } from '@wagewright/db/seed';
import { programOf, testSecretKeys } from '@wagewright/db/testing';
import { startTestServer } from '@wagewright/server/testing';
import { startWorker } from '@wagewright/worker';
import { until } from '@wagewright/worker/testing';
import { pino } from 'pino';
import { addTypedTable } from '../support/typed-table.ts';
import { done, type PeriodJob, type PeriodStage, periodJobNames, periodJobs } from './period-jobs.ts';

async function findCell({ server: { prisma }, batchId }: Pick<PeriodStage, 'server' | 'batchId'>): Promise<object> {
  const { copy } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId }, include: { copy: true } });
  const { employeeId } = await prisma.batchPayee.findFirstOrThrow({ where: { batchId, rowNumber: 7 } });
  for (const table of programOf(copy).definition.steps.flatMap((step) => step.tables))
    for (const column of table.kind === 'snapshot' ? table.columns : [])
      if (column.type === 'money') return { employeeId, table: table.code, column: column.code, value: '260000.00' };
  throw new Error('The solution reads no money.');
}

/** Calculates the batch of a period, with which that of the next one is compared. @returns the next one's */
async function previousOf(stage: PeriodStage, create: (sequence: number) => Promise<number>): Promise<number> {
  await done(stage, 'prepare');
  await stage.act('calculate-batch');
  await until('it is calculated', 180, () => stage.ask<boolean>(`SELECT status = 'calculated' FROM batch WHERE id = $batch`));
  await stage.server.prisma.batch.update({ where: { id: stage.batchId }, data: { status: 'approved' } });
  return await create(2);
}

async function leaveUndisturbed(stage: PeriodStage, jobs: readonly PeriodJob[]): Promise<void> {
  for (const job of jobs) {
    await periodJobs[job].given(stage);
    await done(stage, job);
    stage.undisturbed.set(job, await stage.ask<string>(periodJobs[job].left));
    if (job === 'prepare') Object.assign(stage, { cell: await findCell(stage) });
  }
}

/** A batch of the demo's company, and what each of these jobs leaves of which nothing befell any. */
export async function openPeriodStage(jobs: readonly PeriodJob[] = periodJobNames): Promise<PeriodStage> {
  const server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const call: PeriodStage['call'] = async (procedure, input, headers) => {
    const { data, error } = await clerk.call(procedure, input, headers);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data;
  };
  await server.prisma.batch.updateMany({ where: { status: 'new' }, data: { status: 'canceled' } });
  const solution = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  await addTypedTable(server.prisma, solution.id);
  const create = async (sequence: number): Promise<number> => {
    const { id: periodId } = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, sequence } });
    await server.prisma.period.update({ where: { id: periodId }, data: { status: 'enabled' } });
    const batch = await call('payroll/batches/create-batch', { periodId, type: 'normal', name: `Chaos ${sequence}` });
    return (batch as { id: number }).id;
  };
  let batchId = await create(1);
  let isWorking = false;
  const stage: PeriodStage = {
    server,
    get batchId() {
      return batchId;
    },
    cell: {},
    token: clerk.token ?? '',
    call,
    bring: async (text) => {
      const { data, error } = await clerk.upload({ name: 'amounts.csv', bytes: text }, { purpose: 'import' });
      if (error) throw new Error(`${error.code}: ${error.message}`);
      return (data as { id: number }).id;
    },
    undisturbed: new Map(),
    act: async (verb, more = {}) => {
      const { version } = await server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
      return await call(`payroll/batches/${verb}`, { id: batchId, version, ...more });
    },
    ask: async <Value>(text: string) => {
      const [row] = await server.prisma.$queryRawUnsafe<Record<string, Value>[]>(text.replaceAll('$batch', String(batchId)));
      return Object.values(row ?? {})[0] as Value;
    },
    working: async (work) => {
      if (isWorking) return await work();
      isWorking = true;
      const worker = await startWorker({
        databaseUrl: server.database.url,
        log: pino({ level: 'silent' }),
        threads: 1,
        timing: { sweepSeconds: 1 },
        secretKeys: testSecretKeys,
      });
      try {
        return await work();
      } finally {
        isWorking = false;
        await worker.stop();
      }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  await stage.working(async () => {
    batchId = await previousOf(stage, create);
    await leaveUndisturbed(stage, jobs);
  });
  return stage;
}
