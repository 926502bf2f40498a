/** `npm run -s calc -- <definition.yaml> …` */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { calc, calcAsProgram } from '../../files/test/support/calc.ts';
import type { PackName } from '../packs/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const packFile = (name: PackName): string => path.join(root, `packages/calc-engine/packs/${name}.yaml`);
const pack = packFile('china/monthly');
const folder = mkdtempSync(path.join(tmpdir(), 'calc-'));
afterAll(() => rmSync(folder, { recursive: true }));

function changed(name: string, change: (text: string) => string): string {
  const file = path.join(folder, name);
  writeFileSync(file, change(readFileSync(pack, 'utf8')));
  return file;
}

describe('what is wrong', () => {
  test('is one line for all whom it concerns, with the code that was meant', () => {
    const staff = path.join(folder, 'towns.csv');
    writeFileSync(staff, `Employee,BaseSalary,City\n${['E1', 'E2', 'E3', 'E4', 'E5'].map((code) => `${code},10000,Kunming\n`).join('')}`);
    const period = path.join(folder, 'january.yaml');
    writeFileSync(
      period,
      'start: 2026-01-01\nend: 2026-01-31\npayDate: 2026-01-31\ntaxYear: 2026\ntaxMonth: 1\npaymentMonth: 2026-01\nnumberInYear: 1\n',
    );
    const { status, stderr } = calc('china/monthly', '--in', `Employee=${staff}`, '--period', period);
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((line) => /^[A-Z_]+ /.test(line))).toEqual([
      'MISSING_ROW Pay.InsuranceStep and 4 more columns City “Kunming” has no row in “Social insurance and housing fund of the city”. 5 people: E1, E2, E3, and 2 more. Did you mean “kunming”? Correct the value, or add the row to the table.',
      'DEPENDS_ON_ERROR 75 other cells follow from these and need nothing of their own.',
    ]);
  });
});

describe('calc --test', () => {
  test('0 when all tests are green', () => {
    expect(calcAsProgram(pack, '--test')).toEqual({ status: 0, stdout: '13 tests passed\n', stderr: '' });
  });

  test('a pack by its name', () => {
    expect(calc('china/monthly', '--test')).toMatchObject({ status: 0 });
  });

  test('1 with the errors one a line: a wrong expectation', () => {
    const { status, stderr } = calc(
      changed('expectation.yaml', (text) => text.replace('IncomeTax: 83.10, Net: 7686.90', 'IncomeTax: 83.11, Net: 7686.90')),
      '--test',
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'TEST Kunming, January 2026, at 10,000 and above the ceilings at 30,000: Pay.IncomeTax, row 1: expected 83.11, found 83.10',
    ]);
  });

  test('1 with the errors one a line: expressions that do not compile', () => {
    const { status, stderr } = calc(
      changed('names.yaml', (text) => text.replaceAll('LOOKUP(City, CityCode, PensionRate)', 'LOOKUP(City, CityCode, PensoinRate)')),
      '--test',
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^UNKNOWN_COLUMN \S+names\.yaml:\d+:\d+ Pay\.Pension: Table City has no column "PensoinRate"\. Did you mean "PensionRate"\?\n$/,
    );
  });

  test('1 for a file that is not a definition, is not YAML, or is not there, and for a wrong call', () => {
    expect(
      calc(
        changed('shape.yaml', () => 'code: X\n'),
        '--test',
      ),
    ).toMatchObject({ status: 1, stdout: '' });
    expect(
      calc(
        changed('broken.yaml', () => 'a: [1\n'),
        '--test',
      ).stderr,
    ).toMatch(/^YAML_SYNTAX \S+broken\.yaml:2:1 [^\n]+\n$/);
    expect(calc(path.join(folder, 'missing.yaml'), '--test')).toMatchObject({ status: 1 });
    expect(calc().stderr).toContain('Usage');
    expect(calc(pack, '--test', '--out', folder).stderr).toContain('--test runs the tests');
    expect(calcAsProgram('--nonsense')).toMatchObject({ status: 1, stdout: '', stderr: calc('--nonsense').stderr });
    expect(calc('--nonsense').stderr).toContain('Usage');
  });
});

/** Writes a file into the folder and gives its path. */
function file(name: string, text: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

const january = file(
  'january.yaml',
  'start: 2026-01-01\nend: 2026-01-31\npayDate: 2026-01-31\ntaxYear: 2026\ntaxMonth: 1\npaymentMonth: 2026-01\nnumberInYear: 1\n',
);
const china = parse(readFileSync(path.join(import.meta.dirname, 'acceptance/china.yaml'), 'utf8')) as {
  examples: { id: string; wage: number; fund_base?: number; expect: Record<string, number> }[];
};

describe('calc over CSV tables', () => {
  const kunming = china.examples.filter(({ id }) => id === 'cn-6' || id === 'cn-7');
  const employees = file(
    'employees.csv',
    `\uFEFFemployee,工号,Hire date,BaseSalary,FundBase\r\n${kunming
      .map(({ id, wage, fund_base: fund }) => `${id},=1+1,2020-01-01,${wage},${fund ?? ''}\r\n`)
      .join('')}`,
  );
  const columns = {
    pension: 'Pension',
    medical: 'Medical',
    unemployment: 'Unemployment',
    fund: 'HousingFund',
    tax: 'IncomeTax',
    net: 'Net',
  };

  test('cn-6 and cn-7 to the cent, as JSON on standard output', () => {
    const { status, stdout, stderr } = calc(pack, '--in', `Employee=${employees}`, '--period', january, '--format', 'json');
    expect(stderr).toMatch(
      /^[^\n]*employees\.csv: Columns that the file lacks are blank for everybody: [^\n]+\n2 employees, \d+ cells: read in [^\n]+\n$/,
    );
    expect(status).toBe(0);
    const { Pay: rows } = JSON.parse(stdout) as { Pay: Record<string, string>[] };
    expect(rows.map((row) => Object.entries(columns).map(([, code]) => row[code]))).toEqual(
      kunming.map((facts) => Object.keys(columns).map((key) => facts.expect[key]?.toFixed(2))),
    );
  });

  test('cn-1: the months of the year, each reading the history that the ones before wrote', () => {
    // The example states the contributions as an amount: nobody is insured here, and 4,500 are taken off for the tax.
    const people = file(
      'people.csv',
      'employee,HireDate,BaseSalary,City,OtherDeduction,SpecialDeduction\nA,2020-01-01,30000,none,4500,2000\n',
    );
    const withheld: string[] = [];
    const paid = { GROSS: 0, OTHER_DEDUCTION: 0, SPECIAL_DEDUCTION: 0, INCOME_TAX: 0 };
    for (const month of [1, 2, 3]) {
      const period = file(`month-${month}.yaml`, readFileSync(january, 'utf8').replace('taxMonth: 1', `taxMonth: ${month}`));
      const history = file(
        'history.csv',
        `employee,element,window,amount\n${Object.entries(paid)
          .map(([element, amount]) => `A,${element},YTD,${amount.toFixed(2)}\n`)
          .join('')}`,
      );
      const { status, stdout } = calc(pack, '--in', `Employee=${people}`, '--period', period, '--history', history, '--format', 'json');
      expect(status).toBe(0);
      const { Pay: rows } = JSON.parse(stdout) as { Pay: Record<string, string>[] };
      const [row = {}] = rows;
      paid.GROSS += Number(row.Gross);
      paid.OTHER_DEDUCTION += Number(row.OtherDeduction);
      paid.SPECIAL_DEDUCTION += Number(row.SpecialDeduction);
      paid.INCOME_TAX += Number(row.IncomeTax);
      withheld.push(row.IncomeTax ?? '');
    }
    expect(withheld).toEqual(['555.00', '625.00', '1850.00']);
  });

  test('cn-3 to cn-5 and us-1 to us-3 to the cent, as CSV on standard output', () => {
    const bonuses = file('bonuses.csv', 'employee,Bonus\ncn-3,36000\ncn-4,36001\ncn-5,300001\n');
    const { stdout } = calc(packFile('china/year-end-bonus'), '--in', `Payment=${bonuses}`, '--period', january);
    expect(stdout).toBe(
      'employee,YearEndBonus,SeparateBonus,BonusTax,Net\ncn-3,36000.00,36000.00,1080.00,34920.00\n' +
        'cn-4,36001.00,36001.00,3390.10,32610.90\ncn-5,300001.00,300001.00,72340.25,227660.75\n',
    );
    const wages = file(
      'us.csv',
      'employee,AnnualSalary,FilingStatus,PayFrequency\nus-1,24000,single,monthly\nus-2,36000,single,monthly\nus-3,60000,single,monthly\n',
    );
    const month = file('january-2025.yaml', readFileSync(january, 'utf8').replaceAll('2026', '2025'));
    const us = calc(packFile('united-states/biweekly'), '--in', `Employee=${wages}`, '--period', month, '--format', 'json');
    const { Pay: rows } = JSON.parse(us.stdout) as { Pay: Record<string, string>[] };
    expect(rows.map((row) => row.FederalIncomeTax)).toEqual(['75.00', '190.13', '430.13']);
  });

  test('CSV into a folder: amounts at their scale, a failed cell is not blank, a text that spreadsheets would run is inert', () => {
    const people = file('two.csv', 'employee,BaseSalary\n"=cmd|""x"",1",\n-5,10000\n');
    const out = path.join(folder, 'out');
    const { status, stdout, stderr } = calc(pack, '--in', `员工=${people}`, '--period', january, '--out', out);
    expect([status, stdout]).toEqual([1, '']);
    const [header = '', failed = '', paid = ''] = readFileSync(path.join(out, 'Pay.csv'), 'utf8').split('\n');
    expect(header.startsWith('employee,')).toBe(true);
    expect(failed.startsWith(`"'=cmd|""x"",1",`)).toBe(true);
    expect(failed).toContain('#BLANK_VALUE');
    expect(paid.startsWith('-5,')).toBe(true);
    expect(paid).toContain(',10000.00,');
    expect(stderr).toContain(
      'BLANK_VALUE Pay.BasePay and 10 more columns Monthly salary (Employee) is not given. 1 person: =cmd|"x",1. Fill it in.',
    );
  });

  test('everything wrong with a file, one a line with file, line and column', () => {
    const people = file(
      'wrong.csv',
      'employee,BaseSalary,HireDat,HireDate\nA,10.005,,2026-02-30\n,1,,\n"B\nC",x,,\nD,1\nA,1,,2026-01-01\n'.replace(
        ',HireDat,',
        ',Bonus,',
      ),
    );
    const { status, stdout, stderr } = calc(pack, '--in', `Employee=${people}`, '--period', january);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n').map((line) => line.replace(people, ''))).toEqual([
      expect.stringContaining(': Columns that the file lacks are blank for everybody: Employee.EmployeeNumber, '),
      expect.stringContaining(':1:21: There is no column "Bonus". Employee has EmployeeNumber, '),
      ':2:3: Employee.BaseSalary: "10.005" has more than 2 digits after the point. Round it in the file.',
      ':2:11: Employee.HireDate: "2026-02-30" is not a date. Write it like 2026-01-31.',
      ':3:1: employee: Nothing says whose row this is. Fill it in, or remove the row.',
      ':5:4: Employee.BaseSalary: "x" is not a number. Type digits with a decimal point, for example 1234.56.',
      ':6:1: 2 fields where the header has 4. Fill the row up, or remove it.',
      '',
    ]);
  });

  test('a second row of an employee, an employee who is in no table, quotes that do not close', () => {
    const one = file('one.csv', 'employee,BaseSalary\nA,1\nA,2\n');
    const time = file('time.csv', 'employee,WeekdayHours\nB,1\n');
    const wrong = calc(pack, '--in', `Employee=${one}`, `Time=${time}`, '--period', january).stderr;
    expect(wrong).toContain('one.csv:3:1: employee: A second row of A; there is one row for each.');
    expect(wrong).toContain('time.csv:2:1: employee: B is not in the table that lists everybody.');
    const open = file('open.csv', 'employee,BaseSalary\nA,"1\n');
    expect(calc(pack, '--in', `Employee=${open}`, '--period', january).stderr).toBe(
      `${open}:2:3: This quote is never closed. Close it, or remove it.\n`,
    );
    expect(calc(pack, '--in', `Employe=${one}`, '--period', january).stderr).toContain('Did you mean "Employee"?');
    expect(calc(pack, '--in', `Employee=${one}`).stderr).toContain('--period');
    expect(calc(pack, '--period', january).stderr).toContain('--in Employee=');
  });

  test('--calendar adds days off and days worked to the period', () => {
    const definition = file(
      'days.yaml',
      `code: DAYS
name: { en: Days, zh-CN: 天数 }
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
        columns: [{ code: Wage, name: { en: Wage, zh-CN: 工资 }, type: money, source: compensation.WAGE }]
      - code: Pay
        kind: data
        name: { en: Pay, zh-CN: 薪资 }
        columns: [{ code: Half, name: { en: Half, zh-CN: 半 }, type: money, expression: 'PRORATE(Employee.Wage, WORKING, DATE(2026, 1, 16), PERIOD_END)' }]
`,
    );
    const people = file('wages.csv', 'employee,Wage\nA,2200\n');
    const calendar = file('calendar.csv', 'date,kind\n2026-01-01,holiday\n2026-01-02,holiday\n2026-01-17,workday\n2026-01-18,workday\n');
    const half = (...more: string[]): string => calc(definition, '--in', `Employee=${people}`, '--period', january, ...more).stdout;
    expect(half()).toBe('employee,Half\nA,1100.00\n');
    expect(half('--calendar', calendar)).toBe('employee,Half\nA,1300.00\n');
    const wrong = file('wrong-calendar.csv', 'date,kind\n2026-13-01,feast\n');
    expect(calc(definition, '--in', `Employee=${people}`, '--period', january, '--calendar', wrong).stderr).toBe(
      `${wrong}:2:1: date: "2026-13-01" is not a date. Write it like 2026-01-31.\n${wrong}:2:12: kind: There is no "feast". It is holiday or workday.\n`,
    );
  });

  test('--explain prints the tree down to the bracket row, the law and the rounding; names or codes', () => {
    const args = [pack, '--in', `Employee=${employees}`, '--period', january, '--explain'];
    const { status, stdout } = calc(...args, '薪资:cn-7:个人所得税');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Pay\.IncomeTax \(Individual income tax · 个人所得税\): 564\.95\n {2}= CUMULATIVE_WITHHOLD\(/);
    expect(stdout).toContain('rounded HALF_UP to 0.01: 564.9543 → 564.95');
    expect(stdout).toContain('In words:\n  Cumulative taxable income 18,831.81 falls into the bracket up to 36,000.00 of');
    expect(stdout).toMatch(
      /row 1 of IncomeTax, in force from 2019-01-01: UpTo 36000, Rate 0\.03, Quick 0\n {6}source of IncomeTax from 2019-01-01: 中华人民共和国个人所得税法/,
    );
    expect(JSON.parse(calc(...args, 'Pay:cn-7:IncomeTax', '--format', 'json').stdout)).toMatchObject({
      value: '564.95',
      rounding: { before: '564.9543' },
    });
    expect(calc(...args, 'Pay:cn-8:Net').stderr).toContain('There is no employee cn-8. Did you mean "cn-');
    expect(calc(...args, 'Pay:cn-7:Nett').stderr).toContain('Did you mean "Net"?');
    expect(calc(...args, 'Net').stderr).toContain('TABLE:KEY:COLUMN');
  });

  describe('tables with lines and tables of all employees', () => {
    const page = readFileSync(path.join(root, 'docs/definition-format.md'), 'utf8');
    const definition = file('example.yaml', /```yaml\n(code: .*?)```\n/s.exec(page)?.[1] ?? '');
    const employees = file('of-example.csv', 'employee,Department,Salary\nE1,A,8700\nE2,A,17400\nE3,B,\n');
    const overtime = file('overtime.csv', 'employee,Kind,Hours\nE2,weekday,1\nE1,weekday,2\nE1,holiday,1\n');
    const bonus = file('bonus.csv', 'employee,Kind,Amount\nE1,sales,1000\n');
    const inputs = ['--in', `Employee=${employees}`, `Overtime=${overtime}`, `Bonus=${bonus}`];

    test('are written with line numbers and group keys; a failed cell fails its group only', () => {
      const { status, stdout, stderr } = calc(definition, ...inputs);
      expect(status).toBe(1);
      const tables = Object.fromEntries(
        stdout.split('\n\n').map((text) => {
          const [head = '', ...lines] = text.trim().split('\n');
          return [head.slice(2), lines];
        }),
      );
      expect(tables['OvertimePay']).toEqual([
        'employee,line,Kind,Amount',
        'E1,1,weekday,150.00',
        'E1,2,holiday,150.00',
        'E2,1,weekday,150.00',
      ]);
      expect(tables['Extra']?.slice(1, 4)).toEqual(['E1,1,weekday,150.00', 'E1,2,holiday,150.00', 'E1,3,sales,1000.00']);
      expect(tables['Departments']).toEqual(['Department,People,Cost', 'A,2,27550.00', 'B,1,#DEPENDS_ON_ERROR']);
      expect(tables['Share']).toEqual(['employee,OfDepartment', 'E1,0.3630', 'E2,0.6370', 'E3,#DEPENDS_ON_ERROR']);
      expect(stderr).toContain("the only one in the definition's tests");
      expect(stderr).toContain('BLANK_VALUE E3 Pay.Base');
    });

    test('are explained by line and by group', () => {
      const line = calc(definition, ...inputs, '--explain', 'OvertimePay:E1/2:Amount').stdout;
      expect(line).toContain('row 3 of Factor, in force from 2020-01-01: Kind holiday, Times 3');
      expect(calc(definition, ...inputs, '--explain', 'OvertimePay:E1/3:Amount').stderr).toContain(
        '--explain: E1 has no line 3 in OvertimePay.',
      );
      const group = calc(definition, ...inputs, '--explain', '部门汇总:A:Cost').stdout;
      expect(group).toBe(
        'Departments.Cost (Cost · 成本): 27550.00\n  = sum of Pay.Gross, 2 rows\n  E1 Pay.Gross: 10000.00\n  E2 Pay.Gross: 17550.00\n',
      );
      const share = calc(definition, ...inputs, '--explain', 'Share:E2:OfDepartment').stdout;
      expect(share).toContain('27550');
      expect(calc(definition, ...inputs, '--explain', 'Departments:C:Cost').stderr).toContain('Departments has no group C.');
    });
  });
});
