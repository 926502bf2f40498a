import { procedures } from '@wagewright/contracts/registry';
import { findAuditBreak, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { type ChangeRecorder, recordChanges, testSecretKeys } from '@wagewright/db/testing';
import { startTestServer, type TestCaller } from '@wagewright/server/testing';
import { startWorker, type Worker } from '@wagewright/worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Doer } from '../support/doer.ts';
import { addTypedTable } from '../support/typed-table.ts';
import { auditRecords, emptyRecords, silentMoves, silentTransactions, tablesOf, toBeTold } from './compare.ts';
import { toldChanges } from './expectations.ts';
import { type Scene, type Step, story } from './story/index.ts';

const mutations = procedures.filter(({ kind }) => kind === 'mutation').map(({ id }) => id);

describe('what every mutation changes is what its audit says (S12)', () => {
  let scene: Scene;
  let worker: Worker | undefined;
  let recorder: ChangeRecorder;
  let callers: Record<Step['by'], TestCaller>;
  beforeAll(async () => {
    const server = await startTestServer({ requestsPerMinuteMax: 1_000_000, outgoingHosts: ['127.0.0.1'] });
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const { employeeId } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    await addTypedTable(prisma, solution.id);
    const signedIn = async (who: Exclude<Step['by'], 'nobody'>) => await server.signedIn(demoSignIns[who].account);
    callers = {
      clerk: await signedIn('clerk'),
      approver: await signedIn('approver'),
      employee: await signedIn('employee'),
      administrator: await signedIn('administrator'),
      nobody: server.anonymous,
    };
    const startCalculating = async () => {
      worker = await startWorker({
        databaseUrl: server.database.url,
        log: pino({ level: 'silent' }),
        threads: 1,
        secretKeys: testSecretKeys,
      });
    };
    const notes = { batchId: 0, otherBatchId: 0, nextBatchId: 0, employeeId: employeeId ?? 0, runId: 0 };
    scene = { server, doer: new Doer(callers.clerk), notes, startWorker: startCalculating };
    recorder = await recordChanges(server.database.url);
  });
  afterAll(async () => {
    await recorder[Symbol.asyncDispose]();
    await worker?.stop();
    await scene.server[Symbol.asyncDispose]();
  });

  it('is looked at for every mutation of the registry', () => {
    expect(story.map(({ procedure }) => procedure).sort()).toEqual(mutations.sort());
    expect([...toldChanges.keys()].sort()).toEqual(mutations.sort());
  });

  it.each(story.map((step) => [step.procedure, step] as const))('%s', async (procedure, step) => {
    await step.first?.(scene);
    const input = await step.input(scene);
    await recorder.take();
    const { data, error } = await callers[step.by].call(procedure, input, step.headers);
    expect(error).toBeUndefined();
    const changes = (await recorder.take()).filter(({ application }) => application === 'wagewright-server');
    await step.then?.(scene, data as never);
    const records = auditRecords(changes);
    const told = toldChanges.get(procedure);
    expect(tablesOf(toBeTold(changes)), 'tables that it changes').toEqual(told?.tables);
    expect([...new Set(records.map(({ entity }) => entity))].sort(), 'told as').toEqual(told?.as);
    expect(emptyRecords(changes)).toEqual([]);
    expect(silentMoves(changes)).toEqual([]);
    expect(silentTransactions(changes), 'changed by a transaction without an audit record').toEqual([]);
    const { id } = await scene.server.prisma.user.findUniqueOrThrow({
      where: { account: step.by === 'nobody' ? demoSignIns.employee.account : demoSignIns[step.by].account },
    });
    for (const record of records) expect(record).toMatchObject({ procedure, actor: id });
  });

  it('the chain of the audit holds at the end of it all', async () => {
    expect(await findAuditBreak(sqlOfPrisma(scene.server.prisma))).toBeUndefined();
  });
});
