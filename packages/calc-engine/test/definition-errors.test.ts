/** Every code that a definition can be refused with, an example that gives it, and what each error says. */
import type { CalculationDefinition, CalculationDefinitionInput } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import type { DefinitionErrorCode } from '../src/api.ts';
import { definitionErrorCodes } from '../src/index.ts';
import { definitionOf, errorsOf, money, name, type Table, withTables } from './support.ts';

const inputs = [
  { code: 'Base', name: name('Base'), type: 'money', source: 'compensation.BASE_SALARY' },
  { code: 'Dollars', name: name('Dollars'), type: 'money', currency: 'USD', source: 'compensation.USD' },
  { code: 'Twin1', name: name('Twin'), type: 'money', source: 'compensation.T1' },
  { code: 'Twin2', name: name('Twin'), type: 'money', source: 'compensation.T2' },
] as const;

/** Result.X with an expression, which the schema is not asked about. */
function expression(text: string): CalculationDefinition {
  const definition = definitionOf([money('X', '1')], [...inputs]);
  for (const table of definition.steps.flatMap((step) => step.tables)) {
    const column = table.kind === 'data' ? table.columns[0] : undefined;
    if (column) column.expression = text;
  }
  return definition;
}

/** Rules by code, name and group; there is the group R. */
const withRules = (...rules: readonly (readonly [code: string, called: string, group: string])[]): CalculationDefinition =>
  definitionOf([money('X', '1')], [...inputs], {
    ruleGroups: [{ code: 'R', name: name('R') }],
    rules: rules.map(([code, called, group]) => {
      return { code, name: name(called), group, table: 'Result', condition: 'X > 0', message: name('found') };
    }),
  });

type Parameter = Extract<CalculationDefinition['steps'][number]['tables'][number], { kind: 'parameter' }>;

/** With one of the parameter tables changed. */
function parameter(code: string, change: (table: Parameter) => void): CalculationDefinition {
  const definition = definitionOf([money('X', '1')]);
  const table = definition.steps.flatMap((step) => step.tables).find((candidate) => candidate.code === code);
  if (table?.kind === 'parameter') change(table);
  return definition;
}

const more = (given: Partial<CalculationDefinitionInput>): CalculationDefinition => definitionOf([money('X', '1')], undefined, given);

/** A step before that of Result, which it reads. */
function earlyStep(): CalculationDefinition {
  const definition = definitionOf([money('X', '1')]);
  const early: Table = { code: 'Early', kind: 'data', name: name('Early'), columns: [money('Y', 'Result.X')] };
  const parsed = withTables({ ...definition, steps: [{ code: 'FIRST', name: name('First'), tables: [] }] }, [early]);
  return { ...definition, steps: [...parsed.steps, ...definition.steps] };
}

const examples: Readonly<Record<DefinitionErrorCode, () => CalculationDefinition>> = {
  SYNTAX: () => expression('1 +'),
  EXPRESSION_TOO_LONG: () => expression(`1${' '.repeat(4_000)}`),
  EXPRESSION_TOO_DEEP: () => expression(`${'('.repeat(80)}1${')'.repeat(80)}`),
  CHAIN_TOO_LONG: () => expression(Array.from({ length: 600 }, () => '1').join('+')),
  LIMIT_EXCEEDED: () => expression(`MAX(${Array.from({ length: 300 }, () => '1').join(',')})`),
  UNKNOWN_NAME: () => expression('Nothing'),
  UNKNOWN_TABLE: () => expression('Sampel.Base'),
  UNKNOWN_COLUMN: () => expression('Sample.Bsae'),
  UNKNOWN_FUNCTION: () => expression('RONUD(1, 2)'),
  UNKNOWN_ELEMENT: () => expression('YTD(GROSS)'),
  UNKNOWN_PAY_TYPE: () => expression('TOTAL(TAXABEL)'),
  UNKNOWN_OPTION: () => expression('ROUND(1, 2, UPP)'),
  AMBIGUOUS_NAME: () => expression('Sample.Twin'),
  DUPLICATE_CODE: () => definitionOf([money('X', '1'), money('X', '2')]),
  DUPLICATE_NAME: () => withRules(['A', 'Same', 'R'], ['B', 'Same', 'R']),
  UNKNOWN_RULE_GROUP: () => withRules(['A', 'A', 'Missing']),
  WRONG_ARITY: () => expression('ROUND(1)'),
  TYPE_MISMATCH: () => expression('1 + "a"'),
  CURRENCY_MISMATCH: () => expression('Sample.Base + Sample.Dollars'),
  UNIT_MISMATCH: () =>
    definitionOf([
      { ...money('X', 'Hours'), type: 'money' },
      { code: 'Hours', name: name('Hours'), type: 'decimal', unit: 'hours', expression: '1' },
    ]),
  NOT_CONSTANT: () => expression('TEXT(1, Sample.Base)'),
  NUMBER_TOO_LONG: () => expression('1234567890123456789012345678901234'),
  CYCLE: () => definitionOf([money('X', 'Y'), money('Y', 'X')]),
  STEP_ORDER: () => earlyStep(),
  NO_UNIQUE_ROW: () => expression('Tax.Rate'),
  TABLE_SHAPE: () => expression('PROGRESSIVE(Rates, 1)'),
  PARAMETER_VALUE: () => parameter('Tax', (table) => table.versions[0]?.rows.push({ UpTo: 400_000, Rate: 0.1234567, Quick: 0 })),
  PARAMETER_VERSION: () =>
    parameter('Tax', (table) => table.versions.push({ validFrom: '2026-01-01', source: 'again', rows: [{ UpTo: 1, Rate: 0, Quick: 0 }] })),
  CONSTANT_VALUE: () => expression('1 / 0'),
  BLANK_RULE: () => definitionOf([{ code: 'X', name: name('X'), type: 'text', expression: '"a"', blank: 'zero' }]),
  SUMMARY_COLUMN: () => more({ summary: { gross: 'Result.X', deductions: 'Result.Y', net: 'Result.X' } }),
  BALANCE_COLUMN: () => more({ balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.Y' }] }),
  PLAUSIBLE_VALUES: () => definitionOf([{ ...money('X', '0'), plausible: { from: 'much' } }]),
};

describe('every code of a definition', () => {
  test.each(definitionErrorCodes)('%s', (code) => {
    const definition = examples[code]();
    const errors = errorsOf(definition);
    expect(errors.map((error) => error.code)).toContain(code);
    for (const error of errors) {
      expect(error.message).toMatch(/\S.*[.?]$/);
      expect(error.nextStep).toMatch(/\S.*[.?"]$/);
      if (!error.range) continue;
      const columns = definition.steps.flatMap((step) => step.tables.flatMap((table) => (table.kind === 'data' ? table.columns : [])));
      const text = columns.find((column) => column.code === error.column)?.expression ?? '';
      expect(error.range.from).toBeLessThanOrEqual(error.range.to);
      expect(error.range.to).toBeLessThanOrEqual(text.length);
    }
  });
});

describe('currencies', () => {
  test.each([
    ['Sample.Base * Sample.Dollars', 'Sample.Base * Sample.Dollars'],
    ['Sample.Base / Sample.Dollars', 'Sample.Base / Sample.Dollars'],
    ['PROGRESSIVE(Tax, Sample.Dollars)', 'Sample.Dollars'],
    ['QUICK(Tax, Sample.Dollars)', 'Sample.Dollars'],
    ['RANGE(Tax, Sample.Dollars, Rate)', 'Sample.Dollars'],
    ['INTERPOLATE(Tax, Sample.Dollars, Rate)', 'Sample.Dollars'],
    ['GROSS_UP(Tax, Sample.Dollars)', 'Sample.Dollars'],
    ['IF(Sample.Base > Sample.Dollars, 1, 2)', 'Sample.Dollars'],
  ])('%s mixes two', (text, at) => {
    const [error] = errorsOf(expression(text));
    expect(error?.code).toBe('CURRENCY_MISMATCH');
    expect(text.slice(error?.range?.from, error?.range?.to)).toBe(at);
    expect(error?.nextStep).toContain('CONVERT');
  });

  test.each([
    'CONVERT(Sample.Dollars, CNY) + Sample.Base',
    'PROGRESSIVE(Tax, CONVERT(Sample.Dollars, CNY))',
    'Sample.Base / Sample.Base * 100',
    '100 / Sample.Dollars',
  ])('%s does not', (text) => expect(errorsOf(expression(text))).toEqual([]));

  test('a summary has one', () => {
    const dollars = { ...money('Y', '1'), currency: 'USD' };
    const definition = definitionOf([money('X', '1'), dollars], undefined, {
      summary: { gross: 'Result.X', deductions: 'Result.X', net: 'Result.Y' },
    });
    expect(errorsOf(definition)).toMatchObject([{ code: 'SUMMARY_COLUMN' }]);
  });
});

describe('the table of exchange rates', () => {
  test.each([
    [{ table: 'Fy', from: 'From', to: 'To', rate: 'Rate' }, '"Fx"'],
    [{ table: 'Sample', from: 'From', to: 'To', rate: 'Rate' }, 'Name a parameter table'],
    [{ table: 'Fx', from: 'Form', to: 'To', rate: 'Rate' }, '"From"'],
    [{ table: 'Fx', from: 'From', to: 'To', rate: 'To' }, 'To'],
    [{ table: 'Rates', from: 'Kind', to: 'Kind', rate: 'Rate' }, 'key: [Kind, Kind]'],
  ])('%j is refused', (exchangeRates, part) => {
    const errors = errorsOf(more({ exchangeRates }));
    expect(errors[0]?.code).toBe('TABLE_SHAPE');
    expect(errors.map(({ nextStep }) => nextStep).join(' ')).toContain(part);
  });

  test('is asked for where CONVERT is written', () => {
    const { exchangeRates: _, ...without } = expression('CONVERT(Sample.Dollars, CNY)');
    expect(errorsOf(without)).toMatchObject([
      { code: 'TABLE_SHAPE', column: 'X', nextStep: expect.stringContaining('exchangeRates') as string },
    ]);
  });
});
