/** Compensation out of a file: rows by person, item and first day; each wrong row says why; what a row takes over ends the day before. */
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = 'Number,Compensation item,Effective from,Amount,Currency,Last day (blank: no end),Payroll effective period,Remarks';

describe('import of compensation', () => {
  const stage = subjectStage();
  let subject: { entity: string; id: number };
  let numbers: string[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'compensation', id };
    const people = await prisma.employee.findMany({ where: { legalEntityId: id, terminationDate: null }, orderBy: { id: 'asc' }, take: 6 });
    numbers = people.map(({ employeeNumber }) => employeeNumber);
    const foreigner = await prisma.employee.findFirstOrThrow({ where: { legalEntityId: { not: id } } });
    numbers.push(foreigner.employeeNumber);
    await prisma.compensationItem.create({
      data: { code: 'CAR', name: { en: 'Car allowance', 'zh-CN': '车补' }, limitCurrency: 'USD', minimum: 50, maximum: 500 },
    });
  });
  const held = async (place: number, item: string): Promise<string[]> => {
    const rows = await stage.server.prisma.compensationRecord.findMany({
      where: { employee: { employeeNumber: numbers[place] ?? '' }, item: { code: item } },
      orderBy: { effectiveDate: 'asc' },
    });
    const day = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';
    return rows.map(({ effectiveDate, expiryDate, amount }) => `${day(effectiveDate)}..${day(expiryDate)} ${amount.toFixed()}`);
  };

  it('is shown row by row, written, and undone as it was; what a row takes over ends the day before, which is shown too', async () => {
    const before = await held(0, 'BASE_SALARY');
    const shown = await stage.read(
      subject,
      csv(
        header,
        `${numbers[0]},Base salary,2027-03-01,90000.5,USD,,2027-03,Raise`,
        `${numbers[1]},CAR,2027-01-01,100,USD,2027-12-31,2027-01,`,
      ),
    );
    expect(shown.counts).toMatchObject({ created: 2, updated: 1, refused: 0 });
    const ended = (await stage.rows(shown)).find(({ effect }) => effect === 'updated');
    expect(ended?.key).toBe(`${numbers[0]} · BASE_SALARY · ${before.at(-1)?.slice(0, 10)}`);
    expect(await held(0, 'BASE_SALARY')).toEqual(before);
    const written = await stage.act('write', shown);
    expect(await held(0, 'BASE_SALARY')).toEqual([
      ...before.slice(0, -1),
      before.at(-1)?.replace('..', '..2027-02-28'),
      '2027-03-01.. 90000.5',
    ]);
    expect(await held(1, 'CAR')).toEqual(['2027-01-01..2027-12-31 100']);
    expect((await stage.act('undo', written)).status).toBe('undone');
    expect([await held(0, 'BASE_SALARY'), await held(1, 'CAR')]).toEqual([before, []]);
  });

  it('refuses each wrong row and says why, and takes the others', async () => {
    const wrong: readonly (readonly [string, string])[] = [
      [`NOBODY,CAR,2027-01-01,100,USD,,2027-01,`, 'UNKNOWN_KEY'],
      [`${numbers[6]},CAR,2027-01-01,100,USD,,2027-01,`, 'UNKNOWN_KEY'],
      [`${numbers[2]},CAR,2027-01-01,0,USD,,2027-01,`, 'COMPENSATION_ZERO'],
      [`${numbers[2]},CAR,2027-01-02,,USD,,2027-01,`, 'VALUE_REQUIRED'],
      [`${numbers[2]},CAR,2027-01-03,100,,,2027-01,`, 'VALUE_REQUIRED'],
      [`${numbers[2]},CAR,2027-01-04,100,USD,,,`, 'VALUE_REQUIRED'],
      [`${numbers[2]},CAR,2027-01-05,100,USB,,2027-01,`, 'CURRENCY_UNKNOWN'],
      [`${numbers[2]},CAR,2027-01-06,100,USD,2027-01-05,2027-01,`, 'COMPENSATION_DAYS_REVERSED'],
      [`${numbers[2]},CAR,2027-01-07,100,USD,,2027-13,`, 'COMPENSATION_PERIOD'],
      [`${numbers[2]},CAR,2027-01-08,49.99,USD,,2027-01,`, 'COMPENSATION_LIMITS'],
      [`${numbers[2]},CAR,2027-01-09,500.01,USD,,2027-01,`, 'COMPENSATION_LIMITS'],
      [`${numbers[3]},CAR,2027-01-01,100,USD,2027-06-30,2027-01,`, 'COMPENSATION_OVERLAPS'],
      [`${numbers[3]},CAR,2027-06-30,100,USD,,2027-06,`, 'COMPENSATION_OVERLAPS'],
      [`${numbers[4]},BASE_SALARY,2027-01-01,100,USD,2027-06-30,2027-01,`, 'COMPENSATION_OVERLAPS'],
    ];
    const shown = await stage.read(subject, csv(header, ...wrong.map(([line]) => line), `${numbers[5]},CAR,2027-01-01,50,USD,,2027-01,`));
    const rows = await stage.server.prisma.importRow.findMany({
      where: { importId: shown.id, rowNumber: { not: null } },
      orderBy: { ordinal: 'asc' },
      select: { reasons: true },
    });
    expect(rows.map(({ reasons }) => (reasons as { code: string }[] | null)?.[0]?.code ?? null)).toEqual([
      ...wrong.map(([, code]) => code),
      null,
    ]);
    const before = await held(4, 'BASE_SALARY');
    await stage.act('write', shown);
    expect(await held(5, 'CAR')).toEqual(['2027-01-01.. 50']);
    expect([await held(2, 'CAR'), await held(3, 'CAR'), await held(4, 'BASE_SALARY')]).toEqual([[], [], before]);
  });

  it('leaves out a row whose earlier record changed meanwhile', async () => {
    const { prisma } = stage.server;
    const shown = await stage.read(subject, csv(header, `${numbers[5]},CAR,2027-06-01,60,USD,,2027-06,`));
    expect(shown.counts).toMatchObject({ created: 1, updated: 1 });
    const own = { employee: { employeeNumber: numbers[5] ?? '' }, item: { code: 'CAR' } };
    const record = await prisma.compensationRecord.findFirstOrThrow({ where: own });
    await prisma.compensationRecord.update({ where: { id: record.id }, data: { amount: 55 } });
    const written = await stage.act('write', shown);
    expect(written.counts).toMatchObject({ created: 0, updated: 0 });
    expect(await held(5, 'CAR')).toEqual(['2027-01-01.. 55']);
  });

  it('takes back what it gave out: the standing records, read again, change nothing', async () => {
    const again = await stage.read(subject, await stage.standing(subject), { options: { mode: 'override' } });
    expect(again.counts).toMatchObject({ created: 0, updated: 0, closed: 0, refused: 0 });
    expect(again.counts?.unchanged).toBeGreaterThan(0);
  });
});
