/** What people are paid once: what a payment has to be, and what payroll has made of it (ADR 157). */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Payment {
  readonly id: number;
  readonly version: number;
  readonly item: string;
  readonly amount: string;
  readonly payrollDate: string;
  readonly state: string;
  readonly period: string | null;
}

describe('one-time payments', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let employeeId: number;
  let who: string;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    ({ id: employeeId, name: who } = await server.prisma.employee.findFirstOrThrow({
      where: { legalEntity: { country: 'US' }, terminationDate: null, hireDate: { lt: new Date('2025-01-01') } },
    }));
  });

  const usual = { item: 'BONUS', amount: '500', currency: 'USD', payrollDate: '2026-03-10' };
  const ask = async <Data>(verb: string, input: object, caller = clerk): Promise<Data> => {
    const { data, error } = await caller.call(`org/one-time-payments/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const create = (more: object = {}) => ask<{ id: number }>('create-one-time-payment', { employeeId, ...usual, ...more });
  const list = async (more: object = {}) =>
    await ask<{ total: number; rows: Payment[] }>('list-one-time-payments', { employeeId, ...more });

  it('stand in a list, the latest first, and are corrected and taken back', async () => {
    const { id } = await create();
    await create({ payrollDate: '2026-04-10', amount: '12.5' });
    const { total, rows } = await list();
    expect(total).toBe(2);
    expect(rows.map(({ payrollDate, amount, state }) => [payrollDate, amount, state])).toEqual([
      ['2026-04-10', '12.5', 'ahead'],
      ['2026-03-10', '500', 'ahead'],
    ]);
    expect((await list({ from: '2026-04-01' })).rows.map(({ amount }) => amount)).toEqual(['12.5']);
    expect((await list({ item: 'ONE_TIME_DEDUCTION' })).rows).toEqual([]);
    expect((await list({ search: 'nobody is called so' })).total).toBe(0);
    await ask('update-one-time-payment', { employeeId, id, version: 1, ...usual, amount: '700' });
    await expect(ask('update-one-time-payment', { employeeId, id, version: 1, ...usual })).rejects.toThrow('STALE_VERSION');
    await expect(ask('delete-one-time-payment', { employeeId, id, version: 1 })).rejects.toThrow('STALE_VERSION');
    expect((await list()).rows.at(-1)).toMatchObject({ id, amount: '700', version: 2 });
    await ask('delete-one-time-payment', { employeeId, id, version: 2 });
    expect((await list()).rows.map(({ amount }) => amount)).toEqual(['12.5']);
    // and the person's pay tells who did what, the latest first
    const { data } = await clerk.call('org/compensation/get-compensation-file', { employeeId });
    const { changes } = data as { changes: { isOneTime: boolean; isRemoval: boolean; item: string; amount: string; from: string }[] };
    expect(
      changes.filter(({ isOneTime }) => isOneTime).map(({ isRemoval, item, amount, from }) => [isRemoval, item, amount, from]),
    ).toEqual([
      [true, 'BONUS', '700', '2026-03-10'],
      [false, 'BONUS', '700', '2026-03-10'],
      [false, 'BONUS', '12.5', '2026-04-10'],
      [false, 'BONUS', '500', '2026-03-10'],
    ]);
  });

  it('are one of an item on a day', async () => {
    await create({ payrollDate: '2026-05-01', amount: '100' });
    await expect(create({ payrollDate: '2026-05-01', amount: '200' })).rejects.toThrow(
      `ONE_TIME_PAYMENT_TWICE: ${who} has Bonus of 100.00 USD on May 1, 2026 already.`,
    );
    const { id } = await create({ payrollDate: '2026-05-02' });
    await expect(ask('update-one-time-payment', { employeeId, id, version: 1, ...usual, payrollDate: '2026-05-01' })).rejects.toThrow(
      'ONE_TIME_PAYMENT_TWICE',
    );
  });

  it('are refused where they would not be paid as they are meant', async () => {
    await expect(create({ amount: '0' })).rejects.toThrow('COMPENSATION_ZERO');
    await expect(create({ item: 'BASE_SALARY' })).rejects.toThrow('ONE_TIME_ITEM_RECURRING: Base salary is paid in every period');
    await expect(create({ item: 'NOTHING' })).rejects.toThrow('NOT_FOUND');
    await expect(create({ payrollDate: '1900-01-01' })).rejects.toThrow('NOT_EMPLOYED_THEN');
    await clerk.call('org/compensation/update-compensation-item', {
      code: 'ONE_TIME_DEDUCTION',
      version: 1,
      limits: { currency: 'USD', minimum: null, maximum: '300' },
    });
    await expect(create({ item: 'ONE_TIME_DEDUCTION', amount: '300.01' })).rejects.toThrow('COMPENSATION_ABOVE_MAXIMUM');
    expect(await create({ item: 'ONE_TIME_DEDUCTION', amount: '300' })).toMatchObject({ id: expect.any(Number) });
  });

  it('are no records of the compensation file, and neither is the other', async () => {
    const { error } = await clerk.call('org/compensation/put-compensation', {
      employeeId,
      item: 'BONUS',
      amount: '1',
      currency: 'USD',
      from: '2026-01-01',
      until: null,
      payrollEffectivePeriod: '2026-01',
    });
    expect(error?.code).toBe('COMPENSATION_ITEM_ONE_TIME');
  });

  it('of a day after the last one are named to whoever ends the employment, without amounts', async () => {
    await create({ payrollDate: '2026-06-10', amount: '987.65' });
    const hr = await server.signedIn(demoSignIns.hr.account);
    const later = async (lastDay: string) => {
      const { data } = await hr.call('careers/personnel-actions/get-final-pay', { employeeId, lastDay });
      return (data as { oneTimePayments: { payrollDate: string }[] }).oneTimePayments;
    };
    expect(await later('2026-06-09')).toEqual([{ item: { en: 'Bonus', 'zh-CN': '奖金' }, payrollDate: '2026-06-10' }]);
    expect(await later('2026-06-10')).toEqual([]);
  });

  it('of somebody who works elsewhere are not there', async () => {
    const other = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    await expect(ask('create-one-time-payment', { employeeId: other.id, ...usual })).rejects.toThrow('NOT_FOUND');
    const { id: itemId } = await server.prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BONUS' } });
    const says = { payrollDate: new Date('2026-03-10'), amount: '1', currency: 'CNY' };
    const { id } = await server.prisma.oneTimePayment.create({ data: { employeeId: other.id, itemId, ...says } });
    expect((await ask<{ rows: Payment[] }>('list-one-time-payments', { employeeId: other.id })).rows).toEqual([]);
    await expect(ask('delete-one-time-payment', { employeeId: other.id, id, version: 1 })).rejects.toThrow('NOT_FOUND');
    // and not by naming somebody of one's own
    await expect(ask('delete-one-time-payment', { employeeId, id, version: 1 })).rejects.toThrow('NOT_FOUND');
  });
});
