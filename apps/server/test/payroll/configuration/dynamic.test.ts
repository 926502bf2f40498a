import { demoSignIns } from '@wagewright/db/seed';
import { prepareAsked } from '@wagewright/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

async function openStage() {
  const server = await startTestServer();
  const clerks = [await server.signedIn(demoSignIns.clerk.account), await server.signedIn(demoSignIns.clerk.account)] as const;
  const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  return { server, clerks, solutionId, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('the default dynamic batch of a period', () => {
  const stage = forAllTests(openStage);
  const answer = async <T>(procedure: string, input: object): Promise<T> => {
    const { data, error } = await stage.clerks[0].call(procedure, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const setDynamic = async (isAutomatic: boolean, joins = 'everybody') => {
    const { version } = await stage.server.prisma.solution.findUniqueOrThrow({ where: { id: stage.solutionId } });
    await answer('payroll/configuration/set-dynamic', { id: stage.solutionId, version, isAutomatic, joins });
  };
  const day = (text: string, days: number) => new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
  let period: { id: number; version: number; name: string };
  /** Periods of a day each, one after the other. */
  beforeEach(async () => {
    const [last] = (await answer<{ rows: { endDate: string }[] }>('payroll/periods/list-periods', { solutionId: stage.solutionId })).rows;
    const first = day(last?.endDate ?? '', 1);
    const dates = { startDate: first, endDate: first, payDate: day(first, 20) };
    period = await answer('payroll/periods/create-period', { solutionId: stage.solutionId, name: `P ${first}`, ...dates });
  });
  const enable = (clerk = stage.clerks[0]) => clerk.call('payroll/periods/enable-period', { id: period.id, version: period.version });
  const batches = () => stage.server.prisma.batch.findMany({ where: { periodId: period.id }, orderBy: { id: 'asc' } });
  const live = async (batchId: number) =>
    (await answer<{ standing: { inScope: number } }>('payroll/configuration/get-batch-scope', { batchId })).standing.inScope;
  const prepare = async (batchId: number) => {
    const { version } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    await answer('payroll/batches/prepare-batch', { id: batchId, version });
    await prepareAsked(stage.server.database.url);
    return await answer<{ payeeCount: number }>('payroll/batches/get-batch', { id: batchId });
  };

  it('is not made where nobody has asked for it', async () => {
    await setDynamic(false);
    expect((await enable()).error).toBeUndefined();
    expect(await batches()).toEqual([]);
  });

  it('is made by the activation of the period, of the published copy, as the one default', async () => {
    await setDynamic(true);
    expect((await enable()).error).toBeUndefined();
    expect(await batches()).toMatchObject([
      { isDefault: true, type: 'normal', status: 'new', joins: 'everybody', name: period.name, sequence: 1 },
    ]);
    const { batches: shown } = await answer<{ batches: { period: string; isFrozen: boolean }[] }>('payroll/configuration/get-dynamic', {
      solutionId: stage.solutionId,
    });
    expect(shown).toContainEqual(expect.objectContaining({ period: period.name, isFrozen: false }));
  });

  it('two who activate the period at once make one', async () => {
    await setDynamic(true);
    const answers = await Promise.all(stage.clerks.map((clerk) => enable(clerk)));
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['STALE_VERSION']);
    expect((await batches()).map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  it('is not made a second time in a period that was closed and opened again, whatever has become of the first', async () => {
    await setDynamic(true);
    await enable();
    await stage.server.prisma.batch.updateMany({ where: { periodId: period.id }, data: { status: 'canceled' } });
    const { version } = await stage.server.prisma.period.findUniqueOrThrow({ where: { id: period.id } });
    await answer('payroll/periods/disable-period', { id: period.id, version });
    period = { ...period, version: version + 1 };
    expect((await enable()).error).toBeUndefined();
    expect((await batches()).map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  it('follows the records until it is prepared, and then no more', async () => {
    await setDynamic(true);
    await enable();
    const [batch] = await batches();
    const id = batch?.id ?? 0;
    const before = await live(id);
    const newcomer = await hire();
    expect(await live(id)).toBe(before + 1);
    expect((await prepare(id)).payeeCount).toBe(before + 1);
    await dismiss(newcomer);
    expect(await live(id)).toBe(before + 1);
  });

  it('where only others join, takes who is in no other batch of the period', async () => {
    await setDynamic(true, 'others');
    await enable();
    const [batch] = await batches();
    const usual = await answer<{ id: number }>('payroll/batches/create-batch', { periodId: period.id, type: 'normal', name: 'Usual' });
    const everybody = await live(batch?.id ?? 0);
    expect((await prepare(usual.id)).payeeCount).toBe(everybody);
    expect(await live(batch?.id ?? 0)).toBe(0);
    const newcomer = await hire();
    expect(await live(batch?.id ?? 0)).toBe(1);
    expect((await prepare(batch?.id ?? 0)).payeeCount).toBe(1);
    const payees = await stage.server.prisma.batchPayee.findMany({ where: { batchId: batch?.id ?? 0 } });
    expect(payees.map(({ employeeId }) => employeeId)).toEqual([newcomer]);
  });

  let hired = 0;
  /** Somebody like the first of the company, employed since ever. */
  async function hire(): Promise<number> {
    hired += 1;
    const { id: _, ...model } = await stage.server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { solutions: { some: { id: stage.solutionId } } }, terminationDate: null },
    });
    const unique = { employeeNumber: `NEW${hired}`, email: `new${hired}@hired.test`, hireDate: new Date('2000-01-01') };
    const made = await stage.server.prisma.employee.create({ data: { ...model, custom: model.custom ?? {}, ...unique } });
    return made.id;
  }
  const dismiss = (id: number) => stage.server.prisma.employee.update({ where: { id }, data: { terminationDate: new Date('2001-01-01') } });
});
