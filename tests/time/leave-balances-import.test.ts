/** Balances of leave that a company brings: a file says what people have on a day, and the ledger gets the difference, as by hand. */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { type LeaveRule, withoutBalance } from '@wagewright/contracts/time/leave';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = 'Number,Type of leave,As of,Balance,Reason';
const [first, second, third, later, left, own] = ['LB-1', 'LB-2', 'LB-3', 'LB-LATER', 'LB-LEFT', 'LB-HR'];

/** 10 days a year; what is left goes over for three months. */
const yearly: LeaveRule = {
  ...withoutBalance,
  keepsBalance: true,
  accrual: 'yearly',
  steps: [{ fromYears: 0, amount: '10' }],
  carryOver: { upTo: null, months: 3 },
};
const monthly: LeaveRule = { ...withoutBalance, keepsBalance: true, accrual: 'monthly', steps: [{ fromYears: 0, amount: '10' }] };

describe('import of leave balances', () => {
  const stage = subjectStage(demoSignIns.hr.account);
  let subject: { entity: string; id: number };
  let elsewhere: number;
  const ids: Record<string, number> = {};
  const types: Record<string, number> = {};
  const idOf = (number: string): number => ids[number] ?? 0;

  beforeAll(async () => {
    const { prisma } = stage.server;
    stage.server.now = new Date('2026-07-10T15:00:00Z');
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    elsewhere = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } })).id;
    subject = { entity: 'leave-balances', id };
    const person = async (employeeNumber: string, hireDate: string, legalEntityId = id, more = {}) => {
      const data = { employeeNumber, legalEntityId, name: `Name of ${employeeNumber}`, hireDate: new Date(hireDate), ...more };
      ids[employeeNumber] = (await prisma.employee.create({ data })).id;
    };
    for (const number of [first, second, third, own]) await person(number, '2020-01-01');
    await person(later, '2026-03-15');
    await person(left, '2020-01-01', id, { terminationDate: new Date('2026-05-31') });
    await person('LB-ABROAD', '2020-01-01', elsewhere);
    await prisma.user.update({ where: { account: demoSignIns.hr.account }, data: { employeeId: idOf(own) } });
    const type = async (code: string, en: string, zh: string, rule: LeaveRule, unit = 'days') => {
      const name = { en, 'zh-CN': zh };
      const input = { code, name, paid: true, legalEntityId: id, unit, from: '2026-01-01', rule };
      types[code] = (await stage.ask<{ id: number }>('time/leave/create-leave-type', input)).id;
    };
    await type('LBY', 'Yearly rest', '年休', yearly);
    await type('LBM', 'Monthly rest', '月休', monthly);
    await type('LBH', 'Hours off', '调休', { ...yearly, accrual: 'none', steps: [] }, 'hours');
    await type('LBF', 'Free leave', '自由假', withoutBalance);
  });

  interface Ledger {
    readonly balance: string;
    readonly entries: readonly { readonly kind: string; readonly amount: string; readonly reason: string | null; readonly facts: object }[];
  }
  const ledger = async (number: string, type: string, on: string) =>
    await stage.ask<Ledger>('time/leave/get-leave-ledger', { employeeId: idOf(number), typeId: types[type], on });
  const balance = async (number: string, type: string, on: string) => (await ledger(number, type, on)).balance;
  const adjusted = async (number: string, type: string) => {
    const rows = await stage.server.prisma.leaveEntry.findMany({
      where: { employeeId: idOf(number), typeId: types[type] ?? 0, kind: 'adjustment' },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ day, numerator, denominator }) => `${day.toISOString().slice(0, 10)} ${numerator}/${denominator}`);
  };
  /** What stands of each row, what will, and why not. */
  const said = async (shown: Pick<ImportDetail, 'id'>) =>
    (await stage.rows(shown)).map(({ key, effect, before, after }) => `${key} ${effect} ${before?.[0] ?? '–'} → ${after?.[0] ?? '–'}`);
  const reasons = async (shown: Pick<ImportDetail, 'id'>) => {
    const rows = await stage.server.prisma.importRow.findMany({
      where: { importId: shown.id },
      orderBy: { ordinal: 'asc' },
      select: { reasons: true },
    });
    return rows.map((row) => ((row.reasons ?? []) as { code: string }[]).map(({ code }) => code));
  };

  it('shows the balance now and after it, and brings it there by the difference, with the reason', async () => {
    const shown = await stage.read(
      subject,
      csv(
        header,
        `${first},LBY,2026-06-30,7.5,From the old system`,
        `${second},Yearly rest,2026-06-30,10,`,
        `${third},调休,2026-06-30,12.25,`,
      ),
    );
    expect(await said(shown)).toEqual([
      `${first} · LBY updated 10 → 7.5`,
      `${second} · LBY unchanged 10 → 10`,
      `${third} · LBH updated 0 → 12.25`,
    ]);
    expect(shown.counts).toMatchObject({ created: 0, updated: 2, unchanged: 1, refused: 0 });
    expect((await stage.rows(shown)).map(({ label }) => label)).toEqual([first, second, third].map((number) => `Name of ${number}`));
    expect(await adjusted(first, 'LBY'), 'nothing is written yet').toEqual([]);
    const written = await stage.act('write', shown);
    expect(written.status).toBe('written');
    expect([await adjusted(first, 'LBY'), await adjusted(second, 'LBY')]).toEqual([['2026-06-30 -5/2'], []]);
    expect([await balance(first, 'LBY', '2026-06-29'), await balance(first, 'LBY', '2026-06-30')]).toEqual(['10', '7.5']);
    expect(await balance(third, 'LBH', '2026-06-30')).toBe('12.25');
    const { entries } = await ledger(first, 'LBY', '2026-06-30');
    expect(entries.at(-1)).toMatchObject({
      kind: 'adjustment',
      amount: '-2.5',
      reason: 'From the old system',
      facts: { why: 'imported', importId: shown.id, balance: '7.5' },
    });
    const again = await stage.read(subject, csv(header, `${first},LBY,2026-06-30,7.50,`));
    expect(again.counts, 'the same file again changes nothing').toMatchObject({ updated: 0, unchanged: 1 });
    expect((await stage.act('undo', written)).status).toBe('undone');
  });

  it('is exact where a balance has no end of digits', async () => {
    // 10 ÷ 12 a month, to the end of April
    const shown = await stage.read(subject, csv(header, `${first},LBM,2026-05-10,4,`));
    expect(await said(shown)).toEqual([`${first} · LBM updated 3.3333 → 4`]);
    const written = await stage.act('write', shown);
    expect(await adjusted(first, 'LBM')).toEqual(['2026-05-10 2/3']);
    expect(await balance(first, 'LBM', '2026-05-10')).toBe('4');
    await stage.act('undo', written);
    expect(await adjusted(first, 'LBM'), 'entries are added, never taken out').toEqual(['2026-05-10 2/3', '2026-05-10 -2/3']);
    expect((await stage.read(subject, csv(header, `${first},LBM,2026-05-10,3.3333,`))).counts).toMatchObject({ unchanged: 1 });
  });

  it('refuses each wrong row with all that is wrong with it, and takes the others', async () => {
    const wrong: readonly (readonly [string, readonly string[]])[] = [
      [`NOBODY,LBY,2026-06-30,1,`, ['LEAVE_NOBODY']],
      [`LB-ABROAD,LBY,2026-06-30,1,`, ['LEAVE_NOBODY']],
      [`${own},LBY,2026-06-30,30,`, ['LEAVE_ONES_OWN']],
      [`${own},LBF,2019-06-30,30,`, ['LEAVE_ONES_OWN', 'LEAVE_NO_BALANCE', 'LEAVE_NOT_EMPLOYED']],
      [`${first},LBF,2026-06-30,1,`, ['LEAVE_NO_BALANCE']],
      [`${first},Nap,2026-06-30,1,`, ['CHOICE_UNKNOWN']],
      [`${first},LBY,2025-12-31,1,`, ['LEAVE_BEFORE_LEDGER']],
      [`${later},LBY,2026-03-14,1,`, ['LEAVE_NOT_EMPLOYED']],
      [`${left},LBY,2026-06-01,1,`, ['LEAVE_NOT_EMPLOYED']],
      [`${left},LBM,2026-06-01,10000,`, ['NUMBER_NOT_TAKEN', 'LEAVE_NOT_EMPLOYED']],
      [`${second},LBM,2201-01-01,1,`, ['CALENDAR_DAY']],
      [`${second},LBH,2026-06-30,1,`, ['KEY_REPEATED']],
      [`${second},LBH,2026-07-31,2,`, ['KEY_REPEATED']],
    ];
    const shown = await stage.read(
      subject,
      csv(header, ...wrong.map(([line]) => line), `${third},LBY,2026-06-30,-1,`, `${left},LBY,2026-05-31,2,`),
    );
    // LB-LEFT stands twice with the same type
    expect(await reasons(shown)).toEqual([
      ...wrong.map(([line, codes]) => (line.startsWith(`${left},LBY`) ? ['KEY_REPEATED', ...codes] : codes)),
      [],
      ['KEY_REPEATED'],
    ]);
    const [sentence] = (await stage.rows(shown))[7]?.reasons ?? [];
    expect(sentence).toBe('As of: LB-LATER is not employed on 2026-03-14. Choose a day on which they are, or leave the row out.');
    await stage.act('write', shown);
    expect(await balance(third, 'LBY', '2026-06-30')).toBe('-1');
    for (const number of [own, first, later, left]) expect(await adjusted(number, 'LBF'), number).toEqual([]);
    expect([await adjusted(own, 'LBY'), await adjusted(later, 'LBY'), await adjusted(left, 'LBY')]).toEqual([[], [], []]);
  });

  it('knows Chinese headings, a column for each type, and the day that is asked for where the file does not say it', async () => {
    const text = csv('2026年上半年假期余额,,,', '工号,姓名,年休余额,剩余调休', `${first},甲,6.5,`, `${second},乙,,3.5`);
    const asked = await stage.read(subject, text, { options: { matching: 'understood' }, answers: { on: '2026-06-30' } });
    expect([asked.status, asked.failure]).toEqual(['asking', null]);
    const columns = asked.understood?.columns.map(({ place, code }) => ({ place, code })) ?? [];
    expect(columns.map(({ code }) => code)).toEqual(['employeeNumber', null, 'balance:LBY', 'balance:LBH']);
    const shown = await stage.confirm(asked, columns);
    expect(await said(shown)).toEqual([`${first} · LBY updated 10 → 6.5`, `${second} · LBH updated 0 → 3.5`]);
    const written = await stage.act('write', shown);
    expect([await adjusted(first, 'LBY'), await adjusted(second, 'LBH')].map((all) => all.at(-1))).toEqual([
      '2026-06-30 -7/2',
      '2026-06-30 7/2',
    ]);
    await stage.act('undo', written);
    const long = csv('员工编号,假别,假期余额,截至日期,备注', `${second},年休,8,2026-06-30,旧系统`);
    const layout = (await stage.read(subject, long, { options: { matching: 'understood' } })).understood?.columns.map(({ code }) => code);
    expect(layout).toEqual(['employeeNumber', 'type', 'balance', 'day', 'reason']);
  });

  it('is refused where the balance has changed since it was shown, and not undone where it has changed since it was written', async () => {
    const adjust = async (amount: string) =>
      await stage.ask('time/leave/adjust-leave', {
        employeeId: idOf(second),
        typeId: types['LBY'],
        day: '2026-06-01',
        amount,
        reason: 'Meanwhile',
      });
    const shown = await stage.read(subject, csv(header, `${second},LBY,2026-06-30,5,`));
    await adjust('1');
    const refused = await stage.act('write', shown);
    expect(await reasons(refused)).toEqual([['CHANGED_MEANWHILE']]);
    expect(await balance(second, 'LBY', '2026-06-30')).toBe('11');
    const written = await stage.act('write', await stage.read(subject, csv(header, `${second},LBY,2026-06-30,5,`)));
    await adjust('2');
    const stays = await stage.act('undo', written);
    expect([stays.status, stays.failure]).toEqual(['written', expect.stringContaining(`${second} · LBY`)]);
    expect(await balance(second, 'LBY', '2026-06-30')).toBe('7');
    await adjust('-2');
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect(await balance(second, 'LBY', '2026-06-30')).toBe('11');
  });

  it('is not undone by somebody whose own balance it brought', async () => {
    const { prisma } = stage.server;
    const written = await stage.act('write', await stage.read(subject, csv(header, `${first},LBH,2026-06-30,-5,`)));
    const account = { account: demoSignIns.hr.account };
    await prisma.user.update({ where: account, data: { employeeId: idOf(first) } });
    const stays = await stage.act('undo', written);
    expect([stays.status, stays.failure]).toEqual(['written', expect.stringContaining('Your own balance of leave')]);
    await prisma.user.update({ where: account, data: { employeeId: idOf(own) } });
    expect((await stage.act('undo', written)).status).toBe('undone');
  });

  it('leaves, once it is undone, every balance of every day as it was: what lapses and goes over too', async () => {
    const days = ['2026-02-10', '2026-06-30', '2026-12-31', '2027-01-01', '2027-03-31', '2027-04-01', '2027-12-31', '2028-04-01'];
    const standing = async () => await Promise.all(days.map((on) => balance(third, 'LBY', on)));
    let seed = 20_260_630;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const before = await standing();
    for (const day of days.slice(1, 5)) {
      const amount = (next(400) - 100) / 8;
      const written = await stage.act('write', await stage.read(subject, csv(header, `${third},LBY,${day},${amount},`)));
      expect(await balance(third, 'LBY', day), `${amount} on ${day}`).toBe(String(amount));
      expect((await stage.act('undo', written)).status).toBe('undone');
      expect(await standing(), `${amount} on ${day}`).toEqual(before);
    }
  });

  it('is for legal entities whose leave one keeps, and in the audit as every import (S2)', async () => {
    expect(await stage.refusal('platform/imports/get-import-form', { entity: 'leave-balances', id: elsewhere })).toBe('NOT_FOUND');
    const written = await stage.act('write', await stage.read(subject, csv(header, `${second},LBH,2026-07-01,1,`)));
    for (const { account } of [demoSignIns.kunmingClerk, demoSignIns.clerk, demoSignIns.manager]) {
      const other = await stage.server.signedIn(account);
      const { error } = await other.call('platform/imports/get-import', { id: written.id });
      expect(['NOT_FOUND', 'AUTHORIZATION_REQUIRED'], account).toContain(error?.code);
    }
    const told = await stage.server.prisma.auditEntry.findFirst({
      where: { entity: 'import', entityId: String(written.id) },
      orderBy: { id: 'desc' },
    });
    expect(told).toMatchObject({ procedure: 'platform/imports/write-import', after: { entity: 'leave-balances', updated: 1 } });
  });
});
