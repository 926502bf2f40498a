/** Dated tables at their edges: what is refused names version and row, what is asked begins exactly where the rule says. */
import type { CalculationDefinitionInput } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { askTables } from '../src/index.ts';
import { compiled, definitionOf, errorsOf, money, name, type Table, withTables } from './support.ts';

type Parameter = Extract<Table, { kind: 'parameter' }>;
type Versions = NonNullable<Parameter['versions']>;
type Rows = Versions[number]['rows'];

const keyed = (versions: Versions, more: Partial<Parameter> = {}): Parameter => ({
  code: 'Cities',
  kind: 'parameter',
  name: name('Cities'),
  key: ['City', 'Kind'],
  columns: [
    { code: 'City', name: name('City'), type: 'text' },
    { code: 'Kind', name: name('Kind'), type: 'text' },
    { code: 'Floor', name: name('Floor'), type: 'money' },
  ],
  versions,
  ...more,
});

const brackets = (bound: 'up-to' | 'from', versions: Versions): Parameter => ({
  code: 'Brackets',
  kind: 'parameter',
  name: name('Brackets'),
  bracket: { column: 'Bound', bound, rate: 'Rate', base: 'Base' },
  columns: [
    { code: 'Bound', name: name('Bound'), type: 'money' },
    { code: 'Rate', name: name('Rate'), type: 'decimal' },
    { code: 'Base', name: name('Base'), type: 'money' },
  ],
  versions,
});

const since = (validFrom: string, rows: Rows, validTo?: string): Versions[number] => ({
  validFrom,
  ...(validTo === undefined ? {} : { validTo }),
  source: 'test',
  rows,
});

const definition = (table: Parameter) => withTables(definitionOf([money('X', '1')]), [table]);
const refused = (table: Parameter): string[] =>
  errorsOf(definition(table)).map(({ code, column, rates }) => `${code} ${column ?? '–'} ${rates?.validFrom ?? '–'} ${rates?.row ?? '–'}`);
/** The questions that are asked, with column and row from 1, and what is expected. */
const asked = (table: Parameter): string[] => {
  const program = compiled(definition(table));
  return askTables(program)
    .filter(({ table: no }) => program.tables.find((plan) => plan.no === no)?.code === table.code)
    .map(({ code, column, row }) => `${code} ${column === null ? '–' : table.columns[column]?.code} ${row === null ? '–' : row + 1}`);
};

describe('a row that is refused is named by its version and its place', () => {
  const first = { City: 'kunming', Kind: 'urban', Floor: 1 };
  test.each<[string, Rows, string[]]>([
    ['a second row of the same key', [first, { ...first, Kind: 'rural' }, first], ['NO_UNIQUE_ROW City 2026-01-01 3']],
    ['a key that is missing', [first, { City: 'dali', Floor: 1 }], ['PARAMETER_VALUE Kind 2026-01-01 2']],
    ['a cell of no column', [first, { ...first, City: 'dali', Flor: 1 }], ['PARAMETER_VALUE – 2026-01-01 2']],
    ['a cell with too many digits', [first, { ...first, City: 'dali', Floor: 1.005 }], ['PARAMETER_VALUE Floor 2026-01-01 2']],
  ])('%s', (_title, rows, errors) => {
    expect(refused(keyed([since('2026-01-01', rows)]))).toEqual(errors);
  });

  test.each<[string, Rows, string[]]>([
    ['bounds that stand still', [{ Bound: 5, Rate: 0 }, { Bound: 5, Rate: 0 }, { Rate: 0 }], ['TABLE_SHAPE Bound 2026-01-01 2']],
    [
      'bounds that fall',
      [
        { Bound: 5, Rate: 0 },
        { Bound: 6, Rate: 0 },
        { Bound: 4, Rate: 0 },
      ],
      ['TABLE_SHAPE Bound 2026-01-01 3'],
    ],
    ['a bound that is missing before the last row', [{ Rate: 0 }, { Bound: 5, Rate: 0 }], ['PARAMETER_VALUE Bound 2026-01-01 1']],
    ['a rate that is missing', [{ Bound: 5, Rate: 0 }, { Bound: 6 }], ['PARAMETER_VALUE Rate 2026-01-01 2']],
    ['the last bound may be missing', [{ Bound: 5, Rate: 0 }, { Rate: 0 }], []],
  ])('%s', (_title, rows, errors) => {
    expect(refused(brackets('up-to', [since('2026-01-01', rows)]))).toEqual(errors);
  });

  test('a lower bound may not be missing anywhere', () => {
    expect(refused(brackets('from', [since('2026-01-01', [{ Bound: 0, Rate: 0 }, { Rate: 0 }])]))).toEqual([
      'PARAMETER_VALUE Bound 2026-01-01 2',
    ]);
  });

  test('and its sentence says the row as well', () => {
    const messages = (table: Parameter) => errorsOf(definition(table)).map(({ message }) => message);
    const cities = (row: Rows[number]) => messages(keyed([since('2026-01-01', [first, { City: 'dali', Kind: 'urban', ...row }])]));
    expect(cities({ Flor: 1 })).toEqual(['Row 2 of the version from 2026-01-01 has a cell "Flor", but the table has no such column.']);
    expect(cities({ Floor: 1.005 })[0]).toMatch(/^Row 2 of the version from 2026-01-01: /);
    const steps = (...rows: Rows) => messages(brackets('up-to', [since('2026-01-01', rows)]));
    expect(steps({ Rate: 0 }, { Bound: 5, Rate: 0 })).toEqual(['Row 1 of the version from 2026-01-01 has no bound.']);
    expect(steps({ Bound: 5, Rate: 0 }, { Bound: 4, Rate: 0 })).toEqual([
      'The bounds of the version from 2026-01-01 do not rise at row 2.',
    ]);
    expect(steps({ Bound: 5, Rate: 0 }, { Bound: 6 })).toEqual(['Row 2 of the version from 2026-01-01 has no Rate.']);
  });

  test('a table without a key has one row', () => {
    const single = (rows: Rows) => refused(keyed([since('2026-01-01', rows)], { key: [] }));
    expect([single([{ Floor: 1 }]), single([{ Floor: 1 }, { Floor: 2 }])]).toEqual([[], ['TABLE_SHAPE – 2026-01-01 –']]);
  });
});

describe('versions hold one after another', () => {
  const codes = (...versions: Versions) => errorsOf(definition(keyed(versions))).map(({ message }) => message);
  const rows = [{ City: 'kunming', Kind: 'urban', Floor: 1 }];

  test('the day after one ends is the first on which the next may begin', () => {
    expect(codes(since('2025-01-01', rows, '2025-12-31'), since('2026-01-01', rows))).toEqual([]);
    expect(codes(since('2025-01-01', rows, '2026-01-01'), since('2026-01-01', rows))).toEqual([
      'Two versions of Cities hold on 2026-01-01.',
    ]);
    expect(codes(since('2026-01-01', rows), since('2026-01-01', rows))).toEqual(['Two versions of Cities hold on 2026-01-01.']);
    expect(codes(since('2026-01-01', rows), since('2025-01-01', rows))).toEqual([]);
  });

  test('a version may last a day, and none', () => {
    expect(codes(since('2026-01-01', rows, '2026-01-01'))).toEqual([]);
    expect(codes(since('2026-01-02', rows, '2026-01-01'))).toEqual(['A version of Cities ends on 2026-01-01, before it starts.']);
  });
});

describe('what is asked', () => {
  const floors = (floor: number | string): Rows => [{ City: 'kunming', Kind: 'urban', Floor: floor }];
  const years = (before: number | string, after: number | string, more: Partial<Parameter> = {}) =>
    asked(keyed([since('2025-01-01', floors(before), '2025-12-31'), since('2026-01-01', floors(after))], more));

  test('a figure that goes up or down by more than half is asked, by half exactly it is not', () => {
    expect([years(100, 150), years(100, 150.01), years(100, 50), years(100, 49.99)]).toEqual([
      [],
      ['VERSION_CHANGE Floor 1'],
      [],
      ['VERSION_CHANGE Floor 1'],
    ]);
    expect([years(-100, -150), years(-100, -150.01), years(0, 100), years(0.01, 0.02)]).toEqual([
      [],
      ['VERSION_CHANGE Floor 1'],
      [],
      ['VERSION_CHANGE Floor 1'],
    ]);
    expect(years(100, 111, { plausible: { change: 0.1 } })).toEqual(['VERSION_CHANGE Floor 1']);
  });

  test('a row is compared with the row of its whole key, and a new one with none', () => {
    const before = [
      { City: 'kunming', Kind: 'rural', Floor: 10 },
      { City: 'kunming', Kind: 'urban', Floor: 100 },
    ];
    const after = [
      { City: 'kunming', Kind: 'urban', Floor: 101 },
      { City: 'kunming', Kind: 'rural', Floor: 100 },
      { City: 'dali', Kind: 'rural', Floor: 1 },
    ];
    expect(asked(keyed([since('2025-01-01', before, '2025-12-31'), since('2026-01-01', after)]))).toEqual(['VERSION_CHANGE Floor 2']);
  });

  test('days between two versions are asked, a single one too', () => {
    const between = (validTo: string) => asked(keyed([since('2025-01-01', floors(1), validTo), since('2026-01-01', floors(1))]));
    expect([between('2025-12-31'), between('2025-12-30')]).toEqual([[], ['VERSION_GAP – –']]);
  });

  test('what is plausible holds its bounds, for days as for amounts', () => {
    const plausible = (type: 'money' | 'date', from: string | number, to: string | number, value: string | number) =>
      asked(
        keyed([since('2026-01-01', floors(value))], {
          columns: [
            { code: 'City', name: name('City'), type: 'text' },
            { code: 'Kind', name: name('Kind'), type: 'text' },
            { code: 'Floor', name: name('Floor'), type, plausible: { from, to } },
          ],
        }),
      );
    const outside = ['VALUE_OUTSIDE Floor 1'];
    expect([10, 9.99, 20, 20.01].map((value) => plausible('money', 10, 20, value))).toEqual([[], outside, [], outside]);
    const days = ['2026-01-10', '2026-01-09', '2026-01-20', '2026-01-21'];
    expect(days.map((value) => plausible('date', '2026-01-10', '2026-01-20', value))).toEqual([[], outside, [], outside]);
  });

  test('brackets by their lower bounds: what lies below the first is asked, unless it is nothing', () => {
    const lower = (first: number) =>
      asked(
        brackets('from', [
          since('2026-01-01', [
            { Bound: first, Rate: 0.1 },
            { Bound: 900, Rate: 0.2 },
          ]),
        ]),
      );
    expect([lower(0), lower(-5), lower(0.01)]).toEqual([[], [], ['BRACKET_GAP Bound 1']]);
  });

  test('a base differs from a cent on, above as below', () => {
    const base = (Base: number) =>
      asked(
        brackets('up-to', [
          since('2026-01-01', [
            { Bound: 100, Rate: 0.105, Base: 0 },
            { Rate: 0.2, Base },
          ]),
        ]),
      );
    expect([base(10.5), base(10.51), base(10.49)]).toEqual([[], ['BASE_DIFFERS Base 2'], ['BASE_DIFFERS Base 2']]);
  });
});

test('a definition without dated tables is asked nothing', () => {
  const bare = definitionOf([], undefined, {
    exchangeRates: undefined,
    steps: [{ code: 'ALL', name: name('All'), tables: [{ code: 'R', kind: 'data', name: name('R'), columns: [money('X', '1')] }] }],
  } satisfies Partial<CalculationDefinitionInput>);
  expect(askTables(compiled(bare))).toEqual([]);
});
