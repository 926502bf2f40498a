/** What people are paid once, out of a file: rows by person, item and payroll date; each wrong row says all that is wrong with it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { subjectStage } from '../payroll/imports/subject-stage.ts';

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const header = 'Number,Compensation item,Payroll date,Amount,Currency,Remarks';

describe('import of one-time payments', () => {
  const stage = subjectStage();
  let subject: { entity: string; id: number };
  let numbers: string[];
  beforeAll(async () => {
    const { prisma } = stage.server;
    const { id } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    subject = { entity: 'one-time-payments', id };
    const since = { lt: new Date('2025-01-01') };
    const where = { legalEntityId: id, terminationDate: null, hireDate: since };
    const people = await prisma.employee.findMany({ where, orderBy: { id: 'asc' }, take: 3 });
    numbers = people.map(({ employeeNumber }) => employeeNumber);
    const foreigner = await prisma.employee.findFirstOrThrow({ where: { legalEntityId: { not: id } } });
    numbers.push(foreigner.employeeNumber);
    const limits = { limitCurrency: 'USD', minimum: null, maximum: 300 };
    await prisma.compensationItem.update({ where: { code: 'ONE_TIME_DEDUCTION' }, data: limits });
  });
  const held = async (place: number): Promise<string[]> => {
    const rows = await stage.server.prisma.oneTimePayment.findMany({
      where: { employee: { employeeNumber: numbers[place] ?? '' } },
      orderBy: { payrollDate: 'asc' },
    });
    return rows.map((row) =>
      `${row.payrollDate.toISOString().slice(0, 10)} ${row.amount.toFixed()} ${row.currency} ${row.remarks ?? ''}`.trim(),
    );
  };

  it('is shown, written, corrected by another file, and undone as it was', async () => {
    const row = (amount: string) => csv(header, `${numbers[0]},Bonus,2027-03-01,${amount},USD,A good year`);
    const shown = await stage.read(subject, row('500.5'));
    expect(shown.counts).toMatchObject({ created: 1, refused: 0 });
    expect(await held(0)).toEqual([]);
    const first = await stage.act('write', shown);
    expect(await held(0)).toEqual(['2027-03-01 500.5 USD A good year']);
    // the same file again pays nobody twice
    expect((await stage.read(subject, row('500.5'))).counts).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
    const second = await stage.act('write', await stage.read(subject, row('700')));
    expect(await held(0)).toEqual(['2027-03-01 700 USD A good year']);
    expect((await stage.act('undo', second)).status).toBe('undone');
    expect(await held(0)).toEqual(['2027-03-01 500.5 USD A good year']);
    expect((await stage.act('undo', first)).status).toBe('undone');
    expect(await held(0)).toEqual([]);
  });

  it('refuses each wrong row with all its reasons, and takes the others', async () => {
    const wrong: readonly (readonly [string, readonly string[]])[] = [
      [`NOBODY,BONUS,2027-01-01,100,USD,`, ['UNKNOWN_KEY']],
      [`${numbers[3]},BONUS,2027-01-01,100,USD,`, ['UNKNOWN_KEY']],
      [`${numbers[1]},BASE_SALARY,2027-01-01,100,USD,`, ['CHOICE_UNKNOWN']],
      [`${numbers[1]},BONUS,2027-01-02,0,USB,`, ['PAYMENT_ZERO', 'CURRENCY_UNKNOWN']],
      [`${numbers[1]},ONE_TIME_DEDUCTION,2027-01-03,300.01,USD,`, ['COMPENSATION_LIMITS']],
      [`${numbers[1]},BONUS,1900-01-01,100,USD,`, ['PAYMENT_NOT_EMPLOYED']],
      [`${numbers[1]},BONUS,2027-01-05,,USD,`, ['VALUE_REQUIRED']],
      [`${numbers[1]},BONUS,2027-01-06,1,USD,`, ['KEY_REPEATED']],
      [`${numbers[1]},BONUS,2027-01-06,2,USD,`, ['KEY_REPEATED']],
    ];
    const lines = [...wrong.map(([line]) => line), `${numbers[2]},ONE_TIME_DEDUCTION,2027-01-01,300,USD,`];
    const shown = await stage.read(subject, csv(header, ...lines));
    const rows = await stage.server.prisma.importRow.findMany({
      where: { importId: shown.id, rowNumber: { not: null } },
      orderBy: { rowNumber: 'asc' },
      select: { reasons: true },
    });
    const codes = rows.map(({ reasons }) => ((reasons ?? []) as { code: string }[]).map(({ code }) => code));
    expect(codes).toEqual([...wrong.map(([, expected]) => expected), []]);
    await stage.act('write', shown);
    expect([await held(1), await held(2)]).toEqual([[], ['2027-01-01 300 USD']]);
  });
});
