/** `calc` over files as people have them: workbooks, semicolons, what is read and what is said. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { calc as calcWithin } from './support/calc.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'calc-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const calc: typeof calcWithin = (...args) => {
  const result = calcWithin(...args);
  return { ...result, stderr: result.stderr.replaceAll(`${folder}${path.sep}`, '') };
};

function file(name: string, content: string | Uint8Array): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

const definition = file(
  'pay.yaml',
  `code: PAY
name: { en: Pay, zh-CN: 薪资 }
currency: CNY
country: CN
periodsPerYear: 12
steps:
  - code: S
    name: { en: Step, zh-CN: 步骤 }
    tables:
      - code: Employee
        kind: snapshot
        name: { en: Employee, zh-CN: 员工 }
        columns:
          - { code: Wage, name: { en: Wage, zh-CN: 工资 }, type: money, source: compensation.WAGE }
          - { code: Rate, name: { en: Rate, zh-CN: 比例 }, type: decimal, display: { percentage: true }, source: compensation.RATE, blank: zero }
      - code: Pay
        kind: data
        name: { en: Pay, zh-CN: 薪资 }
        columns:
          - { code: Net, name: { en: Net, zh-CN: 实发 }, type: money, expression: 'Employee.Wage + OPENING(PAID)' }
          - { code: Part, name: { en: Part, zh-CN: 部分 }, type: money, expression: 'Employee.Wage * Employee.Rate'}
balances:
  - { code: PAID, name: { en: Paid, zh-CN: 已付 }, scale: 2, from: Pay.Net }
`,
);
const fields =
  'start: 2026-01-01\nend: 2026-01-31\npayDate: 2026-01-31\ntaxYear: 2026\ntaxMonth: 1\npaymentMonth: 2026-01\nnumberInYear: 1\n';
const january = file('january.yaml', fields);
const pay = (input: string, ...more: string[]): ReturnType<typeof calc> =>
  calc(definition, '--in', `Employee=${input}`, '--period', january, ...more);

describe('files that are read', () => {
  test('a workbook gives what its text file gives; percentages and typed numbers as they are meant', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: '一月',
          rows: [
            ['employee', '工资', '比例'],
            ['A', 8000.5, 0.08],
            ['B', '9,000.25', '8%'],
          ],
        },
      ],
    });
    const expected = 'employee,Net,Part\nA,8000.50,640.04\nB,9000.25,720.02\n';
    expect(pay(file('wages.xlsx', book)).stdout).toBe(expected);
    expect(pay(`${file('wages2.xlsx', book)}#一月`).stdout).toBe(expected);
    expect(pay(file('wages.csv', 'employee,Wage,Rate\nA,8000.50,0.08\nB,"9,000.25",8%\n')).stdout).toBe(expected);
    expect(pay(file('semicolons.csv', 'employee;Wage;Rate\nA;8.000,50;0,08\nB;9.000,25;8%\n')).stdout).toBe(expected);
  });

  test('several sheets: which one must be said; a sheet that is not there', async () => {
    const sheet = (name: string) => ({
      name,
      rows: [
        ['employee', 'Wage'],
        ['A', 1],
      ],
    });
    const book = file('two.xlsx', await writeXlsx({ sheets: [sheet('January'), sheet('February')] }));
    expect(pay(book).stderr).toBe(
      'two.xlsx: Several sheets have cells: January, February. Say which one to read, for example "January".\n',
    );
    expect(pay(`${book}#March`).stderr).toBe('two.xlsx: There is no sheet "March". The workbook has January, February.\n');
    expect(pay(`${book}#February`).stdout).toBe('employee,Net,Part\nA,1.00,0.00\n');
  });

  test('a doubt is refused with both readings, and the option settles it', () => {
    const doubtful = file('doubt.csv', 'employee;Wage\nA;1.234\nB;2.345\nC;3.456\nD;4.567\n');
    const { status, stderr } = pay(doubtful);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'doubt.csv:2:3: Employee.Wage: "1.234" can be 1.234 or 1234. Say which: decimal mark "point" makes it 1.234, "comma" 1234; ',
    );
    expect(stderr).toContain('(4 times, also 3:3 "2.345", 4:3 "3.456" …)');
    expect(pay(doubtful, '--decimal-mark', 'comma').stdout).toContain('A,1234.00,');
    expect(pay(doubtful, '--decimal-mark', 'dot').stderr).toContain('--decimal-mark is point or comma, not "dot".');
  });
});

describe('what is said', () => {
  test('a row of totals, a header alone, columns that the file lacks', () => {
    expect(pay(file('total.csv', 'employee,Wage\nA,1\n合计,1\n')).stderr).toContain(
      'total.csv:3:1: "合计": the last row sums up the others.',
    );
    expect(pay(file('header.csv', 'employee,Wage\n')).stderr).toContain('header.csv: There is a header and no row below it.');
    expect(pay(file('lacks.csv', 'employee,Wage\nA,1\n')).stderr).toContain('blank for everybody: Employee.Rate.');
  });

  test('a window that is given and not read, and the one that is read and not given', () => {
    const people = file('people.csv', 'employee,Wage\nA,100\n');
    const history = file('history.csv', 'employee,element,window,amount\nA,PAID,YTD,50.00\n');
    const { status, stdout, stderr } = pay(people, '--history', history);
    expect([status, stdout]).toEqual([0, 'employee,Net,Part\nA,100.00,0.00\n']);
    expect(stderr).toContain('history.csv: YTD of PAID is given and not read: the definition reads OPENING.');
    expect(stderr).toContain('history.csv: OPENING of PAID is read and not given: it counts as zero.');
    const opening = file('opening.csv', 'employee,element,window,amount\nA,PAID,OPENING,50.00\n');
    expect(pay(people, '--history', opening).stdout).toBe('employee,Net,Part\nA,150.00,0.00\n');
    const wrong = file(
      'wrong-history.csv',
      'employee,element,window,amount\nA,PIAD,YTD,1\nA,PAID,SOON,1\nA,PAID,YTD,1.005\nA,PAID,YTD,1\n',
    );
    expect(pay(people, '--history', wrong).stderr).toContain(
      [
        'wrong-history.csv:2:3: element: There is no "PIAD". Did you mean "PAID"?',
        'wrong-history.csv:3:8: window: There is no "SOON". This definition reads OPENING.',
        'wrong-history.csv:4:12: amount: "1.005" has more than 2 digits after the point. Round it in the file.',
        'wrong-history.csv:5:1: employee: A second row of A PAID YTD; there is one row for each. Keep one of them.',
      ].join('\n'),
    );
  });

  test('--help explains the call; --test without tests is no success', () => {
    expect(calc('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Usage: ') as string, stderr: '' });
    expect(calc(definition, '--test')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('NO_TESTS PAY has no tests.') as string,
    });
  });

  test('a file that is not there and an option that nobody knows', () => {
    expect(pay('nobody.csv').stderr).toBe('nobody.csv: There is no such file. Correct its name or folder.\n');
    expect(calc(definition, '--hlep').stderr).toContain('There is no option --hlep. Did you mean "help"?\nUsage: ');
  });

  test('a period that nobody can mean', () => {
    const people = file('one.csv', 'employee,Wage\nA,1\n');
    const said = (name: string, text: string): string =>
      calc(definition, '--in', `Employee=${people}`, '--period', file(name, text)).stderr;
    expect(said('reversed.yaml', fields.replace('end: 2026-01-31', 'end: 2025-12-31'))).toBe(
      'PERIOD reversed.yaml: The period ends on 2025-12-31, before it starts on 2026-01-01. Exchange the two.\n',
    );
    const quarter = said(
      'quarter.yaml',
      fields.replace('end: 2026-01-31', 'end: 2026-03-31').replace('payDate: 2026-01-31', 'payDate: 2019-03-31'),
    );
    expect(quarter).toContain("The period has 90 days; the definition's periods have at most 39");
    expect(quarter).toContain('Paid on 2019-03-31, more than a year away from 2026-01-01 – 2026-03-31. Correct payDate.');
    expect(quarter).toContain('taxYear 2026 does not go with payDate 2019-03-31.');
    const shape = said('shape.yaml', 'start: 2026-01-01\nend: 31.01.2026\npayDat: 2026-01-31\n');
    expect(shape).toContain('"payDat" is no field of a period. Did you mean "payDate"?');
    expect(shape).toContain('Missing: payDate (The day on which people are paid; it picks the versions of rates, for example 2026-01-31);');
    expect(shape).toContain('end: "31.01.2026" cannot be read. The last day of the period. Write it like 2026-01-31.');
  });
});
