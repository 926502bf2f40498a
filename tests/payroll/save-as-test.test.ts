import { compileDefinition } from '@wagewright/calc-engine';
import { limits } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { choosePayees, sqlOfPrisma } from '@wagewright/db';
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

  /** Those whom the batch pays, from the lowest net pay to the highest, as its table says. */
  const byNet = async (): Promise<{ employeeId: number; net: string }[]> => {
    const wanted = { batchId: batch.id, table: 'Pay', sort: { column: 'Net', direction: 'ascending' }, limit: 500 };
    const { data, error } = await stage.clerk.call('payroll/tables/list-rows', wanted);
    expect(error).toBeUndefined();
    const { rows } = data as { rows: { employeeId: number; cells: (string | null)[] }[] };
    const { copy } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batch.id }, include: { copy: true } });
    const tables = calculationDefinitionSchema.parse(copy.definition).steps.flatMap((step) => step.tables);
    const at = tables.find(({ code }) => code === 'Pay')?.columns.findIndex(({ code }) => code === 'Net') ?? -1;
    return rows.map(({ employeeId, cells }) => ({ employeeId, net: String(cells[at]) }));
  };

  it('may be about everybody whom the batch pays, where they are not too many', async () => {
    const everybody = await stage.server.prisma.batchPayee.count({ where: { batchId: batch.id } });
    const { data, error } = await save('The whole batch', { employeeIds: undefined });
    expect(error).toBeUndefined();
    expect(data).toMatchObject({ people: Math.min(everybody, limits.wholeBatchPayeesMax) });
    const [draft] = await drafts();
    const test = calculationDefinitionSchema.parse(draft?.definition).tests.find(({ name }) => name === 'The whole batch');
    expect(test?.rows['Employee']).toHaveLength(Math.min(everybody, limits.wholeBatchPayeesMax));
    expect(test?.expect['Pay']).toHaveLength(Math.min(everybody, limits.wholeBatchPayeesMax));
  });

  it('takes of too many people so many that the lowest and the highest net pay are among them, and nobody twice', async () => {
    const { prisma } = stage.server;
    const ordered = await byNet();
    const row = await prisma.batch.findUniqueOrThrow({ where: { id: batch.id }, include: { copy: true } });
    const program = compileDefinition(calculationDefinitionSchema.parse(row.copy.definition));
    if (!program.ok) throw new Error('The copy does not compile.');
    const of = { batchId: batch.id, runId: row.currentRunId ?? 0 };
    const chosen = await choosePayees(sqlOfPrisma(prisma), of, program.program, 3);
    const nets = chosen.map((id) => ordered.find(({ employeeId }) => employeeId === id)?.net);
    expect(new Set(chosen).size).toBe(3);
    expect([nets[0], nets[2]]).toEqual([ordered[0]?.net, ordered.at(-1)?.net]);
    expect(nets[1]).toBe(ordered[Math.round((ordered.length - 1) / 2)]?.net);
  });

  it('has a name of its own', async () => {
    expect((await save('Five people')).error?.code).toBe('VALIDATION_FAILED');
  });
});
