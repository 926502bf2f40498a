import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Ran {
  readonly findings: readonly { readonly code: string }[];
  readonly tests: readonly {
    readonly name: string;
    readonly passed: boolean;
    readonly cellCount: number;
    readonly cells: readonly {
      readonly table: string;
      readonly column: string;
      readonly row: number;
      readonly expected: string;
      readonly found: string;
    }[];
  }[];
  readonly next: number | null;
}

const name = 'One person as paid';

describe('tests of a draft, run in the page', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let number: number;
  let version: number;
  beforeAll(async () => {
    batch = await stage.calculatedBatch();
    const { data } = await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table: 'Pay', limit: 1 });
    const [row] = (data as { rows: { employeeId: number }[] }).rows;
    const saved = await stage.clerk.call('payroll/solutions/save-batch-as-test', {
      batchId: batch.id,
      name,
      employeeIds: [row?.employeeId],
    });
    number = (saved.data as { copyNumber: number }).copyNumber;
    const copy = await stage.clerk.call('payroll/copies/get-copy', { solutionId: batch.solutionId, number });
    version = (copy.data as { version: number }).version;
  });

  const about = (more: object = {}) => ({ solutionId: batch.solutionId, number, ...more });
  const run = async (): Promise<Ran> => {
    let from: number | null = 0;
    const all: Ran[] = [];
    while (from !== null) {
      const { data, error } = await stage.clerk.call('payroll/rules/run-tests', about({ from }));
      expect(error).toBeUndefined();
      all.push(data as Ran);
      from = (data as Ran).next;
    }
    return { findings: all.flatMap(({ findings }) => findings), tests: all.flatMap(({ tests }) => tests), next: null };
  };
  const own = async () => (await run()).tests.find((test) => test.name === name);
  const saveNet = async (expression: string) => {
    const { data } = await stage.clerk.call('payroll/copies/get-copy', about());
    const { definition } = data as { definition: { steps: { tables: { code: string; columns: { code: string }[] }[] }[] } };
    const pay = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === 'Pay');
    const net = pay?.columns.find(({ code }) => code === 'Net');
    const change = { part: { kind: 'column', table: 'Pay', code: 'Net' }, value: { ...net, expression } };
    const saved = await stage.clerk.call('payroll/copies/save-draft', about({ version, changes: [change] }));
    expect(saved.error).toBeUndefined();
    version = (saved.data as { version: number }).version;
  };

  it('each runs once, as many at once as is said, and a person of a batch who is a test is green', async () => {
    const { tests } = await run();
    expect(new Set(tests.map((test) => test.name)).size).toBe(tests.length);
    expect(await own()).toMatchObject({ passed: true, cellCount: 0 });
  });

  it('one that is red says which cell expected what and got what, and why it got it', async () => {
    await saveNet('1');
    const red = await own();
    const cell = red?.cells.find(({ column }) => column === 'Net');
    expect(red?.passed).toBe(false);
    expect(cell).toMatchObject({ table: 'Pay', row: 0, found: '1.00' });
    expect(cell?.expected).not.toBe('1.00');
    const { data } = await stage.clerk.call('payroll/rules/explain-test', about({ test: name, row: 0, table: 'Pay', column: 'Net' }));
    expect((data as { explanation: { value: string } }).explanation.value).toBe('1.00');
  });

  it('none runs where the rules cannot be calculated, and it says why', async () => {
    await saveNet('Nett');
    expect(await run()).toMatchObject({ findings: [{ code: 'UNKNOWN_NAME' }], tests: [] });
  });

  it('a person whom the test does not have is not explained', async () => {
    const { error } = await stage.clerk.call('payroll/rules/explain-test', about({ test: name, row: 7, table: 'Pay', column: 'Net' }));
    expect(error).toMatchObject({ code: 'NOT_FOUND' });
  });
});
