/** Whom a question finds: the line of the employee, values beyond doubles in their place, and pay against the last pay to the last digit. */
import { describe, expect, test } from 'vitest';
import { askRows, historyTableNo, type InputTable, type KernelInput, type Program, specialise } from '../src/index.ts';
import { data, definition, field, formula } from './line-support.ts';
import { compiled, definitionOf, february, money, name, sampleInput, type Table } from './support.ts';

const found = (program: Program, input: KernelInput) => {
  const kernel = specialise(program, { period: february });
  return askRows(kernel, input, kernel.run(input)).map(({ question, row, line, value, against }) =>
    [program.questions[question]?.code, row, line, value, against].filter((part) => part !== null).join(' '),
  );
};

describe('lines', () => {
  const visits: Table = {
    code: 'Visits',
    kind: 'snapshot',
    lines: 'visits',
    name: name('Visits'),
    columns: [field('Fee', 'money', { plausible: { from: 1, to: 100 } })],
  };
  const program = compiled(
    definition({
      ALL: [visits, data('Pay', [formula('Amount', 'money', 'Visits.Fee * 2', { plausible: { from: 0, to: 150 } })], 'Visits')],
    }),
  );
  /** Amounts in cents, the lines of each employee. */
  const input = (employees: readonly (readonly (number | bigint)[])[]): KernelInput => {
    const lines = employees.flat();
    const first = Int32Array.from([0, ...employees.map((_, index) => employees.slice(0, index + 1).flat().length)]);
    const big = new Map([[0, new Map(lines.flatMap((fee, item): [number, bigint][] => (typeof fee === 'bigint' ? [[item, fee]] : [])))]]);
    const numbers = [Float64Array.from(lines, (fee) => (typeof fee === 'bigint' ? Number.NaN : fee))];
    return { rows: employees.length, tables: new Map<number, InputTable>([[1, { numbers, texts: [], first, big }]]) };
  };

  test('are named by their employee and their place among the employee’s, also behind employees without any', () => {
    const employees = [[], [50, 5_000, 10_001], [], [], [100, 10_000, 99], [7_501]];
    expect(found(program, input(employees))).toEqual([
      'VALUE_OUTSIDE 1 0 50',
      'VALUE_OUTSIDE 1 2 10001',
      'VALUE_OUTSIDE 4 2 99',
      'VALUE_OUTSIDE 1 2 20002',
      'VALUE_OUTSIDE 4 1 20000',
      'VALUE_OUTSIDE 5 0 15002',
    ]);
  });

  test('a value beyond doubles is found in its place, with all its digits', () => {
    const large = 2n ** 60n + 1n;
    expect(found(program, input([[50], [5_000, large], [99]])).filter((said) => !said.includes(String(large * 2n)))).toEqual([
      'VALUE_OUTSIDE 0 0 50',
      `VALUE_OUTSIDE 1 1 ${large}`,
      'VALUE_OUTSIDE 2 0 99',
    ]);
  });
});

describe('pay against the last pay', () => {
  const program = compiled(
    definitionOf([money('Net', 'Sample.Pay')], [{ code: 'Pay', name: name('Pay'), type: 'money', source: 'compensation.pay' }], {
      balances: [{ code: 'NET', name: name('Net'), scale: 2, from: 'Result.Net' }],
      plausible: { pay: { element: 'NET', times: 1.5 } },
    }),
  );
  /** Each person's pay now and before, in cents. */
  const asked = (...people: readonly (readonly [now: bigint, before: bigint])[]) => {
    const given = sampleInput([people.map(([now]) => now)]);
    const before = sampleInput([people.map(([, last]) => last)]).tables.get(1);
    return found(program, { ...given, tables: new Map([...given.tables, ...(before ? ([[historyTableNo, before]] as const) : [])]) });
  };

  test('one and a half times exactly is not asked, a cent beyond is, upwards and downwards', () => {
    expect(
      asked([300n, 200n], [301n, 200n], [200n, 300n], [199n, 300n], [5n, 3n], [4n, 3n], [2n, 3n], [1n, 3n], [2n, 1n], [1n, 2n]),
    ).toEqual([
      'PAY_FAR_FROM_LAST 1 0 301 200',
      'PAY_FAR_FROM_LAST 3 0 199 300',
      'PAY_FAR_FROM_LAST 4 0 5 3',
      'PAY_FAR_FROM_LAST 7 0 1 3',
      'PAY_FAR_FROM_LAST 8 0 2 1',
      'PAY_FAR_FROM_LAST 9 0 1 2',
    ]);
  });

  test('who was paid nothing, or owed, before is not asked; who is paid nothing, or owes, now is', () => {
    expect(asked([100n, 0n], [100n, -100n], [0n, 100n], [-100n, 100n], [0n, 0n])).toEqual([
      'PAY_FAR_FROM_LAST 2 0 0 100',
      'PAY_FAR_FROM_LAST 3 0 -100 100',
    ]);
  });
});
