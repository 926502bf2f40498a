/** `npm run -s calc -- <definition.yaml> --periods …` */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calc } from '../../files/test/support/calc.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'calc-periods-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}

const year = file('year.yaml', '{ year: 2026, every: month }\n');
const staff = file('staff.csv', 'employee,HireDate,BaseSalary,City,OtherDeduction,SpecialDeduction\nA,2020-01-01,30000,none,4500,2000\n');

type Cells = Readonly<Record<string, string>>;
interface Written {
  readonly periods: readonly {
    readonly period: string;
    readonly payDate: string;
    readonly tables: Readonly<Record<string, Cells[]>>;
    readonly retro: Cells[];
  }[];
}

function months(...args: string[]): Written['periods'] {
  const { stdout, stderr, status } = calc('china/monthly', '--periods', year, '--format', 'json', ...args);
  expect(`${stderr.replace(/\d+\.\d\d s/, '')} ${status}`).toContain('12 periods');
  return (JSON.parse(stdout) as Written).periods;
}
const taxes = (periods: Written['periods']): (string | undefined)[] => periods.map(({ tables }) => tables['Pay']?.[0]?.['IncomeTax']);

describe('a year in one call', () => {
  test('each month reads what the months before have paid: 555, 625, 1,850, as the tax administration’s example has them', () => {
    const periods = months('--in', `Employee=${staff}`);
    expect(periods.map(({ period, payDate }) => `${period} ${payDate}`).filter((_, place) => place % 11 === 0)).toEqual([
      '2026-01 2026-01-31',
      '2026-12 2026-12-31',
    ]);
    // 37,000 and 55,500 and 74,000 … at 10 % from the second month on, 20 % beyond 144,000
    expect(taxes(periods).slice(0, 8)).toEqual(['555.00', '625.00', '1850.00', '1850.00', '1850.00', '1850.00', '1850.00', '2250.00']);
  });

  test('a ledger is written, and carries the next call on where this one ended', () => {
    const out = path.join(folder, 'half');
    const half = file('half.yaml', `- ${period(1)}\n- ${period(2)}\n`);
    const rest = file('rest.yaml', `- ${period(3)}\n`);
    expect(calc('china/monthly', '--periods', half, '--in', `Employee=${staff}`, '--out', out).status).toBe(0);
    expect(readFileSync(path.join(out, 'ledger.csv'), 'utf8')).toContain('A,INCOME_TAX,2026-02-28,2026-02-28,625.00\n');
    expect(readFileSync(path.join(out, '2026-02/Pay.csv'), 'utf8')).toContain(',625.00,');
    const march = [
      'china/monthly',
      '--periods',
      rest,
      '--in',
      `Employee=${staff}`,
      '--ledger',
      path.join(out, 'ledger.csv'),
      '--format',
      'json',
    ];
    expect(taxes((JSON.parse(calc(...march).stdout) as Written).periods)).toEqual(['1850.00']);
    // rows that are told in April were not known in March: it is taxed as a first month is, of three months' deductions
    const ledger = readFileSync(path.join(out, 'ledger.csv'), 'utf8')
      .replaceAll('\n', ',2026-04-01\n')
      .replace(',2026-04-01', ',known_from');
    const told = march.map((word) => (word.endsWith('ledger.csv') ? file('told.csv', ledger) : word));
    expect(taxes((JSON.parse(calc(...told).stdout) as Written).periods)).toEqual(['255.00']);
  });

  test('rows of a period by column, by file and by the day from which they hold', () => {
    const header = 'employee,HireDate,City,OtherDeduction,SpecialDeduction,BaseSalary';
    const facts = '2020-01-01,none,0,0';
    const wages = (...args: string[]): string[] =>
      months(...args).map(({ tables }) => (tables['Pay'] ?? []).map((row) => `${row['employee']} ${row['BasePay']}`).join('; '));
    const dated = file('dated.csv', `${header},valid_from\nA,${facts},100,\nA,${facts},300,2026-03-15\nA,${facts},200,2026-02-01\n`);
    expect(wages('--in', `Employee=${dated}`).slice(0, 4)).toEqual(['A 100.00', 'A 200.00', 'A 300.00', 'A 300.00']);
    const column = file('column.csv', `${header},period\nA,${facts},100,\nA,${facts},150,2026-02\nB,${facts},7,2026-03-31\n`);
    expect(wages('--in', `Employee=${column}`).slice(0, 4)).toEqual(['A 100.00', 'A 150.00', 'A 100.00; B 7.00', 'A 100.00']);
    for (let month = 1; month <= 12; month += 1)
      file(`monthly/staff-2026-${String(month).padStart(2, '0')}.csv`, `${header}\nA,${facts},${month}\n`);
    expect(wages('--in', `Employee=${path.join(folder, 'monthly/staff-{period}.csv')}`).slice(10)).toEqual(['A 11.00', 'A 12.00']);
  });
});

const period = (month: number): string => {
  const days = [31, 28, 31][month - 1] ?? 30;
  const two = String(month).padStart(2, '0');
  return `{ start: 2026-${two}-01, end: 2026-${two}-${days}, payDate: 2026-${two}-${days}, taxYear: 2026, taxMonth: ${month}, paymentMonth: "2026-${two}", numberInYear: ${month} }`;
};

describe('what comes to light late', () => {
  const raised = 'A,2020-01-01,32000,none,4500,2000';
  const found = file(
    'found.csv',
    `employee,HireDate,BaseSalary,City,OtherDeduction,SpecialDeduction,valid_from,known_from\nA,2020-01-01,30000,none,4500,2000,,\n${raised},2026-01-01,2026-03-10\n`,
  );

  test('a row that is known from a day on is owed for the periods before and paid in the first that is paid after it', () => {
    const periods = months('--in', `Employee=${found}`);
    expect(taxes(periods).slice(0, 4)).toEqual(['555.00', '625.00', '2450.00', '2050.00']);
    expect(
      periods.flatMap(({ period: of, retro }) =>
        retro.filter(({ paid }) => paid === 'TRUE').map((row) => [of, ...Object.values(row)].join(' ')),
      ),
    ).toEqual(['2026-03 A 2026-01 GROSS 2000.00 TRUE', '2026-03 A 2026-02 GROSS 2000.00 TRUE']);
  });

  test('--late replaces the cells that it gives, known since the last period where it says no day', () => {
    const late = file('late.csv', 'employee,period,BaseSalary\nA,2026-01,31000\n');
    const periods = months('--in', `Employee=${staff}`, '--late', `Employee=${late}`);
    expect(periods.filter(({ retro }) => retro.length > 0).map(({ period: of }) => of)).toEqual(['2026-12']);
    expect(periods.at(-1)?.tables['Pay']?.[0]).toMatchObject({ BackPay: '1000.00', Gross: '31000.00' });
  });

  test('a late change of a month counts more than rows by date; one that holds from a day on ends where a later row begins', () => {
    const facts = 'A,2020-01-01,none';
    const dated = file('raises.csv', `employee,HireDate,City,BaseSalary,valid_from\n${facts},100,\n${facts},300,2026-03-01\n`);
    const back = (text: string): (string | undefined)[] => {
      const late = file('late-raises.csv', `employee,period,valid_from,known_from,BaseSalary\n${text}`);
      const [april] = months('--in', `Employee=${dated}`, '--late', `Employee=${late}`).slice(3);
      return [
        april?.tables['Pay']?.[0]?.['BackPay'],
        april?.retro
          .filter(({ paid }) => paid === 'TRUE')
          .map(({ period: of }) => of)
          .join(),
      ];
    };
    expect(back('A,2026-03,,2026-04-10,350\n')).toEqual(['50.00', '2026-03']);
    expect(back('A,,2026-02-01,2026-04-10,200\n')).toEqual(['100.00', '2026-02']);
  });

  test('a late change from a day on corrects files of one month each', () => {
    for (let month = 1; month <= 12; month += 1)
      file(`each/staff-2026-${String(month).padStart(2, '0')}.csv`, 'employee,HireDate,City,BaseSalary\nA,2020-01-01,none,100\n');
    const late = file('from-march.csv', 'employee,valid_from,known_from,BaseSalary\nA,2026-03-01,2026-05-02,150\n');
    const periods = months('--in', `Employee=${path.join(folder, 'each/staff-{period}.csv')}`, '--late', `Employee=${late}`);
    expect(periods.map(({ tables }) => tables['Pay']?.[0]?.['Gross']).slice(1, 6)).toEqual([
      '100.00',
      '100.00',
      '100.00',
      '250.00',
      '150.00',
    ]);
  });

  test('--known leaves out what was not known on a day', () => {
    expect(taxes(months('--in', `Employee=${found}`, '--known', '2026-03-09')).slice(0, 4)).toEqual([
      '555.00',
      '625.00',
      '1850.00',
      '1850.00',
    ]);
    const one = file('march.yaml', `${period(3)}\n`);
    const march = (...args: string[]): string | undefined => {
      const { stdout } = calc('china/monthly', '--period', one, '--in', `Employee=${found}`, '--format', 'json', ...args);
      return (JSON.parse(stdout) as Written).periods[0]?.tables['Pay']?.[0]?.['BasePay'];
    };
    expect([march('--known', '2026-03-09'), march('--known', '2026-03-10')]).toEqual(['30000.00', '32000.00']);
  });

  test('an explanation says the period, when it is paid and as of which day; January again as known in March', () => {
    const explain = (...args: string[]) =>
      calc('china/monthly', '--periods', year, '--in', `Employee=${found}`, '--explain', 'Pay:A:Gross', ...args);
    const january = explain('--only', '2026-01');
    expect(january.stderr).toContain('2026-01, paid on 2026-01-31, as known on 2026-01-31.');
    expect(january.stdout).toMatch(/^Pay\.Gross [^\n]+: 30000\.00\n/);
    const again = explain('--only', '2026-01@2026-03');
    expect(again.stderr).toContain('2026-01, paid on 2026-01-31, as known on 2026-03-31.');
    expect(again.stdout).toMatch(/^Pay\.Gross [^\n]+: 32000\.00\n/);
    const march = explain('--only', '2026-03', '--format', 'json');
    expect(JSON.parse(march.stdout)).toMatchObject({ period: '2026-03', knownOn: '2026-03-31', value: '36000.00' });
    expect(explain('--only', '2026-03').stdout).toContain('\nOwed for earlier periods:\n  2026-01 GROSS 2000.00\n');
    expect(explain('--only', '2026-01@2026-02').stderr).toContain('2026-01 was not calculated again in 2026-02');
  });

  test('whoever was not paid then is said, not paid', () => {
    const late = file(
      'joined.csv',
      'employee,BaseSalary,City,period,known_from\nA,1,none,,\nB,1,none,2026-01,2026-02-10\nB,1,none,2026-02,\n',
    );
    const { stderr } = calc('china/monthly', '--periods', year, '--in', `Employee=${late}`);
    expect(stderr).toContain('2026-02: WARNING NOT_PAID_THEN B was not paid in 2026-01');
  });
});

describe('what is wrong is said in words', () => {
  const wrong = (...args: string[]): string => {
    const { status, stderr } = calc('china/monthly', ...args);
    expect(status).toBe(1);
    return stderr;
  };

  test('periods', () => {
    const of = (text: string): string => wrong('--periods', file('wrong.yaml', text), '--in', `Employee=${staff}`);
    expect(of('{ year: 2026, every: fortnight }')).toContain(
      'every: "fortnight" cannot be read. It takes month, half-month, two-weeks or week.',
    );
    expect(of('{ yaer: 2026, every: month }')).toMatch(
      /year: It is missing\. It takes a year[^\n]+\n[^\n]+"yaer" is no field of a rule\. Did you mean "year"\?/,
    );
    expect(of('month')).toContain('This is neither a list of periods nor a rule.');
    expect(of('{ year: 2026, every: two-weeks }')).toContain('first: weeks are counted from a day');
    expect(of(`- ${period(2)}\n- ${period(1)}\n`)).toContain('2026-01 is paid on 2026-01-31, before 2026-02 on 2026-02-28.');
    expect(of('- { start: 2026-01-01 }\n')).toContain('period 1: Missing: end');
    expect(of('[]')).toContain('The list is empty.');
  });

  test('options that do not go together', () => {
    expect(wrong('--periods', year, '--period', year)).toContain('give one of the two');
    expect(wrong('--periods', year, '--history', staff)).toContain('--ledger');
    expect(wrong('--late', `Employee=${staff}`)).toContain('--late goes with --periods');
    expect(wrong('--periods', year, '--known', 'march', '--in', `Employee=${staff}`)).toContain('--known is a day such as 2026-03-15');
  });

  test('rows: a period that is not there, the same days twice, a stranger', () => {
    const rows = (text: string): string => wrong('--periods', year, '--in', `Employee=${file('rows.csv', text)}`);
    expect(rows('employee,BaseSalary,period\nA,1,2027-01\n')).toContain('2026-12; a day of one of them does too.');
    expect(rows('employee,BaseSalary,valid_from\nA,1,2026-01-01\nA,2,2026-01-01\n')).toContain('rows.csv:3');
    const time = file('time.csv', 'employee,WeekdayHours\nZ,1\n');
    expect(wrong('--periods', year, '--in', `Employee=${staff}`, '--in', `Time=${time}`)).toContain('Z');
  });
});

test('half months and weeks are made by a rule', () => {
  const names = (text: string): string[] => {
    const rule = file('rule.yaml', text);
    const definition = 'united-states/biweekly';
    const people = file('us.csv', 'employee,AnnualSalary,FilingStatus,PayFrequency\nA,26000,single,biweekly\n');
    const { stdout, stderr } = calc(definition, '--periods', rule, '--in', `Employee=${people}`, '--format', 'json');
    expect(stderr).toContain(' periods, ');
    return (JSON.parse(stdout) as Written).periods.map(({ period: of, payDate }) => `${of} ${payDate}`);
  };
  const weeks = names('{ year: 2026, every: two-weeks, first: 2025-12-22, paidAfter: 5 }');
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([26, '2026-P01 2026-01-09', '2026-P26 2026-12-25']);
  const halves = names('{ year: 2026, every: half-month, payDay: 31 }');
  expect(halves.slice(0, 2)).toEqual(['2026-P01 2026-01-31', '2026-P02 2026-01-31']);
});
