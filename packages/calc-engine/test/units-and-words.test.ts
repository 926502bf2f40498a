/** What may stand side by side, how people write rates and names, and the words for those who come from a spreadsheet. */
import { calculationDefinitionSchema, localizedNameSchema } from '@wagewright/contracts/definition';
import { describeFinding } from '@wagewright/contracts/definition-findings';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { evaluateRow, narrate, readRow, runDefinitionTests, tellFailure } from '../src/index.ts';
import { nextStepFigures } from '../src/language/next-step.ts';
import { testInput } from '../src/test-input.ts';
import { column, data, definition, field, formula } from './line-support.ts';
import { compiled, definitionOf, errorsOf, february, money, name, type Table } from './support.ts';

const time: Table = {
  code: 'Time',
  kind: 'snapshot',
  name: name('Time'),
  columns: [
    field('Hours', 'decimal', { unit: 'hours' }),
    field('Extra', 'decimal', { unit: 'hours' }),
    field('Days', 'integer', { unit: 'days' }),
    field('Salary', 'money'),
  ],
};
const record: Table = {
  code: 'Record',
  kind: 'snapshot',
  lines: 'records',
  name: name('Record'),
  columns: [field('Spent', 'decimal', { unit: 'hours' })],
};

function check(expression: string, type: 'money' | 'decimal' = 'decimal', rest: object = {}): string[] {
  const table = data('Pay', [formula('X', type, expression, rest)]);
  return errorsOf(definition({ ALL: [time, record, table] })).map(({ code, message, nextStep }) => `${code} ${message} ${nextStep}`);
}

describe('units', () => {
  test.each([
    ['Time.Hours + Time.Extra - 1'],
    ['Time.Hours / Time.Extra + Time.Days'],
    ['Time.Days * 8 / 24'],
    ['MAX(Time.Hours, SUM(Record.Spent)) + COALESCE(Time.Extra, 0)'],
    ['IF(Time.Hours > 40, Time.Hours - 40, 0)'],
    ['Time.Hours / Time.Days'],
  ])('%s', (expression) => expect(check(expression)).toEqual([]));

  test.each([
    ['Time.Hours + Time.Days'],
    ['IF(Time.Hours > 1, Time.Hours, Time.Days)'],
    ['ROUND(Time.Hours, 1) - -Time.Days'],
    ['SUM(Record.Spent) > Time.Days * 2'],
    ['Time.Hours / 2 + Time.Days'],
  ])('%s mixes hours and days', (expression) =>
    expect(check(expression)[0]).toMatch(/^UNIT_MISMATCH .*hours.*days|^UNIT_MISMATCH .*days.*hours/),
  );

  test('an amount for each hour times hours is an amount; hours beside an amount, or stored as one, are refused', () => {
    expect(check('Time.Salary / Time.Hours * Time.Extra + Time.Salary', 'money')).toEqual([]);
    expect(check('Time.Salary + Time.Hours', 'money')[0]).toContain('Multiply the hours by a rate');
    expect(check('Time.Hours * 1.5', 'money')[0]).toMatch(/^UNIT_MISMATCH .*holds money/);
    expect(check('Time.Hours', 'decimal', { unit: 'days' })[0]).toMatch(/^UNIT_MISMATCH .*gives hours, but the column holds days/);
  });

  test('a text or an amount has no unit', () => {
    expect(check('"a"', 'decimal', { type: 'text', unit: 'hours' })[0]).toMatch(/^TABLE_SHAPE .*no unit/);
  });
});

test('money times money is refused, a share of it is not', () => {
  expect(check('Time.Salary * Time.Salary', 'money')[0]).toMatch(/^CURRENCY_MISMATCH .*plain number/);
  expect(check('Time.Salary * (Time.Salary / Time.Salary)', 'money')).toEqual([]);
});

describe('for those who come from a spreadsheet', () => {
  const hint = (expression: string): string => errorsOf(definitionOf([money('X', expression)]))[0]?.nextStep ?? 'none';

  test.each([
    ['= 1 + 2', 'Leave out the ='],
    ['IF(1 == 2, 1, 2)', 'one = to compare'],
    ['2 ^ 3', 'POWER(x, exponent)'],
    ['2 ** 3', 'POWER(x, exponent)'],
    ['1,000 * 2', 'thousands separators'],
    ['ROUND(1,000.55, 2, UP)', 'thousands separators'],
    ['ROUND(12,345, 2, UP)', 'thousands separators: 12345'],
    ['IF(1 != 2, 1, 2)', '<>'],
    ['IF(1 > 0 && 2 > 1, 1, 2)', 'AND(condition'],
    ['IF(1 > 0 || 2 > 1, 1, 2)', 'OR(condition'],
    ['2 × 3', 'Write *'],
    ['$A + 1', '$'],
    ['1 > 0 ? 1 : 2', 'IF(condition'],
    ['VLOOKUP(1, 2, 3)', 'LOOKUP(Table, key, Column)'],
    ['xlookup(1, 2, 3)', 'LOOKUP(Table, key, Column)'],
    ['IFERROR(1 / 2, 0)', 'SAFE_DIV'],
    ['SUMIFS(1, 2, 3)', 'WHERE condition'],
    ['ROUNDUP(1.5, 0)', 'ROUND(x, digits, UP)'],
    ['TODAY()', 'PERIOD_START'],
    ['EDATE(1, 2)', 'ADD_MONTHS'],
    ['IF(1 > 0 AND 2 > 1, 1, 2)', 'AND(condition'],
    ['IF(1 > 0 or 2 > 1, 1, 2)', 'OR(condition'],
    ['IF(Sample.Base IS NULL, 1, 2)', 'ISBLANK(value)'],
    ['IF(Sample.Base BETWEEN 1 AND 2, 1, 2)', 'BETWEEN(x, least, most)'],
    ['IF(1 IN (1, 2), 1, 2)', 'OR(x = a, x = b)'],
    ['7 % 3', 'MOD(x, divisor)'],
    ['SUM(1, 2)', 'write a + b'],
    ['A1 + B2', 'no cells'],
    ['IF(1 = NULL, 1, 2)', 'ISBLANK(value)'],
  ])('%s', (expression, part) => expect(hint(expression)).toContain(part));

  test('in Chinese too, in words of its own', () => {
    const chinese = (expression: string): string => {
      const [error] = errorsOf(definitionOf([money('X', expression)]));
      const figures = { message: '', text: '', ...nextStepFigures(error?.nextStep ?? '') };
      return describeFinding({ code: error?.code ?? '', figures, places: [], count: 1 }, 'zh-CN').next;
    };
    expect(['2 ^ 3', 'VLOOKUP(1, 2, 3)', 'SUM(1, 2)', 'A1 + 1', 'RONUD(1, 0)', 'Qqq(1)', '(1'].map(chinese)).toEqual([
      '乘方请写 POWER(x, 指数)。',
      '请写 LOOKUP(表, 键, 列)；按区间查找时写 RANGE(表, 值, 列)。',
      'SUM 用于表的各行，写作 SUM(表.列)；同一行的几列请写 a + b。',
      '这里没有单元格：请按列名书写，表.列。',
      '是否要写“ROUND”？',
      '请核对名称。',
      '请检查括号、逗号和运算符。',
    ]);
  });

  test('a name that is merely misspelt is still suggested', () => expect(hint('RONUD(1, 0)')).toBe('Did you mean "ROUND"?'));
});

test('a rate may be written as a percentage in rows, tests and inputs of a decimal; an amount may not', () => {
  const rates = (Rate: string): Table => ({
    code: 'Rates',
    kind: 'parameter',
    name: name('Rates'),
    columns: [column('Rate', 'decimal'), column('Amount', 'money')],
    versions: [{ validFrom: '2026-01-01', source: 'test', rows: [{ Rate, Amount: 1 }] }],
  });
  const given = (Rate: string) => definition({ ALL: [time, rates(Rate), data('Pay', [formula('X', 'decimal', 'Rates.Rate')])] });
  const tests = [{ name: 'rate', period: february, rows: { Time: [{}] }, history: [], expect: { Pay: [{ X: '0.0525' }] } }];
  expect(
    runDefinitionTests(compiled(calculationDefinitionSchema.parse({ ...given('5.25%'), tests }))).flatMap(({ failures }) => failures),
  ).toEqual([]);
  expect(errorsOf(given('5.1234567%')).map(({ code }) => code)).toEqual(['PARAMETER_VALUE']);
  const amounts = given('1');
  const table = amounts.steps[0]?.tables.find(({ code }) => code === 'Rates');
  if (table?.kind === 'parameter') table.versions[0]?.rows.splice(0, 1, { Rate: 1, Amount: '5%' });
  expect(errorsOf(amounts).map(({ code }) => code)).toEqual(['PARAMETER_VALUE']);
});

test('a name in one language suffices; one in none is refused', () => {
  expect(localizedNameSchema.parse({ en: 'Gross' })).toEqual({ en: 'Gross', 'zh-CN': 'Gross' });
  expect(localizedNameSchema.parse({ 'zh-CN': '应发' })).toEqual({ en: '应发', 'zh-CN': '应发' });
  expect(localizedNameSchema.parse({ en: 'Gross', 'zh-CN': '应发' })).toEqual({ en: 'Gross', 'zh-CN': '应发' });
  expect(localizedNameSchema.safeParse({}).success).toBe(false);
});

test('a result that does not fit says whether the amount or the scale is too large', () => {
  const columns = [formula('Fine', 'decimal', '123456789012.5', { scale: 12 }), formula('Large', 'money', '1000000000000000000 * 1000')];
  const program = compiled(definition({ ALL: [time, data('Pay', columns)] }));
  const input = readRow(program, testInput(program, { rows: { Time: [{}] }, history: [] }, []), 0);
  const cells = evaluateRow(program, { period: february }, input).get(2)?.[0];
  const messages = ['Fine', 'Large'].map((code) => {
    const cell = cells?.get(code);
    if (cell?.kind !== 'error') return cell;
    const { why, remedy } = tellFailure(program, cell.error, exactReader('en'));
    return `${cell.error.code} ${why} ${remedy}`;
  });
  expect(messages[0]).toMatch(/^OVERFLOW .*12 digits after the point.*fewer digits after the point\.$/);
  expect(messages[1]).toMatch(/^OVERFLOW .*too large.*Check the figures/);
  const told = (code: string) =>
    narrate(program, { period: february }, input, { table: 'Pay', column: code }, { reader: exactReader('zh-CN'), audience: 'payroll' })
      .sentences[0];
  expect(told('Fine')).toContain('12 位小数');
  expect(told('Large')).toContain('过大');
});
