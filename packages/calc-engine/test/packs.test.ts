/** The packs compile, their own tests are green, and net = gross − deductions for everybody (M2). */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packNames, readPack } from '../packs/index.ts';
import {
  type InputTable,
  type KernelInput,
  measureStatistics,
  type Program,
  runDefinitionTests,
  specialise,
  verifySample,
} from '../src/index.ts';
import { compiled } from './support.ts';

const statuses = ['single', 'married_jointly', 'head_of_household', null];

function randomInput(program: Program, rows: number, draw: (max: number) => number): KernelInput {
  const tables = program.inputs.map((plan): [number, InputTable] => {
    const numbers = plan.columns
      .filter((column) => column.storage === 'v')
      .map((column) => {
        if (column.type === 'date')
          return Float64Array.from({ length: rows }, () => (draw(4) === 0 ? Number.NaN : 20_089 + draw(400) - 200));
        const max = plan.tableNo === 0 ? 40_000_000 : column.type === 'money' ? 40_000_000 : 10_000;
        return Float64Array.from({ length: rows }, () => (column.blank === 'keep' && draw(3) === 0 ? Number.NaN : draw(max)));
      });
    const texts = plan.columns
      .filter((column) => column.storage === 't')
      .map((column) =>
        Array.from({ length: rows }, () =>
          column.code === 'FilingStatus' ? (statuses[draw(4)] ?? null) : column.code === 'W4Step2' && draw(20) === 0 ? 'yes' : null,
        ),
      );
    return [plan.tableNo, { numbers, texts }];
  });
  return { rows, tables: new Map(tables) };
}

describe.each(packNames)('%s', (pack) => {
  const definition = calculationDefinitionSchema.parse(readPack(pack));

  test('its own tests are green', () => {
    const results = runDefinitionTests(compiled(definition));
    expect(results.length).toBeGreaterThan(3);
    expect(results.filter((result) => !result.passed)).toEqual([]);
  });

  test('a wrong expectation is found', () => {
    const copy = structuredClone(definition);
    const row = copy.tests[0]?.expect.Pay?.[0];
    if (!row || Array.isArray(row)) throw new Error('no test to break');
    row.Net = 1;
    const [result] = runDefinitionTests(compiled(copy));
    expect(result?.passed).toBe(false);
    expect(result?.failures[0]).toContain('Pay.Net, row 1: expected 1.00');
  });

  test('net = gross − deductions, and generated code = reference, for random employees (M2)', () => {
    const program = compiled(definition);
    const period = definition.tests[0]?.period;
    if (!period || !program.summary) throw new Error('the pack has a summary and tests');
    const kernel = specialise(program, { period });
    const pay = program.tables.find((table) => table.code === 'Pay');
    const position = (path: string): number => (pay?.columns.find((column) => column.code === path.split('.')[1])?.position ?? 0) - 1;
    const summary = program.summary;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000_000_000)), (stream) => {
        const rows = 60;
        const input = randomInput(program, rows, (max) => (stream.next().value ?? 0) % max);
        const output = kernel.run(input);
        expect(verifySample(kernel, output, input, 1, rows)).toEqual([]);
        const table = output.tables[0];
        for (let row = 0; row < rows; row += 1) {
          if (table?.errorCount[row] !== 0) continue;
          const [gross = 0, deductions = 0, net = 0] = [summary.gross, summary.deductions, summary.net].map(
            (path) => table.v[position(path)]?.[row] ?? Number.NaN,
          );
          expect(gross - deductions).toBe(net);
        }
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  test('an ordinary employee never needs the reference evaluator', () => {
    const program = compiled(definition);
    const [testCase] = definition.tests;
    if (!testCase) throw new Error('the pack has tests');
    const input = ordinaryInput(program);
    const output = specialise(program, { period: testCase.period, statistics: measureStatistics(program, input) }).run(input);
    expect(output.errors).toEqual([]);
    expect(output.referenceRows).toBe(0);
  });
});

/** One employee with a wage, nothing unusual: other amounts and texts are blank. */
function ordinaryInput(program: Program): KernelInput {
  const wage = ['AnnualSalary', 'BaseSalary', 'Wage', 'Bonus'];
  const tables = program.inputs.map((plan): [number, InputTable] => {
    const value = (code: string): number =>
      wage.includes(code) ? 1_200_000 : code === 'HireDate' ? 18_000 : plan.tableNo === 0 ? 0 : Number.NaN;
    const numbers = plan.columns.filter((column) => column.storage === 'v').map(({ code }) => Float64Array.of(value(code)));
    return [plan.tableNo, { numbers, texts: plan.columns.filter((column) => column.storage === 't').map(() => [null]) }];
  });
  return { rows: 1, tables: new Map(tables) };
}
