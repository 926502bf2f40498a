import { demoSignIns } from '@wagewright/db/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** Dies where it is told to, as a power cut would have it; another worker goes on. */
describe('a worker that dies while it brings people leaves nobody half there (R1, R5)', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  const started: WorkerProcess[] = [];
  let subject: { entity: string; id: number };
  beforeAll(async () => {
    const { id } = await stage.server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'employees', id };
  });
  afterAll(() => Promise.all(started.map((worker) => worker.end())));

  async function dieAt(failPoint: string): Promise<void> {
    const worker = await startWorkerProcess({ databaseUrl: stage.server.database.url, threads: 1, failPoint });
    started.push(worker);
    expect(await worker.exit).toBe('SIGKILL');
  }
  const text =
    '工号,姓名,入职日期,部门,职位,成本中心,pay:BASE_SALARY\nK1,One,2026-01-01,Kept,Kept,Kept,100\nK2,Two,2026-01-01,Kept,Kept,,200\n';
  const asked = (verb: 'write' | 'undo', { id, version }: { readonly id: number; readonly version: number }) =>
    stage.ask(`platform/imports/${verb}-import`, { id, version });
  /** People, their work, their pay, and what came with them. */
  const here = async () => {
    const { prisma } = stage.server;
    const whose = { employee: { employeeNumber: { in: ['K1', 'K2'] } } };
    return [
      await prisma.employee.count({ where: whose.employee }),
      await prisma.assignment.count({ where: whose }),
      await prisma.compensationRecord.count({ where: whose }),
      await prisma.department.count({ where: { code: 'Kept' } }),
      await prisma.position.count({ where: { code: 'Kept' } }),
      await prisma.costCenter.count({ where: { code: 'Kept' } }),
    ];
  };
  const none = [0, 0, 0, 0, 0, 0];
  const all = [2, 2, 2, 1, 1, 1];

  it.each(['between-parts:1', 'before-commit:1'])('while it writes, and while it undoes, at %s', async (failPoint) => {
    const checked = await stage.read(subject, text);
    await asked('write', checked);
    await dieAt(failPoint);
    expect(await here()).toEqual(none);
    const written = await stage.work(checked.id);
    expect([written.status, await here()]).toEqual(['written', all]);
    await asked('undo', written);
    await dieAt(failPoint);
    expect(await here()).toEqual(all);
    const undone = await stage.work(checked.id);
    expect([undone.status, await here()]).toEqual(['undone', none]);
  });

  it('after it has written, at after-commit:1: what is written stays, once', async () => {
    const checked = await stage.read(subject, text);
    await asked('write', checked);
    await dieAt('after-commit:1');
    expect(await here()).toEqual(all);
    const again = await stage.work(checked.id);
    expect([again.status, await here()]).toEqual(['written', all]);
  });
});
