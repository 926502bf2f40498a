/** Pay out of a file in a layout of its own: a row a person with a column for each item, or a row for each amount; what it leaves unsaid follows from what stands. */
import type { ImportDetail } from '@wagewright/contracts/platform/imports';
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const understood = (answers: Record<string, string> = {}) => ({ options: { matching: 'understood' }, answers });
const iso = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';

describe('a file of pay in a layout of its own', () => {
  const stage = subjectStage();
  let subject: { entity: string; id: number };
  let people: { number: string; hired: string }[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'compensation', id };
    const rows = await prisma.employee.findMany({ where: { legalEntityId: id, terminationDate: null }, orderBy: { id: 'asc' }, take: 8 });
    people = rows.map(({ employeeNumber, hireDate }) => ({ number: employeeNumber, hired: iso(hireDate) }));
    await prisma.compensationItem.createMany({
      data: [
        { code: 'MEALS', name: { en: 'Meals', 'zh-CN': '餐补' } },
        { code: 'CAR', name: { en: 'Car', 'zh-CN': '交通补贴' }, limitCurrency: 'USD', minimum: 50, maximum: 500 },
      ],
    });
  });
  const number = (place: number): string => people[place]?.number ?? '';
  const held = async (place: number, code: string): Promise<string[]> => {
    const rows = await stage.server.prisma.compensationRecord.findMany({
      where: { employee: { employeeNumber: number(place) }, item: { code } },
      orderBy: { effectiveDate: 'asc' },
    });
    return rows.map(
      ({ effectiveDate, expiryDate, amount, currency, payrollEffectivePeriod: period }) =>
        `${iso(effectiveDate)}..${iso(expiryDate)} ${amount.toFixed()} ${currency} ${period}`,
    );
  };
  const first = (place: number, amount: string): string => `${people[place]?.hired}.. ${amount} USD ${people[place]?.hired.slice(0, 7)}`;
  const columnsOf = ({ understood: found }: ImportDetail) => (found?.columns ?? []).map(({ heading, code, by }) => [heading, code, by]);
  const asUnderstood = ({ understood: found }: ImportDetail) => (found?.columns ?? []).map(({ place, code }) => ({ place, code }));
  const readSo = async (text: string, answers: Record<string, string> = {}): Promise<ImportDetail> => {
    const asked = await stage.read(subject, text, understood(answers));
    expect(asked.status).toBe('asking');
    return await stage.confirm(asked, asUnderstood(asked));
  };
  const reasons = async ({ id }: ImportDetail) => {
    const rows = await stage.server.prisma.importRow.findMany({ where: { importId: id, effect: 'refused' }, orderBy: { ordinal: 'asc' } });
    return rows.map(({ rowNumber, reasons: found }) => {
      const [{ code, column } = { code: '', column: '' }] = found as { code: string; column?: string }[];
      return [rowNumber, code, column ?? null];
    });
  };

  it('has a column for each item: titles and the total are left out, blank cells change nothing, what is new holds from the first day', async () => {
    const base = await held(0, 'BASE_SALARY');
    const [amount = ''] = base.at(-1)?.split(' ').slice(1) ?? [];
    const text = csv(
      '2026年11月工资标准,,,,,',
      '工号,姓名,基本工资（元）,餐补,交通补贴,备注说明',
      `${number(0)},甲,${amount},300,,`,
      `${number(1)},乙,,"1,200.50",100,试用`,
      `${number(2)},丙,,,,`,
      '合计,,9000000,1500,100,',
    );
    const asked = await stage.read(subject, text, understood());
    expect(columnsOf(asked)).toEqual([
      ['工号', 'employeeNumber', 'name'],
      ['姓名', null, null],
      ['基本工资（元）', 'pay:BASE_SALARY', 'name'],
      ['餐补', 'pay:MEALS', 'name'],
      ['交通补贴', 'pay:CAR', 'name'],
      ['备注说明', 'remarks', 'part'],
    ]);
    const shown = await stage.confirm(asked, asUnderstood(asked));
    expect(shown.status).toBe('checked');
    expect(shown.counts).toMatchObject({ created: 3, updated: 0, closed: 0, unchanged: 1, refused: 0 });
    expect(shown.notes.join(' ')).toContain('合计');
    expect(shown.notes.join(' ')).toMatch(/1 rows hold nothing.* row 5/);
    expect(await held(1, 'MEALS')).toEqual([]);
    const written = await stage.act('write', shown);
    expect([await held(0, 'MEALS'), await held(1, 'MEALS'), await held(1, 'CAR')]).toEqual([
      [first(0, '300')],
      [first(1, '1200.5')],
      [first(1, '100')],
    ]);
    expect(await held(0, 'BASE_SALARY')).toEqual(base);
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect([await held(0, 'MEALS'), await held(1, 'MEALS'), await held(1, 'CAR')]).toEqual([[], [], []]);
  });

  it('an amount that stands ends the day before the day that is asked, and keeps its own last day', async () => {
    const base = await held(3, 'BASE_SALARY');
    const shown = await readSo(csv('Employee ID,Base salary', `${number(3)},123456.78`), { on: '2027-05-01' });
    const written = await stage.act('write', shown);
    const [last = ''] = base.slice(-1);
    expect(await held(3, 'BASE_SALARY')).toEqual([
      ...base.slice(0, -1),
      last.replace('..', '..2027-04-30'),
      '2027-05-01.. 123456.78 USD 2027-05',
    ]);
    // the same file again changes nothing
    expect((await readSo(csv('Employee ID,Base salary', `${number(3)},123456.78`), { on: '2027-08-01' })).counts).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 1,
    });
    await stage.act('undo', written);
    expect(await held(3, 'BASE_SALARY')).toEqual(base);
  });

  it('each wrong cell is told with its row and column and comes back alone in the failure file; the others of its row are taken', async () => {
    const text = csv('工号,餐补,交通补贴', `${number(4)},五千,100`, `${number(5)},0,49.99`, 'NOBODY,10,', `,10,60`, `${number(6)},10,60`);
    const shown = await readSo(text);
    expect(await reasons(shown)).toEqual([
      [2, 'NOT_A_NUMBER', 'pay:MEALS'],
      [3, 'PAY_ZERO', 'amount'],
      [3, 'COMPENSATION_LIMITS', 'amount'],
      [4, 'UNKNOWN_KEY', null],
      [5, 'KEY_BLANK', 'employeeNumber'],
      [5, 'KEY_BLANK', 'employeeNumber'],
    ]);
    const { rawPayload } = await stage.server.app.inject({
      method: 'GET',
      url: `/hr/api/platform/imports/${shown.id}/failures?format=csv`,
      headers: { authorization: `Bearer ${stage.clerk.token}` },
    });
    const lines = rawPayload
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',').slice(0, 3).join(','));
    expect(lines).toEqual([
      '工号,餐补,交通补贴',
      `${number(4)},五千,`,
      `${number(5)},0,`,
      `${number(5)},,49.99`,
      'NOBODY,10,',
      ',10,',
      ',,60',
    ]);
    const written = await stage.act('write', shown);
    expect([await held(4, 'CAR'), await held(6, 'MEALS'), await held(6, 'CAR')]).toEqual([
      [first(4, '100')],
      [first(6, '10')],
      [first(6, '60')],
    ]);
    // a zero means none where that is said
    expect((await readSo(csv('工号,餐补,交通补贴', `${number(5)},0,70`), { zero: 'none' })).counts).toMatchObject({
      created: 1,
      refused: 0,
    });
    await stage.act('undo', written);
  });

  it('what was said of a heading is known the next time; a file that says an amount twice, or not what it is of, is not read', async () => {
    const asked = await stage.read(subject, csv('工号,岗位补助', `${number(7)},88`), understood());
    expect(columnsOf(asked)).toContainEqual(['岗位补助', null, null]);
    const confirm = (columns: readonly object[]) =>
      stage.refusal('platform/imports/confirm-columns', { id: asked.id, version: asked.version, columns });
    const whose = { place: 1, code: 'employeeNumber' };
    expect(await confirm([whose, { place: 2, code: null }])).toBe('IMPORT_COLUMNS');
    expect(await confirm([whose, { place: 2, code: 'amount' }])).toBe('IMPORT_COLUMNS');
    expect(await confirm([whose, { place: 2, code: 'pay:MEALS' }, { place: 3, code: 'amount' }])).toBe('IMPORT_COLUMNS');
    const written = await stage.act('write', await stage.confirm(asked, [whose, { place: 2, code: 'pay:MEALS' }]));
    expect(await held(7, 'MEALS')).toEqual([first(7, '88')]);
    const again = await stage.read(subject, csv('工号,岗位补助', `${number(7)},99`), understood());
    expect(columnsOf(again)).toContainEqual(['岗位补助', 'pay:MEALS', 'remembered']);
    await stage.act('undo', written);
  });

  it('has a row for each amount, under headings of its own; days that could be two days are asked', async () => {
    const text = csv(
      'Staff no.,Component,Sum,Effective date',
      `${number(7)},餐补,50,03/04/2027`,
      `${number(7)},CAR,75,03/04/2027`,
      `${number(6)},Lunch,75,03/04/2027`,
    );
    const asked = await stage.read(subject, text, understood());
    expect(columnsOf(asked)).toEqual([
      ['Staff no.', 'employeeNumber', 'name'],
      ['Component', 'item', 'name'],
      ['Sum', 'amount', 'name'],
      ['Effective date', 'from', 'name'],
    ]);
    expect(asked.understood?.columns[3]?.doubt).toMatchObject({ dayFirst: '2027-04-03', monthFirst: '2027-03-04' });
    const shown = await stage.confirm(asked, asUnderstood(asked), { dateOrder: 'day-first' });
    expect(await reasons(shown)).toEqual([[4, 'CHOICE_UNKNOWN', 'item']]);
    const written = await stage.act('write', shown);
    expect([await held(7, 'MEALS'), await held(7, 'CAR')]).toEqual([['2027-04-03.. 50 USD 2027-04'], ['2027-04-03.. 75 USD 2027-04']]);
    await stage.act('undo', written);
  });
});
