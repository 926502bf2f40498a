/** What an item is decides which totals it joins: TOTAL sums the columns that carry a pay type, wherever they stand. */
import type { CalculationDefinitionInput } from '@wagewright/contracts/definition';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { narrate, readRow, runDefinitionTests, specialise, verifySample } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { column, data, definition, field, formula, type Rows, type Steps } from './line-support.ts';
import { compiled, errorsOf, february, name, type Table } from './support.ts';

const payTypes: CalculationDefinitionInput['payTypes'] = [
  { code: 'TAXABLE', name: { en: 'Taxable', 'zh-CN': '应税' } },
  { code: 'PENSIONABLE', name: { en: 'Pensionable', 'zh-CN': '计入养老' } },
  { code: 'EMPTY', name: name('Nothing yet') },
];

const staff: Table = { code: 'Staff', kind: 'snapshot', name: name('Staff'), columns: [field('Bonus', 'money', { types: ['TAXABLE'] })] };
const overtime: Table = {
  code: 'Overtime',
  kind: 'snapshot',
  lines: 'overtime',
  name: name('Overtime'),
  columns: [field('Hours', 'decimal', { scale: 2 })],
};
const overtimePay = data(
  'OvertimePay',
  [formula('Amount', 'money', 'Overtime.Hours * 50', { types: ['TAXABLE'], blank: 'zero' })],
  'Overtime',
);
type DataColumns = Extract<Table, { kind: 'data' }>['columns'];

const pay = (columns: DataColumns): Table =>
  data('Pay', [
    formula('Base', 'money', '8000', { types: ['TAXABLE', 'PENSIONABLE'], name: { en: 'Base pay', 'zh-CN': '基本工资' } }),
    ...columns,
  ]);

const totals: DataColumns = [formula('Taxable', 'money', 'TOTAL(TAXABLE)'), formula('Pension', 'money', 'TOTAL(PENSIONABLE) * 8%')];

function given(columns: DataColumns, more: Table[] = []) {
  const steps: Steps = { ALL: [staff, overtime, overtimePay, pay([...totals, ...columns]), ...more] };
  return calculationDefinitionSchema.parse({ ...definition(steps), payTypes });
}

const rows: Rows = { Staff: [{ Bonus: 500 }, {}], Overtime: [[{ Hours: 2 }, { Hours: 1.5 }], []] };

function results(of: ReturnType<typeof given>, expected: Record<string, number>[]): string[] {
  const tests = [{ name: 'totals', period: february, rows, history: [], expect: { Pay: expected } }];
  return runDefinitionTests(compiled(calculationDefinitionSchema.parse({ ...of, tests }))).flatMap((result) => result.failures);
}

describe('TOTAL', () => {
  test('sums single rows, lines and blanks, each column once for every type that it carries', () => {
    expect(
      results(given([]), [
        { Taxable: 8675, Pension: 640 },
        { Taxable: 8000, Pension: 640 },
      ]),
    ).toEqual([]);
  });

  test('takes a new item in by what it is', () => {
    const meal = formula('Meal', 'money', '120', { types: ['TAXABLE'] });
    expect(results(given([meal]), [{ Taxable: 8795, Pension: 640 }, { Taxable: 8120 }])).toEqual([]);
  });

  test('of a type that nothing carries is zero', () => {
    expect(results(given([formula('Empty', 'money', 'TOTAL(EMPTY)')]), [{ Empty: 0 }, { Empty: 0 }])).toEqual([]);
  });

  test('is the employee’s total on every line, and inside a sum over lines', () => {
    const perLine = data('Part', [formula('Amount', 'money', 'TOTAL(TAXABLE) / COUNT(Overtime)')], 'Overtime');
    const summed = formula('Twice', 'money', 'SUM(Overtime.Hours * TOTAL(TAXABLE))');
    const program = compiled(given([summed], [perLine]));
    const failures: string[] = [];
    const input = testInput(program, { rows, history: [] }, failures);
    const kernel = specialise(program, { period: february });
    const output = kernel.run(input);
    expect(verifySample(kernel, output, input, 1, 2)).toEqual([]);
    expect([...(output.tables.at(-1)?.v[0] ?? [])].slice(0, 2)).toEqual([433_750, 433_750]);
    expect(output.tables[1]?.v[3]?.[0]).toBe(8675 * 350);
  });

  test('says which items it adds up, in the reader’s language', () => {
    const program = compiled(given([]));
    const input = readRow(program, testInput(program, { rows, history: [] }, []), 0);
    const told = (language: 'en' | 'zh-CN') =>
      narrate(
        program,
        { period: february },
        input,
        { table: 'Pay', column: 'Taxable' },
        { reader: exactReader(language), audience: 'payroll' },
      );
    expect(told('en').sentences[0]).toBe('3 items count as “Taxable”.');
    expect(told('en').sentences[1]).toContain('Base pay 8,000.00');
    expect(told('zh-CN').sentences[0]).toBe('计入“应税”的项目有 3 项。');
    expect(told('en').children.map((child) => child.name)).toContain('Base pay');
  });
});

describe('what cannot be', () => {
  const codes = (of: ReturnType<typeof given>): string[] => errorsOf(of).map(({ code, column: at }) => `${at} ${code}`);

  test('a total that carries its own type is a circle, and the type is said', () => {
    const [error] = errorsOf(given([formula('Net', 'money', 'TOTAL(TAXABLE) - 1', { types: ['TAXABLE'] })]));
    expect(error).toMatchObject({ code: 'CYCLE', column: 'Net', message: expect.stringContaining('TOTAL(TAXABLE)') as string });
    expect(error?.nextStep).toContain('Take the pay type off');
  });

  test('a type that is not declared, by a column and by a formula, with the nearest name', () => {
    const errors = errorsOf(given([formula('A', 'money', 'TOTAL(TAXABEL)'), formula('B', 'money', '1', { types: ['TAXABEL'] })]));
    expect(errors.map(({ column: at, code, nextStep }) => `${at} ${code} ${nextStep}`)).toEqual([
      'B UNKNOWN_PAY_TYPE Did you mean "TAXABLE"?',
      'A UNKNOWN_PAY_TYPE Did you mean "TAXABLE"?',
    ]);
  });

  test('a text, and a rate that belongs to no employee, carry no type; two of one code are one too many', () => {
    const rate: Table = {
      code: 'Rate',
      kind: 'parameter',
      name: name('Rate'),
      columns: [column('Amount', 'money', { types: ['TAXABLE'] })],
      versions: [{ validFrom: '2026-01-01', source: 'test', rows: [{ Amount: 1 }] }],
    };
    expect(codes(given([formula('Word', 'text', '"a"', { types: ['TAXABLE'] })], [rate]))).toEqual([
      'Word TABLE_SHAPE',
      'Amount TABLE_SHAPE',
    ]);
    const twice = calculationDefinitionSchema.parse({ ...given([]), payTypes: [...(payTypes ?? []), ...(payTypes ?? [])] });
    expect(codes(twice)).toContain('undefined DUPLICATE_CODE');
  });

  test('amounts of two currencies under one type', () => {
    const dollars = { ...formula('Abroad', 'money', 'Staff.Abroad', { types: ['TAXABLE'] }), currency: 'USD' };
    const [error] = errorsOf(
      given([
        { ...dollars, expression: 'COALESCE(Abroad2, 0)' },
        { ...formula('Abroad2', 'money', '1'), currency: 'USD' },
      ]),
    );
    expect(error).toMatchObject({ code: 'CURRENCY_MISMATCH', column: 'Taxable' });
  });
});

test('a circle names TOTAL only where a column of the circle carries the type', () => {
  const message = (columns: DataColumns) => errorsOf(given(columns)).find(({ code }) => code === 'CYCLE')?.message;
  const circle = 'Columns read each other in a circle: ';
  expect(message([formula('Own', 'money', 'Own + 1')])).toBe(`${circle}Pay.Own → Pay.Own.`);
  expect(message([formula('Own', 'money', 'TOTAL(PENSIONABLE) + 1', { types: ['PENSIONABLE'] })])).toMatch(
    /The circle may go through TOTAL\(PENSIONABLE\)\.$/,
  );
});
