/** A spreadsheet as somebody has it: titles above, Chinese headings, an empty column, a total at the end, 200 people, 12 faulty rows; each is told with its row, column, reason and remedy. */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const heads = [
  '序号',
  '员工编号',
  '姓名',
  '性别',
  '出生日期',
  '入职时间',
  '所属部门',
  '岗位',
  '直属上级',
  '',
  '手机号码',
  '公司邮箱',
  '基本工资（元）',
  '备注说明',
];
const count = 200;
const pad = (value: number, digits = 3): string => String(value).padStart(digits, '0');

type Cells = Record<string, string>;
const person = (row: number): Cells => ({
  序号: String(row),
  员工编号: `W${pad(row)}`,
  姓名: `员工${row}`,
  性别: row % 2 === 0 ? '女' : '男',
  出生日期: `19${70 + (row % 30)}年${(row % 12) + 1}月${(row % 28) + 1}日`,
  入职时间: row % 3 === 0 ? '43831' : `${(row % 9) + 1}/${13 + (row % 15)}/2019`,
  所属部门: `部门${row % 7}`,
  岗位: `岗位${row % 5}`,
  直属上级: row === 1 ? '' : row % 2 === 0 ? '员工1' : 'W001',
  手机号码: `138${pad(row, 8)}`,
  公司邮箱: `w${row}@yunling.example`,
  '基本工资（元）': `¥${5 + (row % 9)},${pad(row)}.50`,
  备注说明: '',
});

/** By row of the table: what is wrong there, the code of the reason and of its column. */
const faults: Readonly<Record<number, readonly [Cells, string, string | null]>> = {
  10: [{ 姓名: '' }, 'VALUE_REQUIRED', 'name'],
  20: [{ 员工编号: 'W 020' }, 'EMPLOYEE_NUMBER_SHAPE', 'employeeNumber'],
  30: [{ 性别: '未知' }, 'CHOICE_UNKNOWN', 'gender'],
  40: [{ 出生日期: '1990-02-30' }, 'NOT_A_DATE', 'birthDate'],
  50: [{ 入职时间: '' }, 'VALUE_REQUIRED', 'hireDate'],
  60: [{ 出生日期: '2021-01-01' }, 'BORN_TOO_LATE', 'birthDate'],
  70: [{ 公司邮箱: 'w70.yunling.example' }, 'EMAIL_SHAPE', 'email'],
  80: [{ 手机号码: '一三八' }, 'PHONE_SHAPE', 'phone'],
  90: [{ 直属上级: '没有这个人' }, 'SUPERVISOR_UNKNOWN', 'supervisor'],
  100: [{ '基本工资（元）': '0' }, 'PAY_ZERO', 'pay:BASE_SALARY'],
  110: [{ '基本工资（元）': '五千' }, 'NOT_A_NUMBER', 'pay:BASE_SALARY'],
  120: [{ 岗位: '' }, 'VALUE_REQUIRED', 'position'],
};

function file(): string {
  const line = (cells: readonly string[]) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',');
  const row = (number: number) => {
    const cells = { ...person(number), ...faults[number]?.[0] };
    return line(heads.map((head) => cells[head] ?? ''));
  };
  return [
    line(['云岭公司员工花名册', ...heads.slice(1).map(() => '')]),
    line(['制表日期：2026-11-27', ...heads.slice(1).map(() => '')]),
    line(heads),
    ...Array.from({ length: count }, (_, index) => row(index + 1)),
    line(['', '合计', ...heads.slice(2).map((head) => (head === '基本工资（元）' ? '1,234,567.00' : ''))]),
  ].join('\n');
}

describe('a spreadsheet of 200 people in a layout of its own', () => {
  const stage = subjectStage(demoSignIns.hr.account, ['payroll-administrator']);
  let subject: { entity: string; id: number };
  let asked: ImportDetail;
  let checked: ImportDetail;
  beforeAll(async () => {
    const { id } = await stage.server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'employees', id };
    // the company of this test reckons in yuan
    await stage.server.prisma.legalEntity.update({ where: { id }, data: { currency: 'CNY' } });
    await stage.server.prisma.compensationItem.updateMany({
      where: { code: 'BASE_SALARY' },
      data: { name: { en: 'Base salary', 'zh-CN': '基本工资' } },
    });
    asked = await stage.read(subject, file(), { options: { matching: 'understood' } });
  });

  it('is understood by headings, and what is above and empty is said; what is not known is left out', () => {
    expect([asked.status, asked.failure]).toEqual(['asking', null]);
    expect(asked.understood?.headerRow).toBe(3);
    expect(asked.understood?.titles).toEqual(['云岭公司员工花名册', '制表日期：2026-11-27']);
    expect(asked.understood?.emptyColumns).toBe(1);
    expect(asked.understood?.columns.map(({ heading, code, by }) => [heading, code, by])).toEqual([
      ['序号', null, null],
      ['员工编号', 'employeeNumber', 'name'],
      ['姓名', 'name', 'name'],
      ['性别', 'gender', 'name'],
      ['出生日期', 'birthDate', 'name'],
      ['入职时间', 'hireDate', 'name'],
      ['所属部门', 'department', 'name'],
      ['岗位', 'position', 'name'],
      ['直属上级', 'supervisor', 'name'],
      ['手机号码', 'phone', 'name'],
      ['公司邮箱', 'email', 'name'],
      ['基本工资（元）', 'pay:BASE_SALARY', 'name'],
      ['备注说明', null, null],
    ]);
  });

  it('is read as it was confirmed: each faulty row is told with its column, and nothing else is refused', async () => {
    const columns = (asked.understood?.columns ?? []).map(({ place, code }) => ({ place, code }));
    checked = await stage.confirm(asked, columns);
    expect([checked.status, checked.failure, checked.problems]).toEqual(['checked', null, []]);
    const rows = await stage.server.prisma.importRow.findMany({
      where: { importId: checked.id, effect: 'refused' },
      select: { rowNumber: true, reasons: true },
      orderBy: { ordinal: 'asc' },
    });
    const told = rows.map(({ rowNumber, reasons }) => {
      const [reason] = reasons as { code: string; column?: string }[];
      return [(rowNumber ?? 0) - 3, reason?.code, reason?.column ?? null];
    });
    expect(told).toEqual(Object.entries(faults).map(([row, [, code, column]]) => [Number(row), code, column]));
    expect(checked.counts).toMatchObject({ refused: 12, created: 188 + 7 + 5 });
    expect(checked.notes.join('\n')).toMatch(/合计/);
    expect(checked.notes.join('\n')).toMatch(/云岭公司员工花名册/);
  });

  it('says of each what stands there and what would do, in words', async () => {
    const { rows } = await stage.ask<{ rows: { rowNumber: number | null; reasons: string[] }[] }>('platform/imports/list-import-rows', {
      id: checked.id,
      effects: ['refused'],
      limit: 50,
    });
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual(Object.keys(faults).map((row) => Number(row) + 3));
    for (const { reasons } of rows) expect(reasons.join(' ')).not.toMatch(/\{|[A-Z]{4,}_[A-Z]/);
  });

  it('is written without them, with days as they were meant, and what was confirmed is proposed again', async () => {
    const written = await stage.act('write', checked);
    expect([written.status, written.failure]).toEqual(['written', null]);
    const { prisma } = stage.server;
    const people = await prisma.employee.findMany({
      where: { employeeNumber: { in: ['W001', 'W003'] } },
      include: { compensation: true },
      orderBy: { employeeNumber: 'asc' },
    });
    expect(
      people.map(({ hireDate, compensation }) => [
        hireDate.toISOString().slice(0, 10),
        compensation[0]?.amount.toFixed(),
        compensation[0]?.currency,
      ]),
    ).toEqual([
      ['2019-02-14', '6001.5', 'CNY'],
      ['2020-01-01', '8003.5', 'CNY'],
    ]);
    const again = await stage.read(subject, file(), { options: { matching: 'understood' } });
    expect(again.understood?.columns.filter(({ code }) => code !== null).every(({ by }) => by === 'remembered')).toBe(true);
  });

  it('asks which day is meant where nothing in the file says it, and reads nothing before it is said', async () => {
    const doubtful = '工号,姓名,入职日期,部门,职位\nZ1,张三,01/02/2026,部门1,岗位1\nZ2,李四,03/04/2026,部门1,岗位1\n';
    const shown = await stage.read(subject, doubtful, { options: { matching: 'understood' } });
    expect(shown.understood?.columns.find(({ code }) => code === 'hireDate')?.doubt).toEqual({
      read: '01/02/2026',
      dayFirst: '2026-02-01',
      monthFirst: '2026-01-02',
    });
    const columns = (shown.understood?.columns ?? []).map(({ place, code }) => ({ place, code }));
    const read = await stage.confirm(shown, columns, { dateOrder: 'day-first' });
    expect((await stage.rows(read)).map(({ after }) => after?.[3]).slice(0, 2)).toEqual(['2026-02-01', '2026-04-03']);
  });

  it('tells columns without a telling name by their values', async () => {
    const nameless =
      'A,B,C,D,E,F\nV1,男,v1@yunling.example,13800000001,部门1,530102197001010011\nV2,女,v2@yunling.example,13800000002,部门2,6222020000000000001\n';
    const shown = await stage.read(subject, nameless, { options: { matching: 'understood' } });
    expect(shown.understood?.columns.map(({ code, by }) => [code, by])).toEqual([
      [null, null],
      ['gender', 'values'],
      ['email', 'values'],
      ['phone', 'values'],
      ['department', 'values'],
      [null, null],
    ]);
    // numbers that name somebody for good are shown by their ends
    expect(shown.understood?.columns.at(-1)?.samples).toEqual(['••••0011', '••••0001']);
    const columns = (shown.understood?.columns ?? []).map(({ place, code }) => ({ place, code }));
    const { version } = shown;
    expect(await stage.refusal('platform/imports/confirm-columns', { id: shown.id, version, columns })).toBe('IMPORT_COLUMNS');
  });
});
