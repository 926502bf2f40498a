/** Employers in law: made and changed by who may change all, and settled in what people are paid in once there is a period. */
import { demoSignIns } from '@wagewright/db/seed';
import { holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';

const name = { en: 'Bakery', 'zh-CN': '面包房' };
const content = {
  code: 'BAKERY',
  name,
  country: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  calendarId: null,
  address: null,
  registrationNumber: null,
};

interface Listed {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly currency: string;
  readonly periodCount: number;
  readonly isUsed: boolean;
}

describe('a legal entity', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
  });
  const call = async (verb: string, input: object) => await administrator.call(`org/legal-entities/${verb}`, input);
  const rows = async () => ((await call('list-legal-entities', {})).data as { rows: Listed[] }).rows;
  const found = async (code: string) => {
    const row = (await rows()).find((candidate) => candidate.code === code);
    if (!row) throw new Error(`${code} is not listed`);
    return row;
  };
  const county = async () => await found((await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).code);

  it('is made once by its code, and changed only as it was seen', async () => {
    expect((await call('create-legal-entity', content)).error).toBeUndefined();
    expect((await call('create-legal-entity', content)).error?.code).toBe('LEGAL_ENTITY_EXISTS');
    const { id } = await found('BAKERY');
    const changed = { currency: 'CHF', address: '1, rue du Four', timeZone: 'Europe/Zurich' };
    expect((await call('update-legal-entity', { id, version: 1, ...changed })).data).toEqual({ version: 2 });
    expect((await call('update-legal-entity', { id, version: 1, ...changed })).error?.code).toBe('STALE_VERSION');
    expect(await found('BAKERY')).toMatchObject({ ...changed, name, country: 'FR', version: 2 });
  });

  it.each([
    ['country', 'XX'],
    ['country', 'EU'],
    ['country', 'DD'],
    ['currency', 'EURO'],
    ['currency', 'ABC'],
    ['timeZone', '+08:00'],
    ['timeZone', 'Asia/Beijing_'],
    ['timeZone', 'Mars/Olympus'],
  ])('does not have the %s %s', async (field, value) => {
    expect((await call('create-legal-entity', { ...content, code: 'ELSEWHERE', [field]: value })).error?.code).toBe('VALIDATION_FAILED');
  });

  it('goes by a calendar that there is', async () => {
    expect((await call('create-legal-entity', { ...content, code: 'ELSEWHERE', calendarId: 999_999 })).error?.code).toBe('NOT_FOUND');
  });

  it('keeps country, currency and time zone once there is a period, and says why; the rest may change', async () => {
    const { id, version, periodCount } = await county();
    expect(periodCount).toBeGreaterThan(0);
    for (const changed of [{ country: 'CA' }, { currency: 'CAD' }, { timeZone: 'America/Toronto' }]) {
      const { error } = await call('update-legal-entity', { id, version, ...changed });
      expect(error?.code).toBe('LEGAL_ENTITY_SETTLED');
      expect(error?.message).toMatch(
        /keeps its (country|currency|time zone), since people are paid by it: there are \d+ periods, the first from Dec 22, 2024/,
      );
    }
    expect((await call('update-legal-entity', { id, version, currency: 'USD', registrationNumber: '52-6000980' })).data).toEqual({
      version: version + 1,
    });
  });

  it('goes only where nothing belongs to it', async () => {
    const used = await county();
    const { error } = await call('delete-legal-entity', { id: used.id, version: used.version });
    expect(error?.code).toBe('LEGAL_ENTITY_USED');
    expect(error?.message).toMatch(/departments: \d+, people: \d+, work calendars: 1, types of leave: \d+, .*solutions: 1/);
    const { id, version, isUsed } = await found('BAKERY');
    expect(isUsed).toBe(false);
    expect((await call('delete-legal-entity', { id, version })).data).toEqual({ id });
    expect((await rows()).map(({ code }) => code)).not.toContain('BAKERY');
  });

  it('is not added by who may change single ones', async () => {
    const { id: roleId } = await server.prisma.role.findFirstOrThrow({ where: { code: 'hr' } });
    await server.prisma.roleGrant.create({ data: { roleId, permission: 'legal-entity.edit', scope: 'legal-entity' } });
    const hr = await server.signedIn(demoSignIns.hr.account);
    expect((await hr.call('org/legal-entities/create-legal-entity', { ...content, code: 'MINE' })).error?.code).toBe('LEGAL_ENTITY_BEYOND');
  });

  it('does not change its currency while a solution of it is being made', async () => {
    const { data } = await call('create-legal-entity', { ...content, code: 'BAKERY-TWO' });
    const { id } = data as { id: number };
    const clerk = await server.signedIn(demoSignIns.clerk.account);
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const { id: roleId } = await server.prisma.role.findFirstOrThrow({ where: { code: 'payroll-administrator' } });
    await server.prisma.userRole.create({ data: { userId: user.id, roleId, legalEntityId: id } });
    await using held = await holdRow(server.database.url, 'legal_entity', 'id = $1', [id]);
    const solution = { code: 'BAKERS', name, legalEntityId: id, periodType: 'monthly' };
    const { answer } = await startBehind(held, 1, () => clerk.call('payroll/solutions/create-solution', solution));
    await held.query(`UPDATE legal_entity SET currency = 'CHF' WHERE id = $1`, [id]);
    await held.release();
    expect((await answer).error).toBeUndefined();
    expect(await server.prisma.solution.findUniqueOrThrow({ where: { code: 'BAKERS' } })).toMatchObject({ currency: 'CHF' });
  });

  it('waits for whoever gives a solution of it its first period, and is settled then', async () => {
    const { id, version } = await found('BAKERY-TWO');
    const solution = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'BAKERS' } });
    await using held = await holdRow(server.database.url, 'solution', 'id = $1', [solution.id]);
    const { answer } = await startBehind(held, 1, () =>
      administrator.call('org/legal-entities/update-legal-entity', { id, version, currency: 'EUR' }),
    );
    await held.query(
      `INSERT INTO period (solution_id, sequence, name, start_date, end_date, pay_date, payment_month, tax_month, attendance_start, attendance_end)
       VALUES ($1, 1, '2026-01', '2026-01-01', '2026-01-31', '2026-01-31', '2026-01', '2026-01', '2026-01-01', '2026-01-31')`,
      [solution.id],
    );
    await held.release();
    expect((await answer).error?.code).toBe('LEGAL_ENTITY_SETTLED');
  });
});
