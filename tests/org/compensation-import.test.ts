/** Compensation out of a file: rows by person, item and first day; each wrong row says why; what a row takes over ends the day before. */
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = 'Number,Compensation item,Effective from,Amount,Currency,Last day (blank: no end),Payroll effective period,Remarks';
const withLevel = `${header},Salary structure (code),Pay grade,Pay level`;

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

  it('refuses each wrong row and says all that is wrong with it, and takes the others', async () => {
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
      [`${numbers[2]},CAR,2027-01-10,49,USB,2027-01-05,2027-00,`, 'COMPENSATION_DAYS_REVERSED CURRENCY_UNKNOWN COMPENSATION_PERIOD'],
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
    const codesOf = (reasons: unknown) => (reasons as { code: string }[] | null)?.map(({ code }) => code).join(' ') || null;
    expect(rows.map(({ reasons }) => codesOf(reasons))).toEqual([...wrong.map(([, codes]) => codes), null]);
    const before = await held(4, 'BASE_SALARY');
    await stage.act('write', shown);
    expect(await held(5, 'CAR')).toEqual(['2027-01-01.. 50']);
    expect([await held(2, 'CAR'), await held(3, 'CAR'), await held(4, 'BASE_SALARY')]).toEqual([[], [], before]);
  });

  it('refers to the salary structure with grade and level, within their range; what ends earlier keeps its own', async () => {
    const { prisma } = stage.server;
    const { id: itemId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'CAR' } });
    const ranges = [{ grade: 'P1', level: 'A', minimum: '90', midpoint: '100', maximum: '110' }];
    const versions = { create: { effectiveDate: new Date('2028-01-01'), ranges } };
    const name = { en: 'Cars', 'zh-CN': '车' };
    await prisma.salaryStructure.create({ data: { legalEntityId: subject.id, code: 'CARS', name, itemId, currency: 'USD', versions } });
    const row = (day: string, amount: string, level: string) => `${numbers[4]},CAR,${day},${amount},USD,,2028-01,,${level}`;
    const wrong: readonly (readonly [string, string])[] = [
      [row('2028-01-01', '100', 'CARS,,A'), 'COMPENSATION_LEVEL_REQUIRED'],
      [row('2028-01-02', '100', 'CARS,P1,'), 'COMPENSATION_LEVEL_REQUIRED'],
      [row('2028-01-03', '100', ',P1,A'), 'COMPENSATION_LEVEL_REQUIRED'],
      [row('2028-01-04', '100', 'CARS,P1,B'), 'COMPENSATION_LEVEL_UNKNOWN'],
      [row('2027-12-31', '100', 'CARS,P1,A'), 'COMPENSATION_LEVEL_UNKNOWN'],
      [row('2028-01-05', '110.01', 'CARS,P1,A'), 'COMPENSATION_OUTSIDE_RANGE'],
    ];
    const refused = await stage.read(subject, csv(withLevel, ...wrong.map(([line]) => line)));
    const rows = await prisma.importRow.findMany({
      where: { importId: refused.id },
      orderBy: { ordinal: 'asc' },
      select: { reasons: true },
    });
    expect(rows.map(({ reasons }) => (reasons as { code: string }[] | null)?.[0]?.code)).toEqual(wrong.map(([, code]) => code));
    const levels = async () =>
      (
        await prisma.compensationRecord.findMany({
          where: { employee: { employeeNumber: numbers[4] ?? '' }, itemId },
          orderBy: { effectiveDate: 'asc' },
        })
      ).map(
        ({ amount, payGrade, payLevel, salaryStructureId }) => `${amount.toFixed()} ${payGrade} ${payLevel} ${salaryStructureId !== null}`,
      );
    await stage.act('write', await stage.read(subject, csv(withLevel, row('2028-02-01', '110', 'CARS,P1,A'))));
    expect(await levels()).toEqual(['110 P1 A true']);
    const raise = await stage.act('write', await stage.read(subject, csv(withLevel, row('2028-06-01', '95', 'CARS,P1,A'))));
    expect(await levels()).toEqual(['110 P1 A true', '95 P1 A true']);
    expect((await stage.act('undo', raise)).status).toBe('undone');
    expect(await levels()).toEqual(['110 P1 A true']);
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

  it('of a compensation review says of each person an amount or a percentage; what cannot be meant is refused, and undone it is gone', async () => {
    const { id: legalEntityId } = subject;
    const made = { legalEntityId, item: 'BASE_SALARY', currency: 'USD', name: 'By file', effectiveDate: '2033-01-01' };
    const rule = { who: {}, how: { by: 'file' } };
    const review = 'careers/compensation-reviews';
    const { id } = await stage.ask<{ id: number }>(`${review}/create-compensation-review`, {
      ...made,
      payrollEffectivePeriod: '2033-01',
      rule,
    });
    const into = { entity: 'compensation-review', id };
    const listed = async () => {
      const { rows } = await stage.ask<{ rows: { employeeNumber: string; percent: string; state: string; problem: string | null }[] }>(
        `${review}/list-compensation-review-rows`,
        { id },
      );
      return rows.map(({ employeeNumber, percent, state, problem }) => [employeeNumber, percent, problem ?? state].join(' ')).toSorted();
    };
    const has = async (place: number) => Number((await held(place, 'BASE_SALARY')).at(-1)?.split(' ')[1]);
    const lines = [
      `${numbers[0]},,4`,
      `${numbers[1]},${(await has(1)) * 1.1},`,
      `${numbers[2]},1,`,
      `${numbers[3]},100,5`,
      `${numbers[4]},,0`,
      `${numbers[5]},,1000`,
      `${numbers[6]},,5`,
    ];
    const shown = await stage.read(into, csv('Number,New amount,Raise in per cent', ...lines), { options: { matching: 'name' } });
    const kept = await stage.server.prisma.importRow.findMany({
      where: { importId: shown.id },
      orderBy: { ordinal: 'asc' },
      select: { reasons: true },
    });
    expect(kept.map(({ reasons }) => (reasons as { code: string }[] | null)?.[0]?.code ?? null)).toEqual([
      null,
      null,
      null,
      'REVIEW_ONE_OF_TWO',
      'REVIEW_NOT_ABOVE_ZERO',
      'REVIEW_NOT_ABOVE_ZERO',
      'UNKNOWN_KEY',
    ]);
    expect(await listed()).toEqual([]);
    const written = await stage.act('write', shown);
    const [first, second, third, ...others] = await listed();
    expect([first, second, others]).toEqual([`${numbers[0]} 4.00 raised`, `${numbers[1]} 10.00 raised`, []]);
    expect(third).toMatch(/LOWER$/);
    await stage.act('undo', written);
    expect(await listed()).toEqual([]);
  });
});
