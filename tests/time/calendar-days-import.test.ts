/** Days of a work calendar out of a spreadsheet: holidays and days that are worked instead, understood, taken, and put back. */

import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { demoSignIns } from '@wagewright/db/seed';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('import of the days of a work calendar', () => {
  const counted: object[] = [];
  const boss = {
    insert: (_queue: string, jobs: readonly { data?: object | null }[]) => {
      counted.push(...jobs.map(({ data }) => data ?? {}));
      return Promise.resolve(jobs.map(() => 'id'));
    },
  };
  const stage = subjectStage(demoSignIns.hr.account, [], boss as never);
  let own: { entity: string; id: number };
  let legalEntityId: number;
  let others: { entity: string; id: number };
  beforeAll(async () => {
    const { prisma } = stage.server;
    const calendar = async (code: string) => await prisma.workCalendar.findUniqueOrThrow({ where: { code } });
    own = { entity: 'calendar-days', id: (await calendar('MCG')).id };
    others = { entity: 'calendar-days', id: (await calendar('CN')).id };
    legalEntityId = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
  });
  const days = async (year: number): Promise<string[]> => {
    const rows = await stage.server.prisma.workCalendarDay.findMany({
      where: { calendarId: own.id, date: { gte: new Date(`${year}-01-01`), lt: new Date(`${year + 1}-01-01`) } },
      orderBy: { date: 'asc' },
    });
    return rows.map(({ date, kind, name }) => `${date.toISOString().slice(0, 10)} ${kind} ${name ? Object.values(name).join('/') : '-'}`);
  };
  const version = async () => (await stage.server.prisma.workCalendar.findUniqueOrThrow({ where: { id: own.id } })).version;
  const understood = (answers: Record<string, string> = {}) => ({ options: { matching: 'understood' }, answers });
  const confirmed = async (text: string, answers: Record<string, string> = {}, reading = {}): Promise<ImportDetail> => {
    const asked = await stage.read(own, text, understood(answers));
    expect([asked.status, asked.failure]).toEqual(['asking', null]);
    return await stage.confirm(asked, asked.understood?.columns.map(({ place, code }) => ({ place, code })) ?? [], reading);
  };

  it('takes holidays and days worked instead under Chinese headings, has the days counted anew, tells it, and puts back what stood', async () => {
    const text = csv(
      '2031年节假日安排,,',
      '日期,性质,节日名称',
      '2031-01-01,法定节假日,元旦',
      '2031年1月22日,休,春节',
      '2031-01-25,班,春节',
      '2031-10-02,公休,',
    );
    const shown = await confirmed(text);
    expect(shown.columns.filter(({ inFile }) => inFile).map(({ code }) => code)).toEqual(['date', 'kind', 'nameZh']);
    expect(shown.counts).toMatchObject({ created: 4, refused: 0 });
    expect(await days(2031)).toEqual([]);
    const before = await version();
    const written = await stage.act('write', shown);
    expect(await days(2031)).toEqual([
      '2031-01-01 holiday 元旦/元旦',
      '2031-01-22 holiday 春节/春节',
      '2031-01-25 workday 春节/春节',
      '2031-10-02 restday -',
    ]);
    expect(await version()).toBe(before + 1);
    expect(counted).toMatchObject([{ legalEntityId, from: '2031-01-01', until: '2031-10-02' }]);
    const { changes } = await stage.ask<{ changes: { action: string; reason: string }[] }>('time/calendars/get-calendar', {
      id: own.id,
      year: 2031,
    });
    expect(changes[0]).toMatchObject({ action: 'import-days', reason: 'rows.csv' });
    // a day that is changed by hand since stays: nothing is put back over it
    await stage.server.prisma.workCalendarDay.updateMany({
      where: { calendarId: own.id, date: new Date('2031-01-01') },
      data: { kind: 'restday' },
    });
    expect((await stage.act('undo', written)).status).toBe('written');
    await stage.server.prisma.workCalendarDay.updateMany({
      where: { calendarId: own.id, date: new Date('2031-01-01') },
      data: { kind: 'holiday' },
    });
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect(await days(2031)).toEqual([]);
  });

  it('reads a workbook, whose days are numbers of days', async () => {
    const rows = [
      ['日期', '类型', '节假日'],
      [48_245, '放假', '元旦'],
    ];
    const asked = await stage.read(own, await writeXlsx({ sheets: [{ name: '2032', rows }] }), understood());
    expect(asked.understood?.columns.map(({ code }) => code)).toEqual(['date', 'kind', 'nameZh']);
    const shown = await stage.confirm(asked, asked.understood?.columns.map(({ place, code }) => ({ place, code })) ?? []);
    const written = await stage.act('write', shown);
    // 48245 days after 1899-12-30
    expect(await days(2032)).toEqual(['2032-02-01 holiday 元旦/元旦']);
    await stage.act('undo', written);
  });

  it('of days alone is told beside the file what they are; days of the other years stay', async () => {
    const standing = await days(2025);
    const shown = await confirmed(csv('Date,Holiday', '07/13/2032,Picnic', '12/24/2032,Christmas Eve'), { kind: 'restday' });
    const written = await stage.act('write', shown);
    expect(await days(2032)).toEqual(['2032-07-13 restday Picnic/Picnic', '2032-12-24 restday Christmas Eve/Christmas Eve']);
    expect(await days(2025)).toEqual(standing);
    await stage.act('undo', written);
  });

  it('asks which day is meant, and tells each faulty row with its column', async () => {
    const asked = await stage.read(own, csv('Date,Type,Name', '02/03/2033,Holiday,One'), understood());
    expect(asked.understood?.columns[0]?.doubt).toMatchObject({ dayFirst: '2033-03-02', monthFirst: '2033-02-03' });
    const shown = await confirmed(
      csv(
        'Date,Type,Name',
        '2033-02-30,Holiday,No day',
        '2033-03-01,Perhaps,No kind',
        '1850-01-01,Holiday,Too early',
        ',Holiday,No day at all',
        '2033-04-01,Holiday,Twice',
        '2033-04-01,Working day,Twice',
        '2033-05-02,Holiday,Good',
      ),
    );
    const rows = await stage.server.prisma.importRow.findMany({ where: { importId: shown.id }, orderBy: { ordinal: 'asc' } });
    expect(rows.map(({ reasons }) => (reasons as { code: string }[] | null)?.[0]?.code ?? null)).toEqual([
      'NOT_A_DATE',
      'CHOICE_UNKNOWN',
      'CALENDAR_DAY',
      'KEY_BLANK',
      'KEY_REPEATED',
      'KEY_REPEATED',
      null,
    ]);
    for (const { reasons } of await stage.rows(shown)) expect(reasons.join(' ')).not.toMatch(/\{|[A-Z]{4,}_[A-Z]/);
    await expect(stage.read(own, new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), understood())).rejects.toThrow(/FILE_REFUSED/);
    const headless = await stage.read(own, csv('Who,Where', 'Ann,Kunming'), understood());
    expect(headless.understood?.columns.map(({ code }) => code)).toEqual([null, null]);
    const { id, version: seen } = headless;
    const columns = [{ place: 1, code: 'nameEn' }];
    expect(await stage.refusal('platform/imports/confirm-columns', { id, version: seen, columns })).toBe('IMPORT_COLUMNS');
    const onlyHeader = await confirmed('Date,Holiday\n').catch((error: Error) => error);
    expect((onlyHeader as ImportDetail).status).toBe('failed');
  });

  it('takes back what it gave out, and is for calendars that one may change (S2)', async () => {
    const again = await stage.read(own, await stage.standing(own, { everybody: true }));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
    expect(again.counts.unchanged).toBe(await stage.server.prisma.workCalendarDay.count({ where: { calendarId: own.id } }));
    const shared = await stage.server.prisma.workCalendar.create({ data: { code: 'ALL', name: { en: 'All', 'zh-CN': '全部' } } });
    for (const foreign of [others, { ...own, id: shared.id }]) {
      expect(await stage.refusal('platform/imports/get-import-form', foreign)).toBe('NOT_FOUND');
      expect(await stage.refusal('platform/imports/start-import', { ...foreign, fileId: again.file.id })).toBe('NOT_FOUND');
    }
  });
});
