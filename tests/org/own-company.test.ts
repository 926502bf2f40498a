/** A company of one's own by API: an empty installation, a spreadsheet of 200 people with 12 faulty rows, and payslips for all others. */
import { setTimeout as delay } from 'node:timers/promises';
import { seedOwn } from '@wagewright/db/seed';
import { createTestDatabase, testSecretKeys } from '@wagewright/db/testing';
import { startTestServer, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { startWorker, type Worker } from '@wagewright/worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Doer } from '../support/doer.ts';
import { faultCount, faultyRows, staffFile, staffFileName, staffPay } from '../support/own-staff.ts';

const name = { en: 'Yunshan Bakery', 'zh-CN': '云山面包房' };
const waitMs = 60_000;

interface Shown {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly counts: { readonly refused: number };
}
interface Row {
  readonly rowNumber: number | null;
  readonly reasons: readonly string[];
}

describe('a company of one’s own, by API', () => {
  let server: TestServer;
  let worker: Worker;
  let owner: TestCaller;
  let doer: Doer;
  let legalEntityId: number;
  let solutionId: number;
  let batchId: number;
  beforeAll(async () => {
    const makeDatabase = async () => {
      const database = await createTestDatabase();
      await seedOwn(database.url);
      return database;
    };
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000, makeDatabase });
    worker = await startWorker({
      databaseUrl: server.database.url,
      log: pino({ level: 'silent' }),
      threads: 1,
      secretKeys: testSecretKeys,
    });
    owner = await server.signedIn('admin');
    doer = new Doer(owner);
  });
  afterAll(async () => {
    await worker.stop();
    await server[Symbol.asyncDispose]();
  });
  const call = <Data>(procedure: string, input: object): Promise<Data> => doer.call<Data>(procedure, input);
  const complete = async (step: string) => {
    const { version } = await call<{ version: number }>('payroll/setups/get-setup', { legalEntityId });
    return await call<{ status: string }>('payroll/setups/complete-setup-step', { legalEntityId, version, step });
  };
  const untilImport = async (id: number, statuses: readonly string[]): Promise<Shown> => {
    for (const deadline = performance.now() + waitMs; ; await delay(20)) {
      const shown = await call<Shown>('platform/imports/get-import', { id });
      if (statuses.includes(shown.status)) return shown;
      if (performance.now() > deadline) throw new Error(`The import is still ${shown.status}.`);
    }
  };

  it('begins with a legal entity', async () => {
    const places = { country: 'CN', currency: 'CNY', timeZone: 'Asia/Shanghai' };
    const content = { code: 'YUNSHAN', name, ...places, calendarId: null, address: null, registrationNumber: null };
    legalEntityId = (await call<{ id: number }>('org/legal-entities/create-legal-entity', content)).id;
    expect(await call('payroll/setups/begin-setup', { legalEntityId })).toMatchObject({ status: 'people' });
  });

  it('reads the spreadsheet, tells each faulty row with its reason, and writes the others with their pay', async () => {
    const { data } = await owner.upload({ name: staffFileName, bytes: await staffFile() }, { purpose: 'import' });
    const { id: fileId } = data as { id: number };
    const { id } = await call<Shown>('platform/imports/start-import', { entity: 'employees', id: legalEntityId, fileId });
    const shown = await untilImport(id, ['checked', 'failed']);
    expect(shown).toMatchObject({ status: 'checked', counts: { refused: faultCount } });
    const { rows } = await call<{ rows: Row[] }>('platform/imports/list-import-rows', { id, effects: ['refused'], limit: 100 });
    expect(rows.map(({ rowNumber }) => rowNumber).toSorted((one, other) => Number(one) - Number(other))).toEqual(faultyRows());
    for (const { rowNumber, reasons } of rows) expect(reasons.join(' ').length, `row ${rowNumber}`).toBeGreaterThan(20);
    await call('platform/imports/write-import', { id, version: shown.version });
    expect((await untilImport(id, ['written', 'checked'])).status).toBe('written');
    expect(await complete('people')).toMatchObject({ status: 'pay', people: staffPay().length });
    expect(await complete('pay')).toMatchObject({ status: 'solution', peopleWithPay: staffPay().length });
  });

  it('makes a solution of a template, with somebody who approves, and activates the first period', async () => {
    const solution = { code: 'YUNSHAN', name, legalEntityId, periodType: 'monthly', fromTemplate: 'plain/salary' };
    solutionId = (await call<{ id: number }>('payroll/solutions/create-solution', solution)).id;
    await call('payroll/copies/publish-copy', { solutionId, number: 1, version: 1, remarks: 'Begin' });
    const { id: approverId } = await call<{ id: number }>('identity/users/create-custom-user', { account: 'lin', displayName: 'Lin' });
    const roles = await server.prisma.role.findMany({ where: { code: { in: ['solution-approver', 'approver'] } } });
    await call('identity/users/set-user-roles', {
      id: approverId,
      version: 1,
      roles: roles.map(({ id: roleId }) => ({ roleId, legalEntityId: null })),
    });
    const { version, users } = await call<{ version: number; users: { id: number }[] }>('payroll/solutions/get-solution', {
      id: solutionId,
    });
    const named = { managers: users.map(({ id }) => id), approvers: [approverId] };
    const seen = await call<{ version: number }>('payroll/solutions/set-solution-users', { id: solutionId, version, ...named });
    await call('payroll/configuration/set-dynamic', { id: solutionId, version: seen.version, isAutomatic: true, joins: 'everybody' });
    expect(await complete('solution')).toMatchObject({ status: 'period' });
    const rule = {
      name: 'Monthly',
      baseDate: '2026-12-01',
      start: '2026-12-01',
      end: '2026-12-31',
      pay: { kind: 'offset', days: 0 },
      moved: 'none',
      attendanceDaysEarlier: 0,
      taskName: 'Monthly',
      autoCloseDays: null,
    };
    await call('payroll/periods/generate-periods', { solutionId, rule, count: 1 });
    const period = await server.prisma.period.findFirstOrThrow({ where: { solutionId } });
    await call('payroll/periods/enable-period', { id: period.id, version: period.version });
    const finished = await complete('period');
    expect(finished).toMatchObject({ status: 'finished', batch: { status: 'new' } });
    batchId = (finished as unknown as { batch: { id: number } }).batch.id;
    const gaps = await call<{ ofEntity: object[]; counts: object[] }>('payroll/setups/list-pay-gaps', { legalEntityId });
    expect(gaps.ofEntity).toEqual([]);
    expect(gaps.counts).toEqual([{ kind: 'no-bank-account', count: staffPay().length }]);
  });

  it('pays everybody what the spreadsheet says, to the yuan, and publishes their payslips', async () => {
    await doer.calculate(batchId);
    await doer.answer(batchId);
    await doer.act('submit-batch', batchId, { remarks: 'First payroll' });
    const lin = new Doer(await server.signedIn('lin'));
    const { rows } = await lin.call<{ rows: { id: number; version: number }[] }>('approvals/instances/list-instances', { show: 'pending' });
    await lin.call('approvals/instances/approve-instance', { id: rows[0]?.id, version: rows[0]?.version, remarks: 'Right' });
    await doer.until(batchId, ({ status }) => status === 'approved');
    await doer.act('generate-payslips', batchId);
    await doer.until(batchId, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    await doer.act('publish-payslips', batchId);
    await doer.until(batchId, ({ payslipsPublishedAt }) => payslipsPublishedAt !== null);
    const payslips = await server.prisma.payslip.findMany({ where: { status: 'published' }, include: { employee: true } });
    const paid = payslips.map(({ employee, net }) => ({ number: employee.employeeNumber, net: Number(net) / 100 })); // kept in fen
    expect(paid.toSorted((one, other) => one.number.localeCompare(other.number))).toEqual(staffPay());
  });
});
