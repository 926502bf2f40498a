import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Tried {
  readonly explanation: { readonly value: string | null; readonly sentences: readonly { readonly en: string }[] } | null;
  readonly findings: readonly { readonly code: string; readonly figures: Readonly<Record<string, unknown>> }[];
  readonly missing: readonly string[];
}

const column = (code: string, expression: string, more: object = {}) => ({
  part: { kind: 'column', table: 'Pay', code },
  value: { code, name: { en: code, 'zh-CN': code }, type: 'money', expression, ...more },
});

describe('trying a rule on one person of a batch', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let employeeId: number;
  let net: string;
  beforeAll(async () => {
    batch = await stage.calculatedBatch();
    const { data } = await stage.clerk.call('payroll/tables/list-rows', { batchId: batch.id, table: 'Pay', limit: 1 });
    const [row] = (data as { rows: { employeeId: number }[] }).rows;
    employeeId = row?.employeeId ?? 0;
    const explained = await stage.clerk.call('payroll/tables/explain-cell', { batchId: batch.id, table: 'Pay', employeeId, column: 'Net' });
    net = (explained.data as { value: string }).value;
  });

  const ask = (more: object) =>
    stage.clerk.call('payroll/rules/try-rule', { batchId: batch.id, employeeId, table: 'Pay', column: 'Net', ...more });
  const tried = async (more: object) => {
    const { data, error } = await ask(more);
    expect(error).toBeUndefined();
    return data as Tried;
  };

  it('as it stands it gives what the batch has', async () => {
    expect(await tried({})).toMatchObject({ explanation: { value: net }, findings: [], missing: [] });
  });

  it('changed it gives the changed figure, and nothing of the batch or its copy changes', async () => {
    const before = await stage.server.prisma.solutionCopy.findMany({ orderBy: { id: 'asc' } });
    const { explanation } = await tried({ column: 'Twice', changes: [column('Twice', 'Net * 2')] });
    expect(Number(explanation?.value)).toBeCloseTo(Number(net) * 2, 2);
    expect(await stage.server.prisma.solutionCopy.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  it('a rule in error says which, and has no value', async () => {
    const { explanation, findings } = await tried({ column: 'Wrong', changes: [column('Wrong', 'Nett + 1')] });
    expect(explanation).toBeNull();
    expect(findings).toMatchObject([{ code: 'UNKNOWN_NAME', figures: { text: 'Nett', nearest: 'Net' } }]);
  });

  it('what the batch has not frozen is said, not taken for nothing', async () => {
    const staff = {
      part: { kind: 'column', table: 'Employee', code: 'Gender' },
      value: { code: 'Gender', name: { en: 'Gender', 'zh-CN': '性别' }, type: 'text', source: 'employee.gender' },
    };
    const { missing } = await tried({ column: 'Odd', changes: [staff, column('Odd', 'IF(ISBLANK(Employee.Gender), 0, 1)')] });
    expect(missing).toEqual(['Employee.Gender']);
  });

  it('tries a draft by its number, as it was saved', async () => {
    const { data: made } = await stage.clerk.call('payroll/copies/make-draft', { solutionId: batch.solutionId });
    const draft = made as { number: number; version: number };
    const reference = { solutionId: batch.solutionId, number: draft.number, version: draft.version };
    await stage.clerk.call('payroll/copies/save-draft', { ...reference, changes: [column('Bonus', '100')] });
    expect(await tried({ column: 'Bonus', copyNumber: draft.number })).toMatchObject({ explanation: { value: '100.00' } });
    expect((await ask({ column: 'Bonus' })).error).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask({ copyNumber: 99 })).error).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('nobody else’s batch, nobody whom the batch does not pay, no table or column that there is not', async () => {
    for (const wrong of [
      { batchId: 999_999 },
      { employeeId: 2_000_000_000 },
      { table: 'Nothing' },
      { column: 'Nothing' },
      { table: 'Employee', column: 'HireDate' },
    ])
      expect((await ask(wrong)).error, JSON.stringify(wrong)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask({ table: 'PartPay', column: 'BasePay', line: 77 })).error).toMatchObject({ code: 'NOT_FOUND' });
  });
});
