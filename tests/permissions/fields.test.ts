import { type Permission, permissions } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import { refuseChanges } from '@wagewright/db/testing';
import { forAllTests, serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { answeredRoles } from './expectations.ts';
import { samples, visibleFields } from './gathered.ts';
import type { Input, Tools } from './sample.ts';
import { makeWorld, surname } from './world/index.ts';

describe('which fields are seen by whom (S3)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const tools: Tools = { server, world: forAllTests(() => makeWorld(server)) };
  /** Has every right there is, everywhere, but to see pay. */
  let withoutPay: TestCaller;
  beforeAll(async () => {
    withoutPay = await callerWith(permissions.filter((permission) => permission !== 'pay.read'));
  });

  async function callerWith(granted: readonly Permission[]): Promise<TestCaller> {
    const name = { en: 'All but pay', 'zh-CN': '除薪酬外' };
    const grants = { create: granted.map((permission) => ({ permission, scope: 'all' })) };
    const role = await server.prisma.role.create({ data: { code: 'all-but-pay', name, grants } });
    const data = {
      kind: 'custom',
      account: 'all-but-pay@matrix.example',
      displayName: 'All but pay',
      roles: { create: { roleId: role.id } },
    };
    await server.prisma.user.create({ data });
    return await server.signedIn('all-but-pay@matrix.example');
  }

  async function inputFor(procedure: string, place = tools.world.place('employee', 'near')): Promise<Input> {
    const sample = samples[procedure];
    if (procedure === 'payroll/batches/list-batch-input') return { id: place.batchId, table: 'Employee' };
    return sample && 'about' in sample ? await sample.about(place, tools) : (sample?.anywhere ?? {});
  }

  /** Every amount of the people of the place, as the product writes amounts: a clerk's view of the tables, salaries, totals. */
  async function amountsOfPay(): Promise<string[]> {
    const clerk = tools.world.callers['payroll-administrator'];
    const { batchId, employeeIds } = tools.world.place('employee', 'near');
    const { data } = await clerk.call('payroll/tables/list-rows', { batchId, table: 'Pay' });
    const cells = (data as { rows: { cells: unknown[] }[] }).rows.flatMap((row) => row.cells);
    const totals = (await clerk.call('payroll/batches/get-batch', { id: batchId })).data as { gross: string; net: string };
    const salaries = await server.prisma.compensationRecord.findMany({ where: { employeeId: { in: [...employeeIds] } } });
    const bonuses = await server.prisma.oneTimePayment.findMany({ where: { employeeId: { in: [...employeeIds] } } });
    const amounts = [...cells, totals.gross, totals.net, ...[...salaries, ...bonuses].map(({ amount }) => amount.toFixed(2))];
    return amounts.filter((amount): amount is string => typeof amount === 'string' && /^\d{3,}\.\d\d$/.test(amount));
  }

  it.each(Object.entries(visibleFields))('%s holds these fields and no others', async (procedure, fields) => {
    for (const role of answeredRoles(procedure)) {
      const { data, error } = await tools.world.callers[role].call(procedure, await inputFor(procedure, tools.world.place(role, 'near')));
      expect(error).toBeUndefined();
      const records = ((data as { rows?: object[] }).rows ?? [data]) as object[];
      expect(records.length, 'no row: nothing was seen').toBeGreaterThan(0);
      for (const record of records) expect(Object.keys(record).sort()).toEqual([...fields].sort());
    }
  });

  it('no figure of pay comes to who may do everything but see pay, in answers and in errors', async () => {
    await using _refusing = await refuseChanges(server.database.url);
    const amounts = await amountsOfPay();
    expect(amounts.length).toBeGreaterThan(10);
    for (const { id } of procedures.filter(({ kind, permission }) => kind !== 'subscription' && permission !== 'public')) {
      const { data, error } = await withoutPay.call(id, await inputFor(id));
      const said = JSON.stringify([data, error]);
      for (const amount of amounts) expect(said, `${id} says ${amount}`).not.toContain(`"${amount}"`);
    }
  });

  it('who may do everything but see pay is refused whatever shows it', async () => {
    const showsPay = ['get-batch-review', 'list-batch-input', 'list-past-batches', 'list-retro-candidates', 'list-retro-deltas'];
    const whatIfs = [
      'get-what-if-choices',
      'list-what-ifs',
      'get-what-if',
      'list-affected-payees',
      'list-changed-cells',
      'list-changed-inputs',
      'explain-changed-cell',
    ];
    const tables = ['list-rows', 'explain-cell', 'list-cell-errors'];
    const refused = [
      ...showsPay.map((name) => `payroll/batches/${name}`),
      ...whatIfs.map((name) => `payroll/what-ifs/${name}`),
      ...tables.map((name) => `payroll/tables/${name}`),
      'payroll/variance/get-comparison',
      'payroll/variance/list-changes',
      'payroll/variance/list-changed-items',
      'payroll/variance/list-due-changes',
      'payroll/findings/list-findings',
      'payroll/findings/list-found-people',
      'payroll/payslips/list-batch-payslips',
      'payroll/solutions/save-batch-as-test',
    ];
    for (const procedure of refused) {
      const { status, error } = await withoutPay.call(procedure, await inputFor(procedure));
      expect([procedure, status, error?.code]).toEqual([procedure, 403, 'AUTHORIZATION_REQUIRED']);
    }
    const { batchId } = tools.world.place('employee', 'near');
    expect((await withoutPay.call('payroll/batches/get-batch', { id: batchId })).data).toMatchObject({ gross: null, net: null });
  });

  it('a manager sees the team’s names and places, and nothing of identity or pay beyond', async () => {
    const { data } = await tools.world.callers.manager.call('org/employees/search-employees', { keywords: surname });
    const people = await server.prisma.employee.findMany({ where: { id: { in: [...tools.world.people.reportIds] } } });
    for (const { phone, gender } of people) {
      if (phone) expect(JSON.stringify(data)).not.toContain(phone);
      if (gender) expect(JSON.stringify(data)).not.toContain(`"${gender}"`);
    }
  });

  it('an error names no record’s content: only what was asked for', async () => {
    const { error } = await tools.world.callers.manager.call('org/employees/get-employee', {
      id: tools.world.place('manager', 'foreign').employeeId,
    });
    expect(Object.keys(error ?? {}).sort()).toEqual(['code', 'httpStatus', 'message', 'method', 'status', 'traceId']);
    expect(error?.message).not.toContain(surname);
  });
});
