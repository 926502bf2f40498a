import { beforeAll, describe, expect, it } from 'vitest';
import { insertSteppedSolution } from '../e2e/support/stepped-solution.ts';
import { stageForAll } from './stage.ts';

interface Row {
  readonly employeeId: number | null;
  readonly name: string | null;
  readonly line: number;
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly cells: readonly string[];
}
interface Explanation {
  readonly value: string | null;
  readonly explanation: { readonly value: string; readonly children: readonly { readonly kind: string; readonly value: string | null }[] };
}

const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);
const sum = (amounts: readonly (string | null | undefined)[]): number => amounts.reduce((total, amount) => total + cents(amount), 0);

describe('tables with lines and tables that all employees share', () => {
  const stage = stageForAll();
  let batchId: number;
  let employeeId: number;
  beforeAll(async () => {
    const { prisma } = stage.server;
    batchId = (await insertSteppedSolution((text, parameters) => prisma.$queryRawUnsafe(text, ...parameters))).batchId;
    await stage.act(stage.clerk, 'prepare-batch', batchId);
    employeeId = (await prisma.batchPayee.findFirstOrThrow({ where: { batchId, rowNumber: 5 } })).employeeId;
    await stage.act(stage.clerk, 'move-batch-back', batchId, { to: 'new' });
    // a raise in the middle of the period
    await prisma.$executeRaw`
      WITH middle AS (SELECT p.start_date + 7 AS day FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = ${batchId}),
        old AS (UPDATE compensation_record c SET expiry_date = middle.day - 1 FROM middle
          WHERE c.employee_id = ${employeeId} AND c.expiry_date IS NULL RETURNING c.*)
      INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
      SELECT old.employee_id, old.item_id, middle.day, old.amount * 2, old.currency, old.payroll_effective_period FROM old, middle`;
    await stage.act(stage.clerk, 'prepare-batch', batchId);
    await stage.act(stage.clerk, 'calculate-batch', batchId);
    await stage.until(batchId, ({ status }) => status === 'calculated');
  });

  const ask = async <Data>(verb: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(`payroll/tables/${verb}`, { batchId, ...input });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const rowsOf = (table: string) => ask<{ rows: Row[]; total: number }>('list-rows', { table, limit: 200 });

  it('say what their rows are', async () => {
    const { tables } = await ask<{ tables: { code: string; step: string; lines: string; datedLines: boolean }[] }>('list-tables', {});
    expect(tables.map(({ code, step, lines, datedLines }) => [code, step, lines, datedLines])).toEqual([
      ['Earnings', 'EARNINGS', 'many', true],
      ['Pay', 'PAY', 'one', false],
      ['Costs', 'COSTS', 'shared', false],
    ]);
  });

  it('show both parts of a period that a raise divides, by their days; together they are the pay', async () => {
    const parts = (await rowsOf('Earnings')).rows.filter((row) => row.employeeId === employeeId);
    expect(parts.map(({ line }) => line)).toEqual([0, 1]);
    const [first, second] = parts.map(({ days }) => days);
    expect(Date.parse(second?.from ?? '') - Date.parse(first?.to ?? '')).toBe(86_400_000);
    const pay = (await rowsOf('Pay')).rows.find((row) => row.employeeId === employeeId);
    expect(sum(parts.map(({ cells }) => cells[1]))).toBe(cents(pay?.cells[1]));
  });

  it('show groups without an employee, which add up to the batch', async () => {
    const { rows } = await rowsOf('Costs');
    expect(rows.every((row) => row.employeeId === null && row.name === null)).toBe(true);
    const { payeeCount, gross } = await stage.get(batchId);
    expect(rows.reduce((total, { cells }) => total + Number(cells[1]), 0)).toBe(payeeCount);
    expect(sum(rows.map(({ cells }) => cells[2]))).toBe(cents(gross));
  });

  it('find groups by what their texts say, and count only those', async () => {
    const { rows } = await rowsOf('Costs');
    const texts = rows.map(({ cells }) => cells[0] ?? '');
    const part = (texts.find((text) => text.length > 3) ?? '').slice(1, 5).toUpperCase();
    const expected = texts.filter((text) => text.toUpperCase().includes(part));
    expect(expected.length).toBeLessThan(rows.length);
    const found = await ask<{ rows: Row[]; total: number }>('list-rows', { table: 'Costs', search: part, limit: 200 });
    expect([found.total, found.rows.map(({ cells }) => cells[0])]).toEqual([expected.length, expected]);
    expect(await ask('list-rows', { table: 'Costs', search: 'said by nobody', limit: 1 })).toEqual({ total: 0, rows: [] });
  });

  it('explain a line by its own records, and a group by its rows', async () => {
    const address = { table: 'Earnings', employeeId, column: 'BasePay' };
    const [first, second] = [
      await ask<Explanation>('explain-cell', address),
      await ask<Explanation>('explain-cell', { ...address, line: 1 }),
    ];
    expect([first.explanation.value, second.explanation.value]).toEqual([first.value, second.value]);
    // twice the salary for as many days; each part is rounded to its own cent
    expect(Math.abs(cents(second.value) - cents(first.value) * 2)).toBeLessThanOrEqual(1);
    const group = await ask<Explanation>('explain-cell', { table: 'Costs', employeeId: 0, line: 0, column: 'Gross' });
    const rows = group.explanation.children.filter(({ kind }) => kind === 'input');
    expect(rows.length).toBeGreaterThan(0);
    expect(sum(rows.map(({ value }) => value))).toBe(cents(group.value));
  });
});
