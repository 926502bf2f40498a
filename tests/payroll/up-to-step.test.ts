import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface StepsView extends BatchView {
  readonly hasResult: boolean;
  readonly hasWholeResult: boolean;
  readonly steps: readonly { readonly code: string; readonly state: string }[];
}
interface Definition {
  steps: { code: string; tables: { code: string }[] }[];
}

const name = { en: 'After', 'zh-CN': '之后' };
const after = {
  code: 'AFTER',
  name,
  tables: [{ code: 'After', name, kind: 'data', columns: [{ code: 'Twice', name, type: 'money', expression: 'Pay.Net * 2' }] }],
};

describe('a calculation up to a step', () => {
  const stage = stageForAll();
  let id: number;
  let payStep: string;
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ data: { status: 'canceled' } });
    const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const definition = structuredClone(copy.definition) as unknown as Definition;
    payStep = definition.steps.find(({ tables }) => tables.some(({ code }) => code === 'Pay'))?.code ?? '';
    definition.steps.push(after as never);
    await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'two-steps' } });
    // asked about by a run, and by no check of records
    const { employeeId } = await prisma.compensationRecord.findFirstOrThrow({
      where: {
        item: { code: 'BASE_SALARY' },
        employee: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } }, terminationDate: null },
      },
      orderBy: { employeeId: 'asc' },
    });
    await prisma.compensationRecord.updateMany({ where: { employeeId, item: { code: 'BASE_SALARY' } }, data: { amount: '12.34' } });
    ({ id } = await stage.newBatch());
  });

  const get = async (): Promise<StepsView> => (await stage.get(id)) as StepsView;
  const states = async () => new Set((await get()).steps.map(({ code, state }) => `${code === 'AFTER' ? 'after' : 'before'}: ${state}`));
  const calculate = async (more: Readonly<Record<string, unknown>> = {}) => {
    await stage.act(stage.clerk, 'calculate-batch', id, more);
    return (await stage.until(id, ({ status }) => status !== 'calculating')) as StepsView;
  };
  const rowsOf = async (table: string) => {
    const { data } = await stage.clerk.call('payroll/tables/list-rows', { batchId: id, table, limit: 1 });
    return (data as { total: number }).total;
  };

  it('has new nodes before preparation, and nodes to calculate after it', async () => {
    expect(await states()).toEqual(new Set(['before: new', 'after: new']));
    await stage.act(stage.clerk, 'prepare-batch', id);
    expect(await states()).toEqual(new Set(['before: to-calculate', 'after: to-calculate']));
  });

  it('leaves the batch waiting, with the steps so far to look at and nothing to submit', async () => {
    const batch = await calculate({ upToStep: payStep });
    expect(batch).toMatchObject({ status: 'waiting', hasResult: true, hasWholeResult: false, lastFailure: null });
    expect(await states()).toEqual(new Set(['before: calculated', 'after: to-calculate']));
    expect([await rowsOf('Pay'), await rowsOf('After')]).toEqual([batch.payeeCount, 0]);
    expect(batch.events).not.toContain('submit');
    await expect(stage.act(stage.clerk, 'submit-batch', id)).rejects.toThrow('ILLEGAL_TRANSITION');
    const { error } = await stage.clerk.call('payroll/what-ifs/replay-batch', { batchId: id });
    expect(error?.code).toBe('RESULT_MISSING');
  });

  it('is dropped with all that it asked about when somebody is taken out of the batch', async () => {
    const found = async () => (await stage.server.prisma.batch.findUniqueOrThrow({ where: { id } })).openFindings;
    expect(await found()).toBe(1);
    const { employeeId } = await stage.server.prisma.batchPayee.findFirstOrThrow({
      where: { batchId: id },
      orderBy: { rowNumber: 'desc' },
    });
    const batch = await stage.act(stage.clerk, 'choose-payee', id, { employeeId, choice: 'remove', reason: 'on leave' });
    expect(batch).toMatchObject({ status: 'waiting', hasResult: false });
    expect(await found()).toBe(0);
  });

  it('is gone on from to the last step, which makes a whole result', async () => {
    const batch = await calculate();
    expect(batch).toMatchObject({ status: 'calculated', hasWholeResult: true });
    expect(await states()).toEqual(new Set(['before: calculated', 'after: calculated']));
    expect(await rowsOf('After')).toBe(batch.payeeCount);
  });

  it('up to the last step is all of it, and up to one that does not exist is refused', async () => {
    expect(await calculate({ upToStep: 'AFTER' })).toMatchObject({ status: 'calculated', hasWholeResult: true });
    await expect(stage.act(stage.clerk, 'calculate-batch', id, { upToStep: 'NOWHERE' })).rejects.toThrow('NOT_FOUND');
    expect((await get()).status).toBe('calculated');
  });
});
