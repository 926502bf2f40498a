/** A table that begins with a law: before it a value, nothing, or an error; and brackets of the year that scale with the period. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { exactReader } from '@wagewright/contracts/format';
import { describe, expect, test } from 'vitest';
import { narrate, type PeriodFacts, readRow, runDefinitionTests, specialise } from '../src/index.ts';
import { testInput } from '../src/test-input.ts';
import { column, data, definition, formula } from './line-support.ts';
import { compiled, february, name, type Table } from './support.ts';

type Before = number | 'not-applicable' | undefined;

const rule = <T extends object>(code: string, shape: T, rows: Record<string, string | number>[], before: Before): Table =>
  ({
    code,
    kind: 'parameter',
    name: { en: `The ${code}`, 'zh-CN': code },
    ...shape,
    columns: [column('Kind', 'text'), column('UpTo', 'money'), column('Rate', 'decimal'), column('Word', 'text')],
    versions: [
      { validFrom: '2026-01-01', validTo: '2026-06-30', source: 'test', rows },
      { validFrom: '2026-09-01', source: 'test', rows },
    ],
    ...(before === undefined ? {} : { before }),
  }) as Table;

const tables = (before: Before): Table[] => [
  rule('One', {}, [{ Rate: 0.1, Word: 'now' }], before),
  rule('Key', { key: ['Kind'] }, [{ Kind: 'a', Rate: 0.2 }], before),
  rule('Tax', { bracket: { column: 'UpTo', bound: 'up-to', rate: 'Rate' } }, [{ UpTo: 1_000_000, Rate: 0.3 }], before),
];

const formulas = [
  formula('Plain', 'decimal', 'One.Rate'),
  formula('Found', 'decimal', 'LOOKUP(Key, "a", Rate)'),
  formula('Charged', 'decimal', 'PROGRESSIVE(Tax, 100)'),
  formula('Ranged', 'decimal', 'RANGE(Tax, 100, Rate)'),
  formula('Word', 'text', 'One.Word'),
  formula('Has', 'boolean', 'HAS_VERSION(One)'),
];

const paid = (payDate: string): PeriodFacts => ({ ...february, payDate });

function failures(before: Before, payDate: string, expected: object): string[] {
  const tests = [{ name: payDate, period: paid(payDate), rows: { Staff: [{}] }, history: [], expect: { Pay: [expected] } }];
  const staff: Table = {
    code: 'Staff',
    kind: 'snapshot',
    name: name('Staff'),
    columns: [column('Base', 'money', { source: 'employee.base' })],
  };
  const plain = definition({ ALL: [staff, ...tables(before), data('Pay', formulas)] });
  return runDefinitionTests(compiled(calculationDefinitionSchema.parse({ ...plain, tests }))).flatMap((result) => result.failures);
}

const missing = { error: 'MISSING_VERSION' };
const inForce = { Plain: 0.1, Found: 0.2, Charged: 30, Ranged: 0.3, Word: 'now', Has: true };

describe('before the first version of a table', () => {
  test('a declared number is read, whatever the way; texts are blank', () => {
    expect(failures(0, '2025-12-31', { Plain: 0, Found: 0, Charged: 0, Ranged: 0, Word: null, Has: false })).toEqual([]);
    expect(failures(0, '2026-01-01', inForce)).toEqual([]);
  });

  test('a table that is not applicable yet gives nothing', () => {
    const nothing = { Plain: null, Found: null, Charged: null, Ranged: null, Word: null, Has: false };
    expect(failures('not-applicable', '2025-12-31', nothing)).toEqual([]);
    expect(failures('not-applicable', '2026-01-01', inForce)).toEqual([]);
  });

  test('undeclared, a version is missing; so it is in a gap between two, declared or not', () => {
    const gap = { Plain: missing, Found: missing, Charged: missing, Ranged: missing, Word: missing, Has: false };
    expect(failures(undefined, '2025-12-31', gap)).toEqual([]);
    expect(failures(0, '2026-07-01', gap)).toEqual([]);
  });

  test('costs nothing: generated code holds the side that applies', () => {
    const sourceOf = (before: Before): string =>
      specialise(compiled(definition({ ALL: [...tables(before), data('Pay', formulas)] })), { period: paid('2026-02-05') }).source;
    expect(sourceOf(0)).toBe(sourceOf(undefined));
  });

  test('an explanation says that the rule has not begun, and passes over one that has', () => {
    const program = compiled(definition({ ALL: [...tables(0), data('Pay', formulas)] }));
    const input = readRow(program, testInput(program, { rows: {}, history: [] }, []), 0);
    const told = (day: string) =>
      narrate(program, { period: paid(day) }, input, { table: 'Pay', column: 'Plain' }, { reader: exactReader('en'), audience: 'payroll' });
    expect(told('2025-12-31').sentences).toEqual(['Because “The One” has no rows in force in this period: 0']);
    expect(told('2026-02-05').sentences).toEqual(['Taken over as it is: Rate 0.1']);
  });
});
