/** Work calendars: which days are worked, who may say so, and what payroll has already read of them. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly usedBy: readonly { readonly id: number }[];
  readonly legalEntityId: number | null;
  readonly version: number;
  readonly mayEdit: boolean;
}
interface Year {
  readonly calendar: Row;
  readonly days: readonly { readonly date: string; readonly kind: string }[];
  readonly workdays: number;
  readonly workdaysByMonth: readonly number[];
  readonly changes: readonly { readonly action: string; readonly reason: string | null }[];
}

const name = { en: 'Plant', 'zh-CN': '工厂' };

describe('work calendars', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let administrator: TestCaller;
  let county: number;
  let kunming: number;
  beforeAll(async () => {
    hr = await server.signedIn(demoSignIns.hr.account);
    administrator = await server.signedIn(demoSignIns.administrator.account);
    county = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    kunming = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } })).id;
  });

  const answer = async <Data>(caller: TestCaller, verb: string, input: object): Promise<Data> => {
    const { data, error } = await caller.call(`time/calendars/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (caller: TestCaller, verb: string, input: object) =>
    (await caller.call(`time/calendars/${verb}`, input)).error?.code;
  const list = async (caller: TestCaller) => (await answer<{ rows: Row[] }>(caller, 'list-calendars', {})).rows;
  const of = async (code: string): Promise<Row> => (await list(administrator)).find((row) => row.code === code) as Row;
  const year = async (id: number, asked: number) => await answer<Year>(hr, 'get-calendar', { id, year: asked });

  it('say which days of a year are worked', async () => {
    const { calendar, days, workdays, workdaysByMonth } = await year((await of('MCG')).id, 2025);
    expect(calendar).toMatchObject({ code: 'MCG', legalEntityId: county, usedBy: [{ id: county }], mayEdit: true });
    // 261 days from Monday to Friday, less the 11 federal holidays of 2025, all on weekdays (5 U.S.C. 6103)
    expect(days).toHaveLength(11);
    expect(workdays).toBe(250);
    expect(workdaysByMonth[0], 'January: 23 less New Year’s Day and Martin Luther King Jr. Day').toBe(21);
  });

  it('of another legal entity are not there, and those of the whole company are not changed by HR of one (S2)', async () => {
    const chinese = await of('CN');
    expect((await list(hr)).map(({ code }) => code)).toEqual(['MCG']);
    const seen = { id: chinese.id, version: chinese.version };
    expect(await refusal(hr, 'get-calendar', { id: chinese.id, year: 2026 })).toBe('NOT_FOUND');
    expect(await refusal(hr, 'put-days', { ...seen, days: [{ date: '2026-01-05', kind: 'holiday' }] })).toBe('NOT_FOUND');
    expect(await refusal(hr, 'set-calendar', { legalEntityId: kunming, formerCalendarId: chinese.id, calendarId: null })).toBe('NOT_FOUND');
    const { calendarId } = await server.prisma.legalEntity.findUniqueOrThrow({ where: { id: county } });
    expect(await refusal(hr, 'set-calendar', { legalEntityId: county, formerCalendarId: calendarId, calendarId: chinese.id })).toBe(
      'NOT_FOUND',
    );
    expect(await refusal(hr, 'create-calendar', { code: 'MINE', name, legalEntityId: null })).toBe('CALENDAR_FOR_ALL');
    expect(await refusal(hr, 'create-calendar', { code: 'MINE', name, legalEntityId: kunming })).toBe('NOT_FOUND');
    const { id } = await answer<Row>(administrator, 'create-calendar', { code: 'ALL', name, legalEntityId: null });
    expect((await list(hr)).map(({ code }) => code)).toEqual(['ALL', 'MCG']);
    expect(await refusal(hr, 'update-calendar', { id, version: 1, name })).toBe('CALENDAR_FOR_ALL');
    // its own that another legal entity works by as well is not its own any more
    const mine = await answer<Row>(hr, 'create-calendar', { code: 'SHARED', name, legalEntityId: county });
    await answer(administrator, 'set-calendar', { legalEntityId: kunming, formerCalendarId: chinese.id, calendarId: mine.id });
    expect(await refusal(hr, 'put-days', { id: mine.id, version: 1, days: [{ date: '2026-01-05', kind: 'holiday' }] })).toBe(
      'CALENDAR_FOR_ALL',
    );
    expect((await year(mine.id, 2026)).calendar).toMatchObject({ mayEdit: false, usedBy: [] });
    await answer(administrator, 'set-calendar', { legalEntityId: kunming, formerCalendarId: mine.id, calendarId: chinese.id });
  });

  it('are copied, and changed day by day as they were seen', async () => {
    const { id } = await answer<Row>(hr, 'create-calendar', { code: 'PLANT', name, legalEntityId: county, copyOfId: (await of('MCG')).id });
    expect((await year(id, 2025)).workdays).toBe(250);
    const saturday = { date: '2025-03-08', kind: 'workday', name };
    const monday = { date: '2025-01-20', kind: null };
    const put = async (version: number, days: object[]) => await answer(hr, 'put-days', { id, version, days, reason: 'Retooling' });
    expect(
      await put(1, [saturday, monday, { date: '2025-12-25', kind: 'holiday', name: { en: 'Christmas Day', 'zh-CN': '圣诞节' } }]),
    ).toEqual({
      version: 2,
      changed: 2,
    });
    const after = await year(id, 2025);
    expect(after.workdays).toBe(252);
    expect(after.changes[0]).toMatchObject({ action: 'put-days', reason: 'Retooling' });
    expect(await put(2, [saturday]), 'what is so already changes nothing').toEqual({ version: 2, changed: 0 });
    expect(await refusal(hr, 'put-days', { id, version: 1, days: [saturday] })).toBe('STALE_VERSION');
    expect(await refusal(hr, 'put-days', { id, version: 2, days: [saturday, saturday] })).toBe('VALIDATION_FAILED');
  });

  it('take the days of an iCalendar file, or none of them', async () => {
    const { id } = await of('PLANT');
    const text = (start: string) =>
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${start}\nRRULE:FREQ=YEARLY\nSUMMARY:Founders\nEND:VEVENT\nEND:VCALENDAR`;
    const asked = { id, version: 2, kind: 'holiday', fromYear: 2026, untilYear: 2027 };
    expect(await answer(hr, 'import-days', { ...asked, text: text('DTSTART;VALUE=DATE:20200413') })).toEqual({
      version: 3,
      changed: 2,
      days: ['2026-04-13', '2027-04-13'],
    });
    expect(await refusal(hr, 'import-days', { ...asked, version: 3, text: text('DTSTART:20200413T080000') })).toBe('ICALENDAR_UNREADABLE');
    expect((await year(id, 2026)).days).toMatchObject([{ date: '2026-04-13', kind: 'holiday' }]);
  });

  it('are deleted when nobody works by them', async () => {
    const { id, version } = await of('PLANT');
    const { calendarId } = await server.prisma.legalEntity.findUniqueOrThrow({ where: { id: county } });
    const use = (from: number | null, to: number | null) =>
      answer(hr, 'set-calendar', { legalEntityId: county, formerCalendarId: from, calendarId: to });
    await use(calendarId, id);
    expect(await refusal(hr, 'delete-calendar', { id, version })).toBe('CALENDAR_USED');
    expect(await refusal(hr, 'set-calendar', { legalEntityId: county, formerCalendarId: calendarId, calendarId: null })).toBe(
      'STALE_VERSION',
    );
    await use(id, calendarId);
    await answer(hr, 'delete-calendar', { id, version });
    expect((await list(hr)).map(({ code }) => code)).not.toContain('PLANT');
  });

  it('say for which periods payroll has read their days', async () => {
    const { id } = await of('MCG');
    const effect = async (from: string, until: string) =>
      (await answer<{ periods: { period: string; stage: string }[] }>(hr, 'get-calendar-effect', { id, from, until })).periods;
    const { prisma } = server;
    const paid = await prisma.period.findFirstOrThrow({ where: { solution: { legalEntityId: county } }, orderBy: { sequence: 'asc' } });
    const { id: employeeId } = await prisma.employee.findFirstOrThrow({ where: { legalEntityId: county } });
    const { id: copyId } = await prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: paid.solutionId } });
    const at = new Date();
    const marks = { status: 'approved', preparedAt: at, dataSubmittedAt: at };
    await prisma.batch.create({
      data: { periodId: paid.id, copyId, name: 'Paid', sequence: 9, ...marks, payees: { create: { employeeId, rowNumber: 0 } } },
    });
    const day = paid.startDate.toISOString().slice(0, 10);
    expect(await effect(day, day)).toMatchObject([{ period: paid.name, stage: 'paid' }]);
    expect(await effect('2035-01-01', '2035-01-01')).toEqual([]);
  });
});
