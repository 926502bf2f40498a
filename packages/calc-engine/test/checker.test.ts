/** Everything that can be found before anything runs, with a stable code, a place and a next step. */

import { describe, expect, test } from 'vitest';
import { definitionErrorCodes } from '../src/index.ts';
import { definitionOf, errorsOf, money, name } from './support.ts';

const inputs = [
  { code: 'Base', name: { en: 'Base salary', 'zh-CN': '基本工资' }, type: 'money', source: 'compensation.BASE_SALARY' },
  { code: 'Hired', name: name('Hired'), type: 'date', source: 'employee.hire_date' },
  { code: 'Grade', name: name('Grade'), type: 'text', source: 'assignment.position' },
  { code: 'Dollars', name: name('Dollars'), type: 'money', currency: 'USD', source: 'compensation.USD' },
  { code: 'Twin1', name: name('Twin'), type: 'money', source: 'compensation.T1' },
  { code: 'Twin2', name: name('Twin'), type: 'money', source: 'compensation.T2' },
] as const;

const balances = { balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.X' }] };

function check(expression: string): { code: string; at: string; message: string; nextStep: string } {
  const [error] = errorsOf(definitionOf([money('X', expression)], [...inputs], balances));
  if (!error) return { code: 'none', at: '', message: '', nextStep: '' };
  return {
    code: error.code,
    at: error.range ? expression.slice(error.range.from, error.range.to) : '',
    message: error.message,
    nextStep: error.nextStep,
  };
}

describe('errors of an expression', () => {
  test.each([
    // expression, code, text at the position, part of the message or next step
    ['Sample.Base +', 'SYNTAX', '', 'ends too early'],
    ['ROUND(Sample.Base, 2', 'SYNTAX', '', 'not closed'],
    ['Sample.Base ; 2', 'SYNTAX', ';', 'comma'],
    ["Sample.Grade = 'A'", 'SYNTAX', "'", 'double quotes'],
    ['ROUND（1，2）', 'SYNTAX', '（', 'half-width'],
    ['', 'none', '', ''],
    ['Bese', 'UNKNOWN_NAME', 'Bese', ''],
    ['Base * 2', 'UNKNOWN_NAME', 'Base', 'Sample.Base'],
    ['Sample.Bsae * 2', 'UNKNOWN_COLUMN', 'Bsae', '"Base"'],
    ['Sampel.Base', 'UNKNOWN_TABLE', 'Sampel', '"Sample"'],
    ['1 + RONUD(2, 0)', 'UNKNOWN_FUNCTION', 'RONUD', '"ROUND"'],
    ['SUM(1, 2)', 'WRONG_ARITY', 'SUM(1, 2)', 'SUM(Table.Column)'],
    ['SUM(Sample.Base)', 'TABLE_SHAPE', 'SUM(Sample.Base)', 'Table.Column'],
    ['MAX(Sample.Base WHERE Sample.Base > 1)', 'TABLE_SHAPE', 'MAX(Sample.Base WHERE Sample.Base > 1)', 'Table.Column'],
    ['SUM(Tax.Rate * Rates.Rate)', 'AMBIGUOUS_NAME', 'SUM(Tax.Rate * Rates.Rate)', 'one table'],
    ['SUM(Tax.Rate WHERE Tax.Quick)', 'TYPE_MISMATCH', 'Tax.Quick', 'comparison'],
    ['ALLOCATE(100, Tax.Quick, Tax.Quick > 0)', 'TABLE_SHAPE', 'ALLOCATE(100, Tax.Quick, Tax.Quick > 0)', 'per: Tax'],
    ['SEGMENTS(Tax.Quick)', 'TABLE_SHAPE', 'SEGMENTS(Tax.Quick)', 'lines: segments'],
    ['SUM(Tax.Rate WHERE Tax.Rate > 1, 2 WHERE Tax.Rate < 2)', 'SYNTAX', 'WHERE Tax.Rate < 2', 'AND(first, second)'],
    ['ROUND(1)', 'WRONG_ARITY', 'ROUND(1)', 'ROUND(x, digits, [mode])'],
    ['IFS(TRUE)', 'WRONG_ARITY', 'IFS(TRUE)', 'IFS(condition, value, …)'],
    ['ROUND(1.5, 0, HALF_UPP)', 'UNKNOWN_OPTION', 'HALF_UPP', '"HALF_UP"'],
    ['PRORATE(1, FIXED_31)', 'UNKNOWN_OPTION', 'FIXED_31', '"FIXED_30"'],
    ['PRORATE(1, HOURS, 8)', 'WRONG_ARITY', 'PRORATE(1, HOURS, 8)', 'PRORATE(amount, HOURS, worked, scheduled)'],
    ['PRORATE(1, HOURS, 8, Sample.Hired)', 'TYPE_MISMATCH', 'Sample.Hired', 'scheduled'],
    ['CONVERT(1, USD)', 'CURRENCY_MISMATCH', '1', 'type money'],
    ['CONVERT(Sample.Base, Usd)', 'UNKNOWN_OPTION', 'Usd', 'three capital letters'],
    ['CONVERT(Sample.Base, USD)', 'CURRENCY_MISMATCH', 'CONVERT(Sample.Base, USD)', 'the column is in CNY'],
    ['CONVERT(Sample.Dollars, CNY, Sample.Hired)', 'NOT_CONSTANT', 'Sample.Hired', 'PAY_DATE'],
    ['CONVERT(Sample.Dollars, CNY) + Sample.Base', 'none', '', ''],
    ['Sample.Grade + 1', 'TYPE_MISMATCH', 'Sample.Grade', 'a text'],
    ['Sample.Grade & 1', 'TYPE_MISMATCH', '1', 'TEXT('],
    ['Sample.Hired - Sample.Hired', 'TYPE_MISMATCH', 'Sample.Hired', 'DAYS_BETWEEN'],
    ['IF(Sample.Base, 1, 2)', 'TYPE_MISMATCH', 'Sample.Base', 'comparison'],
    ['IF(TRUE, 1, "a")', 'TYPE_MISMATCH', '"a"', 'same kind'],
    ['Sample.Grade', 'TYPE_MISMATCH', 'Sample.Grade', 'column is of type money'],
    // a sum is a number, also where each of its values only fails
    ['IF(SUM(ERROR("none") WHERE Tax.Rate > 1) = "a", 1, 2)', 'TYPE_MISMATCH', '"a"', 'number'],
    ['(1 < 2) < (2 < 3)', 'TYPE_MISMATCH', '(1 < 2) < (2 < 3)', 'AND and OR'],
    ['Sample.Base + Sample.Dollars', 'CURRENCY_MISMATCH', 'Sample.Dollars', 'CNY and USD'],
    ['Sample.Dollars * 2', 'CURRENCY_MISMATCH', 'Sample.Dollars * 2', 'the column is in CNY'],
    ['Sample.Twin', 'AMBIGUOUS_NAME', 'Twin', 'column code'],
    ['YTD(GORSS)', 'UNKNOWN_ELEMENT', 'GORSS', '"GROSS"'],
    ['POWER(2, 0.5)', 'CONSTANT_VALUE', '0.5', 'whole number'],
    ['POWER(Sample.Base, 2)', 'CURRENCY_MISMATCH', 'Sample.Base', 'plain numbers'],
    ['IF(HAS_VERSION(Sample), 1, 2)', 'TABLE_SHAPE', 'Sample', 'parameter tables'],
    ['PREV(GROSS, 61)', 'NOT_CONSTANT', '61', '1 to 60'],
    ['Tax.Rate', 'NO_UNIQUE_ROW', 'Tax.Rate', 'RANGE(Tax, value, Rate)'],
    ['PROGRESSIVE(Rates, 1)', 'TABLE_SHAPE', 'PROGRESSIVE(Rates, 1)', 'bracket'],
    ['LOOKUP(Sample, 1, Base)', 'TABLE_SHAPE', 'Sample', 'parameter tables'],
    ['LOOKUP(Rates, 5, Rate)', 'TYPE_MISMATCH', '5', 'text'],
    ['DAYS_BETWEEN(DATE(2026, 2, 30), Sample.Hired)', 'CONSTANT_VALUE', 'DATE(2026, 2, 30)', 'not a date'],
    ['1 / 0', 'CONSTANT_VALUE', '1 / 0', 'zero'],
    ['1234567890123456789012345678901234', 'NUMBER_TOO_LONG', '1234567890123456789012345678901234', '30 digits'],
    [`${'('.repeat(80)}1${')'.repeat(80)}`, 'EXPRESSION_TOO_DEEP', undefined, '64 levels'],
  ])('%s', (expression, code, at, part) => {
    if (expression === '') return expect(() => definitionOf([money('X', expression)])).toThrow();
    const found = check(expression);
    expect(found.code).toBe(code);
    if (at !== undefined) expect(found.at).toBe(at);
    expect(`${found.message} ${found.nextStep}`).toContain(part);
  });

  test('names work by code, by display name and in any language', () => {
    for (const expression of ['Sample.Base', 'Sample[Base salary]', 'Sample[基本工资]', 'Sample.基本工资', '[Sample].Base'])
      expect(check(expression).code).toBe('none');
  });

  test('all errors of a definition are found at once', () => {
    const errors = errorsOf(definitionOf([money('X', 'Nope + RONUD(1)'), money('Y', '1 +')], [...inputs]));
    expect(errors.map((error) => `${error.column} ${error.code}`)).toEqual(['X UNKNOWN_NAME', 'X UNKNOWN_FUNCTION', 'Y SYNTAX']);
  });

  test('a long sum is not deep', () => {
    expect(check(Array.from({ length: 280 }, () => 'Sample.Base').join(' + ')).code).toBe('none');
  });
});

describe('errors of a definition', () => {
  const codes = (definition: Parameters<typeof errorsOf>[0]): string[] => errorsOf(definition).map((error) => error.code);

  test('a cycle is reported with the whole loop', () => {
    const [error] = errorsOf(definitionOf([money('A', 'B + 1'), money('B', 'C * 2'), money('C', 'A')]));
    expect(error?.code).toBe('CYCLE');
    expect(error?.message).toContain('Result.A → Result.B → Result.C → Result.A');
  });

  test('columns may be written in any order', () => {
    expect(codes(definitionOf([money('A', 'B + 1'), money('B', '2')]))).toEqual([]);
  });

  test('a chain of many columns is no problem', () => {
    const columns = Array.from({ length: 700 }, (_, index) => money(`C${index}`, index === 699 ? '1' : `C${index + 1} + 1`));
    expect(codes(definitionOf(columns))).toEqual([]);
  });

  test('duplicate codes, unknown summary and balance columns, foreign scale', () => {
    const definition = definitionOf([money('X', '1'), money('X', '2')], undefined, {
      balances: [
        { code: 'A', name: name('A'), scale: 2, from: 'Result.Y' },
        { code: 'B', name: name('B'), scale: 4, from: 'Result.X' },
      ],
      summary: { gross: 'Result.X', deductions: 'Result.Z', net: 'Result.X' },
    });
    expect(codes(definition)).toEqual(expect.arrayContaining(['DUPLICATE_CODE', 'BALANCE_COLUMN', 'SUMMARY_COLUMN']));
    expect(codes(definition).filter((code) => code === 'BALANCE_COLUMN')).toHaveLength(2);
  });

  test('rules that cannot hold for the type of a column', () => {
    const hired = { code: 'Hired', name: name('Hired'), type: 'date', source: 'employee.hire_date', blank: 'zero' } as const;
    const definition = definitionOf(
      [
        { code: 'T', name: name('T'), type: 'text', expression: '"a"', blank: 'zero' },
        { code: 'I', name: name('I'), type: 'integer', expression: '1', scale: 2 },
        { code: 'D', name: name('D'), type: 'decimal', expression: '1', currency: 'USD' },
      ],
      [hired],
    );
    expect(errorsOf(definition).map((error) => `${error.column} ${error.code}`)).toEqual([
      'Hired BLANK_RULE',
      'T BLANK_RULE',
      'I TABLE_SHAPE',
      'D TABLE_SHAPE',
    ]);
  });

  test('constants and references', () => {
    const columns = [
      { code: 'A', name: name('A'), type: 'money', constant: 12.5 },
      { code: 'B', name: name('B'), type: 'date', constant: '2026-02-30' },
      { code: 'C', name: name('C'), type: 'decimal', reference: { table: 'Rates', column: 'Rate', match: { Kind: '"night"' } } },
      { code: 'D', name: name('D'), type: 'decimal', reference: { table: 'Rates', column: 'Rate' } },
      { code: 'E', name: name('E'), type: 'money', reference: { table: 'Law', column: 'Allowance', match: { Allowance: '1' } } },
      { code: 'F', name: name('F'), type: 'money', reference: { table: 'Tax', column: 'Quick', match: { Rate: '10%' } } },
    ] as const;
    expect(errorsOf(definitionOf([...columns])).map((error) => `${error.column} ${error.code}`)).toEqual([
      'B CONSTANT_VALUE',
      'E TABLE_SHAPE',
      'F NO_UNIQUE_ROW',
      'D NO_UNIQUE_ROW',
    ]);
  });

  test('parameter tables: rows out of order, overlapping versions, too many digits, duplicate keys, unknown cells', () => {
    const definition = definitionOf([money('X', '1')]);
    for (const table of definition.steps[0]?.tables ?? []) {
      if (table.code === 'Tax' && table.kind === 'parameter') {
        const [first] = table.versions;
        first?.rows.reverse();
        if (first) first.validTo = '2026-06-30';
        table.versions.push({ validFrom: '2026-06-01', source: 'later', rows: [{ UpTo: null, Rate: 0.1234567, Quick: 0 }] });
      }
      if (table.code === 'Rates' && table.kind === 'parameter')
        table.versions[0]?.rows.push({ Kind: 'night', Rate: 1 }, { Kind: 'noon', Rat: 1 });
    }
    expect(codes(definition)).toEqual(expect.arrayContaining(['TABLE_SHAPE', 'PARAMETER_VERSION', 'PARAMETER_VALUE', 'NO_UNIQUE_ROW']));
  });

  test('the list of codes has no code twice', () => {
    expect(new Set(definitionErrorCodes).size).toBe(definitionErrorCodes.length);
  });
});
