import { setTimeout as delay } from 'node:timers/promises';
import { demoSignIns } from '@wagewright/db/seed';
import { testSecretKeys } from '@wagewright/db/testing';
import { forAllTests, startTestServer, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { startWorker, type Worker } from '@wagewright/worker';
import { pino } from 'pino';
import { answerFindings } from '../support/answer-findings.ts';

export interface BatchView {
  readonly solutionId: number;
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly events: readonly string[];
  readonly payeeCount: number;
  readonly heldCount: number;
  readonly gross: string | null;
  readonly net: string | null;
  readonly approvalInstanceId: number | null;
  readonly payslipsGeneratedAt: string | null;
  readonly dataSubmittedAt: string | null;
  readonly payslipsPublishedAt: string | null;
  readonly lastFailure: string | null;
  readonly preparation: { readonly part: string; readonly people: number } | null;
  readonly move: { readonly event: string; readonly state: string; readonly part: string } | null;
  readonly payslipJob: { readonly kind: string; readonly state: string; readonly part: string } | null;
  readonly name: string;
}

/** Server and worker over one database, and the people of a payroll. */
export interface Stage extends AsyncDisposable {
  readonly server: TestServer;
  readonly worker: Worker;
  readonly clerk: TestCaller;
  readonly approver: TestCaller;
  readonly employee: TestCaller;
  newBatch(solutionCode?: string): Promise<BatchView>;
  /** The only batch that can be made: prepared, and calculated by the worker. */
  calculatedBatch(): Promise<BatchView>;
  get(id: number): Promise<BatchView>;
  /** Does an action on the batch as it is now, and waits where a job prepares or moves it; throws what the server answered when it fails. */
  act(caller: TestCaller, verb: string, id: number, more?: Readonly<Record<string, unknown>>): Promise<BatchView>;
  /** When the worker has prepared it; throws what stood in the way. */
  untilPrepared(id: number, caller?: TestCaller): Promise<BatchView>;
  /** When the worker has moved it; throws what stood in the way. */
  untilMoved(id: number): Promise<BatchView>;
  /** Says of every open warning that it is right, and holds whom an error concerns. */
  answer(id: number, caller?: TestCaller): Promise<void>;
  until(id: number, reached: (batch: BatchView) => boolean, caller?: TestCaller): Promise<BatchView>;
}

const isMoving = ({ move }: BatchView): boolean => move?.state === 'running';

/** On a machine with much else to do. */
const waitMs = 180_000;

export async function openStage(): Promise<Stage> {
  const server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
  const worker = await startWorker({
    databaseUrl: server.database.url,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    threads: 1,
    secretKeys: testSecretKeys,
  });
  const [clerk, approver, employee] = await Promise.all(
    [demoSignIns.clerk, demoSignIns.approver, demoSignIns.employee].map(({ account }) => server.signedIn(account)),
  );
  if (!clerk || !approver || !employee) throw new Error('The demo sign-ins are missing.');
  const get = async (id: number, caller = clerk): Promise<BatchView> =>
    (await caller.call('payroll/batches/get-batch', { id })).data as BatchView;
  const stage: Stage = {
    server,
    worker,
    clerk,
    approver,
    employee,
    get,
    newBatch: async (solutionCode = 'US_BIWEEKLY') => {
      const period = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: solutionCode }, status: 'enabled' } });
      const { data, error } = await clerk.call('payroll/batches/create-batch', { periodId: period.id, type: 'normal', name: period.name });
      if (error) throw new Error(`${error.code}: ${error.message}`);
      return data as BatchView;
    },
    calculatedBatch: async () => {
      await server.prisma.batch.updateMany({ where: { status: 'new' }, data: { status: 'canceled' } });
      const { id } = await stage.newBatch();
      await stage.act(clerk, 'prepare-batch', id);
      await stage.act(clerk, 'calculate-batch', id);
      return await stage.until(id, ({ status }) => status === 'calculated');
    },
    act: async (caller, verb, id, more = {}) => {
      const { version } = await get(id);
      const { data, error } = await caller.call(`payroll/batches/${verb}`, { id, version, ...more });
      if (error) throw new Error(`${error.code}: ${error.message}`);
      if (verb === 'prepare-batch') return await stage.untilPrepared(id);
      return isMoving(data as BatchView) ? await stage.untilMoved(id) : (data as BatchView);
    },
    untilPrepared: async (id, caller = clerk) => {
      const batch = await stage.until(id, ({ preparation }) => preparation === null, caller);
      if (batch.status === 'new') throw new Error(batch.lastFailure ?? `The preparation of batch ${id} was cancelled.`);
      return batch;
    },
    untilMoved: async (id) => {
      const batch = await stage.until(id, (now) => !isMoving(now));
      if (batch.move?.state !== 'finished') throw new Error(batch.lastFailure ?? `What was done to batch ${id} was cancelled.`);
      return batch;
    },
    answer: (batchId, caller = clerk) => answerFindings(caller, batchId),
    until: async (id, reached, caller = clerk) => {
      for (const deadline = performance.now() + waitMs; ; await delay(20)) {
        const batch = await get(id, caller);
        if (reached(batch)) return batch;
        if (performance.now() > deadline) throw new Error(`Batch ${id} is still ${batch.status}: ${JSON.stringify(batch)}`);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await worker.stop();
      await server[Symbol.asyncDispose]();
    },
  };
  return stage;
}

/** A stage of their own for the tests of a describe. */
export const stageForAll = (): Stage => forAllTests(openStage);
