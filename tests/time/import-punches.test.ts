/** Punches out of people's own files: understood, judged row by row as those by hand, counted once, counted in days, and taken away again. */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { countEverybody, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const understood = { options: { matching: 'understood' } };
const [first, second, colleague, own] = ['PX-1', 'PX-2', 'PX-3', 'PX-HR'];

describe('import of punches', () => {
  interface Job {
    readonly at: string;
    readonly from: string;
    readonly until: string;
    readonly legalEntityId: number;
  }
  const jobs: { readonly queue: string; readonly data: Job }[] = [];
  const boss = {
    insert: async (queue: string, all: readonly { readonly data?: unknown }[]) => {
      jobs.push(...all.map(({ data }) => ({ queue, data: data as Job })));
      return all.map(() => 'id');
    },
  };
  const stage = subjectStage(demoSignIns.hr.account, [], boss as never);
  let subject: { entity: string; id: number };
  let elsewhere: number;
  const ids: Record<string, number> = {};
  const idOf = (number: string): number => ids[number] ?? 0;

  beforeAll(async () => {
    const { prisma } = stage.server;
    stage.server.now = new Date('2026-03-20T15:00:00Z');
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    elsewhere = (await prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } })).id;
    subject = { entity: 'punches', id };
    for (const employeeNumber of [first, second, colleague, own]) {
      const hireDate = new Date(employeeNumber === second ? '2026-03-05' : '2020-01-01');
      ids[employeeNumber] = (
        await prisma.employee.create({ data: { employeeNumber, legalEntityId: id, name: employeeNumber, hireDate } })
      ).id;
    }
    await prisma.user.update({ where: { account: demoSignIns.hr.account }, data: { employeeId: idOf(own) } });
  });
  const punches = async (number: string) => {
    const rows = await stage.server.prisma.punch.findMany({ where: { employeeId: idOf(number) }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
    return rows.map(({ at, direction, source, note }) =>
      `${at.toISOString().slice(0, 19)} ${direction ?? '?'} ${source} ${note ?? ''}`.trim(),
    );
  };
  const said = async (shown: Pick<ImportDetail, 'id'>) =>
    (await stage.rows(shown)).map(({ rowNumber, effect, reasons }) => `${rowNumber} ${effect}: ${reasons.join(' ')}`);
  /** As it was understood. */
  const confirmed = async (asking: ImportDetail) => {
    expect([asking.status, asking.failure]).toEqual(['asking', null]);
    return await stage.confirm(
      asking,
      (asking.understood?.columns ?? []).map(({ place, code }) => ({ place, code })),
    );
  };
  const told = ({ understood: found }: ImportDetail) =>
    Object.fromEntries((found?.columns ?? []).map(({ heading, code }) => [heading, code]));
  const count = async () => {
    for (const { data } of jobs.splice(0))
      await countEverybody((work) => stage.server.prisma.$transaction((tx) => work(sqlOfPrisma(tx))), data, new Date(data.at));
  };
  const counted = async (number: string) => {
    const rows = await stage.server.prisma.attendanceRecord.findMany({ where: { employeeId: idOf(number) }, orderBy: { date: 'asc' } });
    return rows.map(({ date, extraHours, workedHours, shiftId }) => [
      date.toISOString().slice(0, 10),
      Number(extraHours) + Number(workedHours),
      shiftId !== null,
    ]);
  };

  it('understands a device’s own layout, counts the days anew, and takes exactly its punches away', async () => {
    const asking = await stage.read(
      subject,
      csv(
        '考勤号码,姓名,打卡时间,考勤状态,打卡设备',
        `${first},甲,2026/3/14 9:00,上班签到,东门`,
        `${first},甲,2026/3/14 17:30:20,签退,东门`,
        `${second},乙,2026/3/14 10:00,,`,
      ),
      understood,
    );
    expect(told(asking)).toEqual({ 考勤号码: 'employeeNumber', 姓名: null, 打卡时间: 'at', 考勤状态: 'direction', 打卡设备: 'device' });
    const shown = await confirmed(asking);
    expect(shown.counts).toMatchObject({ created: 3, refused: 0, unchanged: 0 });
    expect(await punches(first)).toEqual([]);
    const written = await stage.act('write', shown);
    expect([written.status, written.failure]).toEqual(['written', null]);
    expect(await punches(first)).toEqual(['2026-03-14T13:00:00 in file 东门', '2026-03-14T21:30:20 out file 东门']);
    expect(jobs).toMatchObject([
      { queue: 'time.count-attendance', data: { from: '2026-03-12', until: '2026-03-16', legalEntityId: subject.id } },
    ]);
    await count();
    expect(await counted(first)).toContainEqual(['2026-03-14', 8.5, false]);
    await stage.server.prisma.punch.create({ data: { employeeId: idOf(first), at: new Date('2026-03-14T16:00:00Z'), source: 'hand' } });
    const undone = await stage.act('undo', written);
    expect([undone.status, undone.failure]).toEqual(['undone', null]);
    expect(await punches(first)).toEqual(['2026-03-14T16:00:00 ? hand']);
    expect(await punches(second)).toEqual([]);
    await count();
    expect(await counted(first)).not.toContainEqual(['2026-03-14', 8.5, false]);
    await stage.server.prisma.punch.deleteMany({ where: { employeeId: idOf(first) } });
  });

  it('understands a date and a time in columns of their own, and asks for a day that is two days', async () => {
    const text = csv('Staff ID,Work date,Time,Note', `${first},04/03/2026,8:05,gate`, `${first},05/03/2026,下午 5:30,`);
    const asking = await stage.read(subject, text, understood);
    expect(told(asking)).toEqual({ 'Staff ID': 'employeeNumber', 'Work date': 'date', Time: 'time', Note: 'remarks' });
    expect(asking.understood?.columns[1]?.doubt).toMatchObject({ dayFirst: '2026-03-04', monthFirst: '2026-04-03' });
    const columns = (asking.understood?.columns ?? []).map(({ place, code }) => ({ place, code }));
    const shown = await stage.confirm(asking, columns, { dateOrder: 'day-first' });
    expect((await stage.rows(shown)).map(({ key }) => key)).toEqual([`${first} · 2026-03-04 08:05`, `${first} · 2026-03-05 17:30`]);
  });

  it('refuses each wrong row and says what to do', async () => {
    const shown = await stage.read(
      subject,
      csv(
        'Number,Date,Time,Date and time,Time zone (blank: where people work),Comes or goes',
        'NOBODY,2026-03-10,08:00,,,',
        `${own},2026-03-10,08:00,,,`,
        `${second},2026-03-04,08:00,,,`,
        `${first},2026-03-20,11:01,,,`, // it is 11:00 there
        `${first},2026-03-08,02:30,,,`, // clocks were put forward
        `${first},2026-03-10,,,,`,
        `${first},2026-03-10,25:00,,,`,
        `${first},,,04/03/2026 08:00,,`,
        `${first},,,yesterday,,`,
        `${first},2026-03-11,08:00,2026-03-10 08:00,,`,
        `${first},2026-03-10,08:00,,Etc/GMT+8,`,
        `${first},2026-03-10,08:00,,,sideways`,
        `${first},2026-03-20,10:59,,,`,
        `${first},2026-03-10,08:00,,asia/shanghai,`,
        `${first},,,2026-03-10T08:00+02:00,,`,
      ),
    );
    const rows = await said(shown);
    const expected = [
      /^2 refused: Nobody .* NOBODY/,
      /^3 refused: .* your own/,
      /^4 refused: PX-2 was not employed on 2026-03-04/,
      /^5 refused: PX-1 · 2026-03-20 11:01 is still to come/,
      /^6 refused: There was no 2026-03-08 02:30/,
      /^7 refused: .*no day with a time/,
      /^8 refused: Time: “25:00” is no time of the day/,
      /^9 refused: Date and time: “04\/03\/2026 08:00” could be two days/,
      /^10 refused: Date and time: “yesterday”/,
      /^11 refused: Date and time: “2026-03-10 08:00” is not what/,
      /^12 refused: Time zone .*“Etc\/GMT\+8” is no time zone/,
      /^13 refused: .*sideways/,
      /^14 created: $/,
      /^15 created: $/,
      /^16 created: $/,
    ];
    for (const [index, pattern] of expected.entries()) expect(rows[index]).toMatch(pattern);
    expect(rows).toHaveLength(expected.length);
    await stage.act('write', shown);
    jobs.splice(0);
    expect(await punches(first)).toEqual(['2026-03-10T00:00:00 ? file', '2026-03-10T06:00:00 ? file', '2026-03-20T14:59:00 ? file']);
    await stage.server.prisma.punch.deleteMany({ where: { employeeId: idOf(first) } });
  });

  it('counts doubles once and says by what they are there, also where they came between reading and writing', async () => {
    const { prisma } = stage.server;
    const there = (at: string, source: string, more = {}) =>
      prisma.punch.create({ data: { employeeId: idOf(colleague), at: new Date(at), source, ...more } });
    await there('2026-03-10T12:00:00Z', 'hand');
    await there('2026-03-10T16:00:37Z', 'api:North gate', { externalId: '1' });
    await there('2026-03-11T12:00:00Z', 'hand', { withdrawnAt: new Date(), withdrawalReason: 'Wrong card' });
    const day = (time: string) => `${colleague},${time}`;
    const shown = await stage.read(
      subject,
      csv(
        'Number,Date and time',
        ...['2026-03-10 08:00', '2026-03-10 12:00', '2026-03-11 08:00', '2026-03-12 08:00', '2026-03-12 08:00', '2026-03-13 08:00'].map(
          day,
        ),
      ),
    );
    expect(await said(shown)).toEqual([
      expect.stringMatching(/^2 unchanged: .*by hand/),
      expect.stringMatching(/^3 unchanged: .*by the device North gate/),
      expect.stringMatching(/^4 unchanged: .*withdrawn as wrong \(Wrong card\)/),
      '5 created: ',
      expect.stringMatching(/^6 unchanged: .*earlier row/),
      '7 created: ',
    ]);
    await there('2026-03-13T12:00:00Z', 'hand');
    const written = await stage.act('write', shown);
    expect(written.counts).toMatchObject({ created: 1, unchanged: 5 });
    const again = await stage.read(subject, csv('Number,Date and time', day('2026-03-12 08:00')));
    expect(await said(again)).toEqual([expect.stringMatching(/^2 unchanged: .*another file/)]);
    expect((await punches(colleague)).filter((line) => line.includes('file'))).toEqual(['2026-03-12T12:00:00 ? file']);
  });

  it('takes the later of a time that there was twice and says so, and the earlier where it is meant', async () => {
    stage.server.now = new Date('2026-11-20T15:00:00Z');
    const shown = await stage.read(
      subject,
      csv('Number,Date and time', `${first},2026-11-01 01:30`, `${first},2026-11-01 01:30-04:00`, `${first},2026-11-01 03:30`),
    );
    expect(await said(shown)).toEqual([expect.stringMatching(/^2 created: Worth a look: .*twice/), '3 created: ', '4 created: ']);
    await stage.act('write', shown);
    jobs.splice(0);
    expect((await punches(first)).slice(-3)).toEqual([
      '2026-11-01T05:30:00 ? file',
      '2026-11-01T06:30:00 ? file',
      '2026-11-01T08:30:00 ? file',
    ]);
    stage.server.now = new Date('2026-03-20T15:00:00Z');
  });

  it('is not undone where a correction is about one of its punches, or somebody has withdrawn one', async () => {
    const { prisma } = stage.server;
    const written = await stage.act('write', await stage.read(subject, csv('Number,Date and time', `${second},2026-03-12 08:00`)));
    const { id } = await prisma.punch.findFirstOrThrow({ where: { employeeId: idOf(second) } });
    const asked = {
      employeeId: idOf(second),
      date: new Date('2026-03-12'),
      wrongPunchIds: [id],
      reason: '-',
      status: 'pending-approval',
    };
    const correction = await prisma.punchCorrection.create({ data: asked });
    expect((await stage.act('undo', written)).failure).toMatch(/PX-2 · 2026-03-12 08:00, which it has brought, is used/);
    await prisma.punchCorrection.delete({ where: { id: correction.id } });
    await prisma.punch.update({ where: { id }, data: { withdrawnAt: new Date(), withdrawalReason: '-' } });
    expect((await stage.act('undo', written)).failure).toMatch(/have changed since/);
    expect(await punches(second)).toHaveLength(1);
  });

  it('says of days that payroll has paid that they make a difference', async () => {
    const { prisma } = stage.server;
    const period = await prisma.period.findFirstOrThrow({
      where: { solution: { legalEntityId: subject.id }, startDate: { lt: new Date('2026-03-01') } },
      include: { solution: { include: { copies: true } } },
    });
    const employeeId = idOf(first);
    const [copy] = period.solution.copies;
    const paid = { type: 'normal', sequence: 99, name: 'Paid', status: 'closed', dataSubmittedAt: new Date(), preparedAt: new Date() };
    const { id: batchId } = await prisma.batch.create({ data: { ...paid, periodId: period.id, copyId: copy?.id ?? 0 } });
    await prisma.batchPayee.create({ data: { batchId, employeeId, rowNumber: 1 } });
    const day = period.startDate.toISOString().slice(0, 10);
    const shown = await stage.read(subject, csv('Number,Date and time', `${first},${day} 08:00`));
    expect(await said(shown)).toEqual([expect.stringContaining(`2 created: Worth a look: ${period.name}`)]);
  });

  it('is for legal entities whose attendance one keeps', async () => {
    expect(await stage.refusal('platform/imports/get-import-form', { entity: 'punches', id: elsewhere })).toBe('NOT_FOUND');
    const shown = await stage.read(subject, csv('Number,Date and time', `${first},2026-03-16 08:00`));
    const kunming = await stage.server.signedIn(demoSignIns.kunmingClerk.account);
    expect((await kunming.call('platform/imports/get-import', { id: shown.id })).error?.code).toBe('NOT_FOUND');
  });
});
