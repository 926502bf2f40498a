import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Saved {
  readonly copyNumber: number;
  readonly passed: boolean;
  readonly failures: readonly string[];
}

describe('a batch saved as a test of its definition', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeIds: number[];
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    await stage.act(stage.clerk, 'prepare-batch', id);
    await stage.act(stage.clerk, 'calculate-batch', id);
    batch = await stage.until(id, ({ status }) => status === 'calculated');
    employeeIds = (await stage.server.prisma.batchPayee.findMany({ where: { batchId: id }, orderBy: { rowNumber: 'asc' }, take: 5 })).map(
      ({ employeeId }) => employeeId,
    );
  });

  const save = (name: string, more: object = {}) =>
    stage.clerk.call('payroll/solutions/save-batch-as-test', { batchId: batch.id, name, employeeIds, ...more });
  const drafts = () => stage.server.prisma.solutionCopy.findMany({ where: { status: 'draft', solution: { code: 'US_BIWEEKLY' } } });

  it('makes a draft, which calculates what the batch did', async () => {
    const { data, error } = await save('Five people');
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ copyNumber: 2, passed: true, failures: [] } satisfies Saved);
    expect((await save('The last two', { employeeIds: employeeIds.slice(3) })).data).toMatchObject({ copyNumber: 2, passed: true });
    expect(await drafts()).toHaveLength(1);
  });

  it('expects every calculated column, and names nobody', async () => {
    const [draft] = await drafts();
    const { tests, steps } = calculationDefinitionSchema.parse(draft?.definition);
    const [test] = tests.slice(-2);
    const pay = steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
    const [first] = test?.expect['Pay'] ?? [];
    expect(Object.keys(first ?? {}).toSorted()).toEqual(pay?.columns.map(({ code }) => code).toSorted());
    const people = await stage.server.prisma.employee.findMany({ where: { id: { in: employeeIds } } });
    for (const { name, employeeNumber } of people) expect(JSON.stringify(tests.slice(-2))).not.toMatch(`"${name}"|"${employeeNumber}"`);
  });

  it('fails where the draft calculates otherwise, and says where', async () => {
    const [draft] = await drafts();
    const definition = calculationDefinitionSchema.parse(draft?.definition);
    const pay = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
    const net = pay?.kind === 'data' ? pay.columns.find(({ code }) => code === 'Net') : undefined;
    if (typeof net?.expression === 'string') net.expression = `${net.expression} + 1`;
    await stage.server.prisma.solutionCopy.update({
      where: { id: draft?.id ?? 0 },
      data: { definition: definition as never, definitionHash: 'one more' },
    });
    const { data } = await save('Once more');
    expect((data as Saved).passed).toBe(false);
    expect((data as Saved).failures[0]).toMatch(/^Pay\.Net, row 1: expected/);
  });

  it('has a name of its own', async () => {
    expect((await save('Five people')).error?.code).toBe('VALIDATION_FAILED');
  });
});
