/** Small definitions with tables that have lines, and the tests in them. */
import { type CalculationDefinitionInput, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { runDefinitionTests } from '../src/index.ts';
import { compiled, february, name, type Table } from './support.ts';

export type Steps = Record<string, Table[]>;
export type Rows = NonNullable<CalculationDefinitionInput['tests']>[number]['rows'];
export type Expected = NonNullable<CalculationDefinitionInput['tests']>[number]['expect'];

export type Type = 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'boolean';

export const column = <R extends object>(code: string, type: Type, rest?: R) => ({ code, name: name(code), type, ...(rest as R) });
export const field = <R extends object>(code: string, type: Type, rest?: R) => ({
  ...column(code, type, rest),
  source: `employee.${code.toLowerCase()}`,
});
export const formula = <R extends object>(code: string, type: Type, expression: string, rest?: R) => ({
  ...column(code, type, rest),
  blank: 'keep' as const,
  expression,
});

export const overtime: Table = {
  code: 'Overtime',
  kind: 'snapshot',
  lines: 'overtime',
  name: name('Overtime'),
  columns: [field('Kind', 'text'), field('Hours', 'decimal', { scale: 2 }), field('Day', 'date')],
};
export const staff: Table = {
  code: 'Staff',
  kind: 'snapshot',
  name: name('Staff'),
  columns: [field('Base', 'money'), field('Unit', 'text')],
};
export const rates: Table = {
  code: 'Rates',
  kind: 'parameter',
  name: name('Rates'),
  key: ['Kind'],
  columns: [column('Kind', 'text'), column('Factor', 'decimal')],
  versions: [
    {
      validFrom: '2026-01-01',
      source: 'test',
      rows: [
        { Kind: 'weekday', Factor: 1.5 },
        { Kind: 'holiday', Factor: 3 },
      ],
    },
  ],
};

export function definition(steps: Steps, tests: { rows: Rows; expect: Expected }[] = []) {
  return calculationDefinitionSchema.parse({
    code: 'LINES',
    name: name('Lines'),
    currency: 'CNY',
    country: 'CN',
    periodsPerYear: 12,
    steps: Object.entries(steps).map(([code, tables]) => ({ code, name: name(code), tables })),
    tests: tests.map((given, index) => ({ name: `case ${index + 1}`, period: february, ...given })),
  });
}

export function failures(steps: Steps, rows: Rows, expected: Expected): string[] {
  const program = compiled(definition(steps, [{ rows, expect: expected }]));
  return runDefinitionTests(program).flatMap((result) => result.failures);
}

export const data = (code: string, columns: Extract<Table, { kind: 'data' }>['columns'], per?: string): Table => ({
  code,
  kind: 'data',
  name: name(code),
  columns,
  ...(per === undefined ? {} : { per }),
});

export const hours: Rows = {
  Overtime: [
    [
      { Kind: 'weekday', Hours: 2, Day: '2026-02-03' },
      { Kind: 'holiday', Hours: 8, Day: '2026-02-17' },
      { Kind: 'weekday', Hours: 1.5, Day: '2026-02-05' },
    ],
    [],
    [{ Kind: 'holiday', Hours: null, Day: '2026-02-18' }],
  ],
};
