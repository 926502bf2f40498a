/** Small definitions for tests. */
import { type CalculationDefinition, type CalculationDefinitionInput, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import {
  compileDefinition,
  type DefinitionError,
  type InputTable,
  type KernelInput,
  type PeriodFacts,
  type Program,
} from '../src/index.ts';

export const name = (text: string): { en: string; 'zh-CN': string } => ({ en: text, 'zh-CN': text });

export type Table = CalculationDefinitionInput['steps'][number]['tables'][number];
type DataColumn = Extract<Table, { kind: 'data' }>['columns'][number];
type SnapshotColumn = Extract<Table, { kind: 'snapshot' }>['columns'][number];

export const february: PeriodFacts = {
  start: '2026-02-01',
  end: '2026-02-28',
  payDate: '2026-03-05',
  taxYear: 2026,
  taxMonth: 2,
  paymentMonth: '2026-02',
  numberInYear: 2,
  holidays: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
  extraWorkdays: [],
};

/** Parameter tables that expressions in tests read: Tax (brackets), Rates (key), Law (one row). */
export const parameterTables: Table[] = [
  {
    code: 'Tax',
    kind: 'parameter',
    name: name('Tax'),
    bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate', quick: 'Quick' },
    columns: [
      { code: 'UpTo', name: name('Up to'), type: 'money' },
      { code: 'Rate', name: name('Rate'), type: 'decimal' },
      { code: 'Quick', name: name('Quick'), type: 'money' },
    ],
    versions: [
      {
        validFrom: '2026-01-01',
        source: 'test',
        rows: [
          { UpTo: 36000, Rate: 0.03, Quick: 0 },
          { UpTo: 144000, Rate: 0.1, Quick: 2520 },
          { UpTo: 300000, Rate: 0.2, Quick: 16920 },
        ],
      },
    ],
  },
  {
    code: 'Rates',
    kind: 'parameter',
    name: name('Rates'),
    key: ['Kind'],
    columns: [
      { code: 'Kind', name: name('Kind'), type: 'text' },
      { code: 'Rate', name: name('Rate'), type: 'decimal' },
    ],
    versions: [
      {
        validFrom: '2026-01-01',
        source: 'test',
        rows: [
          { Kind: 'night', Rate: 0.3 },
          { Kind: 'day', Rate: 0 },
        ],
      },
    ],
  },
  {
    code: 'Law',
    kind: 'parameter',
    name: name('Law'),
    columns: [{ code: 'Allowance', name: name('Allowance'), type: 'money' }],
    versions: [{ validFrom: '2026-01-01', source: 'test', rows: [{ Allowance: 5000 }] }],
  },
];

export const defaultInputs: SnapshotColumn[] = [
  { code: 'Blank', name: name('Blank'), type: 'money', source: 'compensation.A' },
  { code: 'Blank_Date', name: name('Blank date'), type: 'date', source: 'employee.hire_date' },
];

/** Found by a number with decimals. */
const steps: Table = {
  code: 'Steps',
  kind: 'parameter',
  name: name('Steps'),
  key: ['Step'],
  columns: [
    { code: 'Step', name: name('Step'), type: 'decimal' },
    { code: 'Rate', name: name('Rate'), type: 'decimal' },
  ],
  versions: [{ validFrom: '2026-01-01', source: 'test', rows: [0, 0.25, 1, 1.5, 7, 28].map((Step, index) => ({ Step, Rate: index / 8 })) }],
};

/** Read by CONVERT; behind the others so that their numbers stay. */
const exchangeRates: Table = {
  code: 'Fx',
  kind: 'parameter',
  name: name('Fx'),
  key: ['From', 'To'],
  columns: [
    { code: 'From', name: name('From'), type: 'text' },
    { code: 'To', name: name('To'), type: 'text' },
    { code: 'Rate', name: name('Rate'), type: 'decimal' },
  ],
  versions: [
    { validFrom: '2026-01-01', validTo: '2026-02-28', source: 'test', rows: [{ From: 'CNY', To: 'USD', Rate: 0.139 }] },
    {
      validFrom: '2026-03-01',
      source: 'test',
      rows: [
        { From: 'CNY', To: 'USD', Rate: 0.14 },
        { From: 'USD', To: 'CNY', Rate: 7.1 },
      ],
    },
  ],
};

/** Snapshot table Sample (1), parameter tables 2–4, data table Result (5), exchange rates Fx (6), Steps (7). */
export function definitionOf(
  columns: DataColumn[],
  inputs: SnapshotColumn[] = defaultInputs,
  more: Partial<CalculationDefinitionInput> = {},
): CalculationDefinition {
  return calculationDefinitionSchema.parse({
    code: 'TEST',
    name: name('Test'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    exchangeRates: { table: 'Fx', from: 'From', to: 'To', rate: 'Rate' },
    steps: [
      {
        code: 'ALL',
        name: name('All'),
        tables: [
          { code: 'Sample', kind: 'snapshot', name: name('Sample'), columns: inputs },
          ...parameterTables,
          { code: 'Result', kind: 'data', name: name('Result'), columns },
          exchangeRates,
          steps,
        ],
      },
    ],
    ...more,
  });
}

export const money = (code: string, expression: string): DataColumn => ({ code, name: name(code), type: 'money', expression });

export function compiled(definition: CalculationDefinition): Program {
  const result = compileDefinition(definition);
  if (!result.ok) throw new Error(result.errors.map((error) => `${error.column}: ${error.message}`).join('\n'));
  return result.program;
}

export function errorsOf(definition: CalculationDefinition): readonly DefinitionError[] {
  const result = compileDefinition(definition);
  return result.ok ? [] : result.errors;
}

/** Minor units (null: blank) by column and row as input of table 1; values beyond 2^53 go to the sparse map. */
export function sampleInput(
  columns: readonly (readonly (bigint | null)[])[],
  texts: readonly (readonly (string | null)[])[] = [],
): KernelInput {
  const big = new Map<number, Map<number, bigint>>();
  const numbers = columns.map((values, index) =>
    Float64Array.from(values, (value, row) => {
      if (value === null) return Number.NaN;
      if (Number.isSafeInteger(Number(value))) return Number(value);
      big.set(index, (big.get(index) ?? new Map<number, bigint>()).set(row, value));
      return Number.NaN;
    }),
  );
  const table: InputTable = { numbers, texts: texts.map((column) => [...column]), big };
  return { rows: columns[0]?.length ?? texts[0]?.length ?? 0, tables: new Map([[1, table]]) };
}

/** The definition with more tables in its only step. */
export function withTables(definition: CalculationDefinition, tables: readonly Table[]): CalculationDefinition {
  const [step] = definition.steps;
  return calculationDefinitionSchema.parse({ ...definition, steps: [{ ...step, tables: [...(step?.tables ?? []), ...tables] }] });
}
