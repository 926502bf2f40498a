import { afterAll, describe, expect, it } from 'vitest';
import { importStage } from '../payroll/imports/stage.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** Dies where it is told to, as a power cut would have it; another worker goes on. */
describe('a worker that dies at an import leaves nothing half written (R1, R5)', () => {
  const stage = importStage();
  const started: WorkerProcess[] = [];
  afterAll(() => Promise.all(started.map((worker) => worker.end())));

  async function dieAt(failPoint: string): Promise<void> {
    const worker = await startWorkerProcess({ databaseUrl: stage.server.database.url, threads: 1, failPoint });
    started.push(worker);
    expect(await worker.exit).toBe('SIGKILL');
  }
  const text = () => `Number,Bonus\n${stage.people[0]?.number},5\n${stage.people[1]?.number},6\n`;
  const asked = async (verb: 'write' | 'undo', id: number): Promise<void> => {
    const { version } = await stage.get(id);
    expect((await stage.clerk.call(`platform/imports/${verb}-import`, { id, version })).error).toBeUndefined();
  };
  const rowsOf = (importId: number) => stage.server.prisma.importRow.count({ where: { importId } });
  const people = async () => Object.keys(await stage.standing()).length;

  it.each(['between-parts:1', 'between-parts:3', 'before-commit:1'])('while it reads, at %s', async (failPoint) => {
    const subject = { entity: 'batch-input', id: stage.batchId, part: 'Extras' };
    const { data } = await stage.clerk.call('platform/imports/start-import', { ...subject, fileId: await stage.bring(text()) });
    const { id } = data as { id: number };
    await dieAt(failPoint);
    expect([(await stage.get(id)).status, await rowsOf(id)]).toEqual(['reading', 0]);
    await stage.work(id);
    expect([(await stage.get(id)).status, await rowsOf(id)]).toEqual(['checked', 2]);
  });

  it.each(['between-parts:1', 'before-commit:1'])('while it writes, and while it undoes, at %s', async (failPoint) => {
    const { id } = await stage.read(text());
    await asked('write', id);
    await dieAt(failPoint);
    expect([(await stage.get(id)).status, await people()]).toEqual(['writing', 0]);
    await stage.work(id);
    expect([(await stage.get(id)).status, await people()]).toEqual(['written', 2]);
    await asked('undo', id);
    await dieAt(failPoint);
    expect([(await stage.get(id)).status, await people()]).toEqual(['undoing', 2]);
    await stage.work(id);
    expect([(await stage.get(id)).status, await people()]).toEqual(['undone', 0]);
  });

  it('after it has written, at after-commit:1: what is written stays, once', async () => {
    const { id } = await stage.read(text());
    await asked('write', id);
    await dieAt('after-commit:1');
    const { status, version } = await stage.get(id);
    expect([status, await people()]).toEqual(['written', 2]);
    await stage.work(id);
    expect((await stage.get(id)).version).toBe(version);
    expect(await stage.server.prisma.typedInput.count({ where: { importId: id } })).toBe(2);
  });
});
