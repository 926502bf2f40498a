/** What is asked before anybody is paid. The tables of brackets are those of the law, the sums beside them made by hand. */
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { askRows, askTables, compileDefinition, historyTableNo, sayQuestion, sayTableFinding, specialise } from '../src/index.ts';
import { compiled, definitionOf, february, money, name, sampleInput, type Table } from './support.ts';

const reader = { en: exactReader('en'), 'zh-CN': exactReader('zh-CN') };

type Row = Record<string, string | number>;

/** The monthly table of the Chinese income tax (个人所得税法, table of 2019), first three rows. */
function taxTable(rows: Row[], more: Partial<Extract<Table, { kind: 'parameter' }>> = {}): Table {
  return {
    code: 'Monthly',
    kind: 'parameter',
    name: name('Monthly tax'),
    bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate', base: 'Base', quick: 'Quick' },
    columns: [
      { code: 'UpTo', name: name('Up to'), type: 'money' },
      { code: 'Rate', name: name('Rate'), type: 'decimal' },
      { code: 'Base', name: name('Base'), type: 'money' },
      { code: 'Quick', name: name('Quick deduction'), type: 'money' },
    ],
    versions: [{ validFrom: '2026-01-01', source: 'test', rows }],
    ...more,
  };
}

/** The table alone, with one column that is calculated. */
const alone = (table: Table, expression: string) =>
  compiled(
    definitionOf([], undefined, {
      exchangeRates: undefined,
      steps: [
        {
          code: 'ALL',
          name: name('All'),
          tables: [table, { code: 'R', kind: 'data', name: name('R'), columns: [money('X', expression)] }],
        },
      ],
    }),
  );

function asked(table: Table): string[] {
  const program = alone(table, '0');
  return askTables(program).map((finding) => sayTableFinding(program, finding, reader.en).message);
}

describe('dated tables', () => {
  test('nothing is asked of a table that follows from itself', () => {
    expect(
      asked(
        taxTable([
          { UpTo: 3000, Rate: 0.03, Base: 0, Quick: 0 },
          { UpTo: 12000, Rate: 0.1, Base: 90, Quick: 210 },
          { Rate: 0.2, Base: 990, Quick: 1410 },
        ]),
      ),
    ).toEqual([]);
  });

  test('a rate typed as a percentage', () => {
    expect(asked(taxTable([{ UpTo: 3000, Rate: 3 }, { Rate: 0.1 }]))).toEqual([
      '“Monthly tax” from Jan 1, 2026, row 1: Rate is 300%, but a share is expected from 0% to 100%.',
    ]);
  });

  test('a base and a quick deduction that do not follow from bounds and rates, one question for each wrong cell', () => {
    expect(
      asked(
        taxTable([
          { UpTo: 3000, Rate: 0.03, Base: 0, Quick: 0 },
          { UpTo: 12000, Rate: 0.1, Base: 80, Quick: 120 },
          { Rate: 0.2, Base: 980, Quick: 1410 },
        ]),
      ),
    ).toEqual([
      '“Monthly tax” from Jan 1, 2026, row 2: Base is 80.00, but bounds and rates give 90.00.',
      '“Monthly tax” from Jan 1, 2026, row 2: Quick deduction is 120.00, but bounds and rates give 210.00.',
    ]);
  });

  test('bases that follow from bounds printed to the dollar, as near as the table declares', () => {
    const rows = [
      { UpTo: 13463, Rate: 0.1, Base: 0 },
      { Rate: 0.12, Base: 1346.25 },
    ];
    const question = '“Monthly tax” from Jan 1, 2026, row 2: Base is 1,346.25, but bounds and rates give 1,346.30.';
    expect(asked(taxTable(rows))).toEqual([question]);
    expect(asked(taxTable(rows, { plausible: { difference: 0.04 } }))).toEqual([question]);
    expect(asked(taxTable(rows, { plausible: { difference: 0.05 } }))).toEqual([]);
  });

  test('amounts without a row', () => {
    expect(
      asked(
        taxTable([
          { UpTo: 3000, Rate: 0.03 },
          { UpTo: 12000, Rate: 0.1 },
        ]),
      ),
    ).toEqual(['“Monthly tax” from Jan 1, 2026 has no row above 12,000.00.']);
  });

  test('a gap between two versions, and a figure that jumps by more than is usual or declared', () => {
    const versions = [
      { validFrom: '2025-01-01', validTo: '2025-12-30', source: 'test', rows: [{ UpTo: 3000, Rate: 0.03 }, { Rate: 0.1 }] },
      { validFrom: '2026-01-01', source: 'test', rows: [{ UpTo: 3000, Rate: 0.03 }, { Rate: 0.16 }] },
    ];
    expect(asked(taxTable([], { versions }))).toEqual([
      '“Monthly tax” has no rows from Dec 31, 2025 until Jan 1, 2026.',
      '“Monthly tax” from Jan 1, 2026, row 2: Rate goes from 0.1 to 0.16.',
    ]);
    expect(asked(taxTable([], { versions, plausible: { change: 0.6 } }))).toHaveLength(1);
  });
});

describe('what is left out of a table of brackets is derived', () => {
  test.each([
    [2000, '60.00'],
    [10000, '790.00'],
    [20000, '2590.00'],
  ])('QUICK of %d without a column of quick deductions', (base, tax) => {
    const table = taxTable([{ UpTo: 3000, Rate: 0.03 }, { UpTo: 12000, Rate: 0.1 }, { Rate: 0.2 }]);
    const bare = { ...table, bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate' } } as Table;
    const program = alone(bare, `QUICK(Monthly, ${base})`);
    const output = specialise(program, { period: february }).run({ rows: 1, tables: new Map() });
    expect((Number(output.tables[0]?.v[0]?.[0]) / 100).toFixed(2)).toBe(tax);
  });
});

describe('people', () => {
  const definition = definitionOf(
    [money('Gross', 'Sample.Base'), money('Off', 'ROUND(Sample.Base * Sample.Rate, 2)'), money('Net', '[Gross] - [Off]')],
    [
      { code: 'Base', name: name('Base salary'), type: 'money', source: 'compensation.A', plausible: { from: 1000, to: '50000' } },
      {
        code: 'Rate',
        name: { en: 'Pension rate', 'zh-CN': '养老费率' },
        type: 'decimal',
        source: 'compensation.B',
        display: { percentage: true },
      },
    ],
    {
      balances: [{ code: 'NET', name: name('Net'), scale: 2, from: 'Result.Net' }],
      summary: { gross: 'Result.Gross', deductions: 'Result.Off', net: 'Result.Net' },
      plausible: { pay: { element: 'NET', times: 2 } },
    },
  );
  const program = compiled(definition);

  /** Each person's salary and rate, and what was paid the period before. */
  function found(people: readonly (readonly [base: number, rate: number, last: number])[]): string[] {
    const minor = (index: 0 | 1 | 2, digits: number) => people.map((person) => BigInt(Math.round(person[index] * 10 ** digits)));
    const tableOf = (columns: readonly bigint[][]) => sampleInput(columns).tables.get(1) ?? { numbers: [], texts: [] };
    const given = sampleInput([minor(0, 2), minor(1, 6)]);
    const input = { ...given, tables: new Map([...given.tables, [historyTableNo, tableOf([minor(2, 2)])]]) };
    const kernel = specialise(program, { period: february });
    return askRows(kernel, input, kernel.run(input)).map(({ question, row, value, against }) => {
      const asks = program.questions[question];
      if (!asks) throw new Error('a finding without its question');
      const said = sayQuestion(program, asks, reader.en);
      return `${row}: ${said.message}: ${said.person(value, against)}`;
    });
  }

  test('a rate typed as 8 pays nobody unasked', () => {
    expect(
      found([
        [10_000, 0.08, 0],
        [10_000, 8, 0],
      ]),
    ).toEqual(['1: Pension rate is a share and expected from 0% to 100%: 800%', '1: Net is negative: −70,000.00']);
  });

  test('a salary outside of what the definition declares, the bounds themselves within', () => {
    expect(
      found([
        [999.99, 0, 0],
        [1000, 0, 0],
        [50_000, 0, 0],
        [50_000.01, 0, 0],
      ]),
    ).toEqual([
      '0: Base salary is expected from 1,000.00 to 50,000.00: 999.99',
      '3: Base salary is expected from 1,000.00 to 50,000.00: 50,000.01',
    ]);
  });

  test('pay more than twice, or less than half, of the period before; twice exactly is not asked, nor who had nothing', () => {
    expect(
      found([
        [4000, 0, 2000],
        [4000, 0, 1999.99],
        [4000, 0, 8000],
        [4000, 0, 8000.01],
        [4000, 0, 0],
      ]),
    ).toEqual([
      '1: Net is expected within 2 times of the period before: 4,000.00 now, 1,999.99 before',
      '3: Net is expected within 2 times of the period before: 4,000.00 now, 8,000.01 before',
    ]);
  });

  test('a record that stands in two tables is one question, another value of it a second one', () => {
    const salary = (code: string) =>
      ({ code, name: name(code), type: 'money', source: 'compensation.A', plausible: { from: 1000 } }) as const;
    const twice = compiled(definitionOf([money('X', '0')], [salary('Base'), salary('Same')]));
    const kernel = specialise(twice, { period: february });
    const input = sampleInput([
      [500_00n, 500_00n, 2000_00n],
      [500_00n, 400_00n, 2000_00n],
    ]);
    expect(askRows(kernel, input, kernel.run(input)).map(({ row, value }) => [row, value])).toEqual([
      [0, 500_00n],
      [1, 500_00n],
      [1, 400_00n],
    ]);
  });

  test('in Chinese', () => {
    const rate = program.questions.find(({ code }) => code === 'RATE_OUTSIDE');
    expect(rate && sayQuestion(program, rate, reader['zh-CN']).message).toBe('养老费率是比例，应介于 0% 至 100%');
  });
});

describe('months of 30 days', () => {
  const program = compiled(
    definitionOf(
      [money('Pay', 'PRORATE(3000, FIXED_30, Sample.Hired)')],
      [{ code: 'Hired', name: name('Hire date'), type: 'date', source: 'employee.hire_date' }],
    ),
  );
  const days = (iso: string): bigint => BigInt(Date.parse(iso) / 86_400_000);
  const hired = ['2026-03-30', '2026-03-31', '2026-01-31', '2026-04-01'];
  const march = { ...february, start: '2026-03-01', end: '2026-03-31', taxMonth: 3, paymentMonth: '2026-03' };
  const found = (period: typeof february): (string | undefined)[] => {
    const kernel = specialise(program, { period });
    const input = sampleInput([hired.map(days)]);
    return askRows(kernel, input, kernel.run(input)).map(({ row }) => hired[row]);
  };

  test('who joins on the 31st and is paid nothing for it is asked about, in no other month', () => {
    expect(found(march)).toEqual(['2026-03-31']);
    expect(found(february)).toEqual([]);
  });
});

test('what is plausible must be a value of the column', () => {
  const errors = (plausible: { from?: number | string; to?: number | string }, type: 'money' | 'text' | 'date') => {
    const result = compileDefinition(
      definitionOf([money('X', '0')], [{ code: 'A', name: name('A'), type, source: 'employee.a', plausible }]),
    );
    return result.ok ? [] : result.errors.map(({ code, message }) => `${code} ${message}`);
  };
  expect(errors({ from: 'much' }, 'money')).toEqual(['PLAUSIBLE_VALUES What is plausible is not written as a value of the column.']);
  expect(errors({ from: 2, to: 1 }, 'money')).toEqual(['PLAUSIBLE_VALUES No value lies between "from" and "to".']);
  expect(errors({ from: 1 }, 'text')).toEqual(['PLAUSIBLE_VALUES A column of type text has no smallest or largest value.']);
  expect(errors({ from: '2026-01-01' }, 'date')).toEqual([]);
});
