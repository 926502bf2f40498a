/** A rule that changes by law or agreement stands in one column: each formula in force from a day, picked as a parameter's version is. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { explain, narrate, type PeriodFacts, readRow, runDefinitionTests, specialise } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { column, data, definition, field, type Rows, type Steps } from './line-support.ts';
import { compiled, errorsOf, february, name, type Table } from './support.ts';

type DataColumn = Extract<Table, { kind: 'data' }>['columns'][number];

const staff: Table = { code: 'Staff', kind: 'snapshot', name: name('Staff'), columns: [field('Base', 'money')] };
const parts: Table = {
  code: 'Parts',
  kind: 'snapshot',
  lines: 'segments',
  name: name('Parts'),
  columns: [column('From', 'date', { source: 'segment.from' }), field('Weight', 'decimal')],
};

/** 5 % of the base until 2025, 6 % and a fixed part in 2026, an allowance of its own from 1 March 2026 on. */
const bonus = {
  ...column('Bonus', 'money', { name: { en: 'Bonus', 'zh-CN': '奖金' } }),
  expression: [
    { from: '2026-03-01', expression: 'Staff.Base * 7%' },
    { expression: 'Staff.Base * 5%' },
    { from: '2026-01-01', expression: 'Staff.Base * 6% + 100', source: 'Agreement of December 2025' },
  ],
} satisfies DataColumn;

const steps = (columns: DataColumn[], more: Table[] = []): Steps => ({ ALL: [staff, parts, data('Pay', columns), ...more] });

const paid = (payDate: string): PeriodFacts => ({ ...february, payDate });

function failuresOf(
  columns: DataColumn[],
  cases: { period: PeriodFacts; rows: Rows; expect: Record<string, object[]> }[],
  more: Table[] = [],
) {
  const tests = cases.map((given, index) => ({ name: String(index), history: [], ...given }));
  const program = compiled(calculationDefinitionSchema.parse({ ...definition(steps(columns, more)), tests }));
  return runDefinitionTests(program).flatMap((result) => result.failures);
}

const rows: Rows = { Staff: [{ Base: 1000 }] };

describe('a column with formulas by date', () => {
  test('follows the pay date, whatever the order in which they are written', () => {
    const cases = [
      ['2025-12-31', 50],
      ['2026-01-01', 160],
      ['2026-02-28', 160],
      ['2026-03-01', 70],
    ] as const;
    expect(
      failuresOf(
        [bonus],
        cases.map(([day, Bonus]) => ({ period: paid(day), rows, expect: { Pay: [{ Bonus }] } })),
      ),
    ).toEqual([]);
  });

  test('follows the first or last day of the period where it says so', () => {
    const period = { ...february, end: '2026-03-07', payDate: '2026-03-31' };
    const columns = [
      { ...bonus, code: 'ByStart', validOn: 'period-start' as const },
      { ...bonus, code: 'ByEnd', validOn: 'period-end' as const },
    ];
    expect(failuresOf(columns, [{ period, rows, expect: { Pay: [{ ByStart: 160, ByEnd: 70 }] } }])).toEqual([]);
  });

  test('follows the first day of each part of the period in a table per segments', () => {
    const change = { ...column('Points', 'decimal'), validOn: 'segment-start' as const };
    const points = { ...change, expression: [{ expression: 'Parts.Weight' }, { from: '2026-02-16', expression: 'Parts.Weight * 10' }] };
    const given = {
      Staff: [{ Base: 1 }],
      Parts: [
        [
          { From: '2026-02-01', Weight: 1 },
          { From: '2026-02-16', Weight: 2 },
        ],
      ],
    };
    const expected = { Part: [[{ Points: 1 }, { Points: 20 }]] };
    expect(failuresOf([bonus], [{ period: february, rows: given, expect: expected }], [data('Part', [points], 'Parts')])).toEqual([]);
  });

  test('before its first day there is none: the cell fails and says so', () => {
    const late = { ...bonus, expression: [{ from: '2026-04-01', expression: '1' }] };
    expect(failuresOf([late], [{ period: february, rows, expect: { Pay: [{ Bonus: { error: 'RAISED' } }] } }])).toEqual([]);
  });

  test('costs nothing: the generated code is that of the one formula in force', () => {
    const sourceOf = (expression: DataColumn['expression'], payDate: string) =>
      specialise(compiled(definition(steps([{ ...bonus, expression }]))), { period: paid(payDate) }).source;
    expect(sourceOf(bonus.expression, '2026-01-15')).toBe(sourceOf('Staff.Base * 6% + 100', '2026-01-15'));
    expect(sourceOf(bonus.expression, '2027-01-15')).toBe(sourceOf('Staff.Base * 7%', '2027-01-15'));
  });
});

describe('an explanation', () => {
  const program = compiled(definition(steps([bonus])));
  const input = readRow(program, testInput(program, { rows, history: [] }, []), 0);
  const cell = { table: 'Pay', column: 'Bonus' };

  test('shows the formula that was taken, since when and by what, and nothing of the others', () => {
    const root = explain(program, { period: paid('2026-02-05') }, input, cell);
    expect(root).toMatchObject({ value: '160.00', text: 'Staff.Base * 6% + 100' });
    expect(root.formula).toMatchObject({ from: '2026-01-01', source: 'Agreement of December 2025' });
    expect(root.children.map(({ text, value }) => `${text} = ${value}`)).toEqual(['Staff.Base * 6% = 60']);
    expect(explain(program, { period: paid('2025-02-05') }, input, cell)).toMatchObject({
      text: 'Staff.Base * 5%',
      formula: { from: null },
    });
  });

  test('says it in words, in both languages', () => {
    const told = (language: 'en' | 'zh-CN', day: string) =>
      narrate(program, { period: paid(day) }, input, cell, { reader: exactReader(language), audience: 'payroll' });
    const english = told('en', '2026-02-05');
    expect(english.sentences).toEqual([
      `Because the rule in force since ${exactReader('en').day('2026-01-01')} (Agreement of December 2025) applies: Base 1,000.00 × 0.06 + 100 = 160.00`,
    ]);
    expect(english.rule).toBe('Staff.Base * 6% + 100');
    expect(told('zh-CN', '2026-03-05').sentences[0]).toMatch(/^因为适用自.*起施行的规则：/);
    expect(told('en', '2025-02-05').sentences[0]).not.toContain('in force');
  });
});

test('before the first formula the cell says so in both languages', () => {
  const late = { ...bonus, expression: [{ from: '2026-04-01', expression: '1' }] };
  const program = compiled(definition(steps([late])));
  const input = readRow(program, testInput(program, { rows, history: [] }, []), 0);
  const told = (language: 'en' | 'zh-CN') =>
    narrate(
      program,
      { period: february },
      input,
      { table: 'Pay', column: 'Bonus' },
      { reader: exactReader(language), audience: 'payroll' },
    ).sentences.join(' ');
  expect(told('en')).toContain('No formula of this figure is in force yet');
  expect(told('zh-CN')).toContain('尚无生效的公式');
});

describe('what cannot be', () => {
  const error = (given: object, more: Table[] = []) => errorsOf(definition(steps([{ ...bonus, ...given } as DataColumn], more)))[0];

  test('an error names the formula and its place in it', () => {
    const expression = [
      { expression: 'Staff.Base' },
      { from: '2026-01-01', expression: 'Staff.Bsae * 2' },
      { from: '2027-01-01', expression: '1 +' },
    ];
    const errors = errorsOf(definition(steps([{ ...bonus, expression }])));
    expect(errors.map(({ code, version, range }) => [code, version, range?.from, range?.to])).toEqual([
      ['UNKNOWN_COLUMN', '2026-01-01', 6, 10],
      ['SYNTAX', '2027-01-01', 3, 3],
    ]);
  });

  test('two formulas from one day', () => {
    const expression = [
      { from: '2026-01-01', expression: '1' },
      { from: '2026-01-01', expression: '2' },
    ];
    expect(error({ expression })).toMatchObject({ code: 'PARAMETER_VERSION', message: 'Two formulas of Pay.Bonus hold from 2026-01-01.' });
    expect(error({ expression: [{ expression: '1' }, { expression: '2' }] })?.message).toContain('since ever');
  });

  test('a day that picks among one, and parts of the period where there are none', () => {
    expect(error({ expression: '1', validOn: 'period-end' })).toMatchObject({ code: 'TABLE_SHAPE', column: 'Bonus' });
    expect(error({ validOn: 'segment-start' })).toMatchObject({
      code: 'TABLE_SHAPE',
      nextStep: expect.stringContaining('segment.from') as string,
    });
  });

  test('a formula of another type than the column', () => {
    const expression = [{ expression: '1' }, { from: '2026-01-01', expression: '"a"' }];
    expect(error({ expression })).toMatchObject({ code: 'TYPE_MISMATCH', version: '2026-01-01' });
  });
});
