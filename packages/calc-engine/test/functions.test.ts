/** Every example in the functions' documentation is true, and the generated code says the same. */
import { describe, expect, test } from 'vitest';
import { inputReader } from '../src/codegen/input.ts';
import { type CalculationDefinition, compileDefinition, type KernelInput, type Program, specialise, verifySample } from '../src/index.ts';
import { type CheckedNode, operandsOf, visitNodes } from '../src/language/checked.ts';
import { functions } from '../src/language/index.ts';
import { RowEvaluator } from '../src/reference/evaluator.ts';
import { Failure, type Value, valueToText } from '../src/reference/values.ts';
import { definitionOf, february, money, name, sampleInput, withTables } from './support.ts';

const types = ['decimal', 'text', 'date', 'boolean'] as const;

/** The example stands in Result, or in a table with a row for each of three Parts where it divides something among them. */
function exampleDefinition(expression: string, type: (typeof types)[number]): CalculationDefinition {
  const column = { code: 'Example', name: name('Example'), type, expression, blank: 'keep' } as const;
  const perPart = expression.startsWith('ALLOCATE');
  const plain = definitionOf([...(perPart ? [] : [column]), money('Gross', '0')], undefined, {
    balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.Gross' }],
    payTypes: [{ code: 'TAXABLE', name: name('Taxable') }],
  });
  return withTables(plain, [
    {
      code: 'Parts',
      kind: 'snapshot',
      lines: 'segments',
      name: name('Parts'),
      columns: [
        { code: 'Weight', name: name('Weight'), type: 'decimal', source: 'parts.weight' },
        { code: 'Amount', name: name('Amount'), type: 'money', source: 'parts.amount', types: ['TAXABLE'] },
        { code: 'Tail', name: name('Tail'), type: 'boolean', source: 'parts.tail' },
      ],
    },
    { code: 'Share', kind: 'data', per: 'Parts', name: name('Share'), columns: perPart ? [column] : [money('None', '0')] },
  ]);
}

/** Blank inputs; three parts of 10, 20 and 30 with equal weights, of which the last takes the rest. */
const input = (program: Program): KernelInput => ({
  rows: 1,
  tables: new Map([
    ...sampleInput([[null], [null]]).tables,
    [
      program.inputs.find(({ code }) => code === 'Parts')?.tableNo ?? 0,
      {
        numbers: [Float64Array.of(1e6, 1e6, 1e6), Float64Array.of(1_000, 2_000, 3_000), Float64Array.of(0, 0, 1)],
        texts: [],
        first: Int32Array.of(0, 3),
      },
    ],
  ]),
});

/** The exact value as text, with an empty ledger; of several lines the first. */
function evaluateExample(expression: string): string {
  for (const type of types) {
    const result = compileDefinition(exampleDefinition(expression, type));
    if (!result.ok) {
      if (result.errors.every((error) => error.code === 'TYPE_MISMATCH')) continue;
      throw new Error(result.errors.map((error) => error.message).join('\n'));
    }
    const { program } = result;
    const kernel = specialise(program, { period: february });
    const output = kernel.run(input(program));
    expect(verifySample(kernel, output, input(program), 1, 1)).toEqual([]);
    const row = new RowEvaluator(program, { period: february }).evaluateRow(inputReader(input(program), 0));
    const column = program.checked.columns.find((at) => row.evaluator.columnPlan(at).code === 'Example');
    if (!column) throw new Error('no column');
    const values: Value[] = [];
    const ignore = (): void => undefined;
    const leave = (_: unknown, value: Value): void => void values.push(value);
    row.trace(column, 0, { enter: ignore, leave, rounded: ignore, hitRow: ignore, enterRow: ignore, leaveRow: ignore });
    const value = values.at(-1) ?? null;
    // generated code gives every value itself; the reference evaluator is there for the reason of an error
    expect([expression, output.referenceRows]).toEqual([expression, value instanceof Failure ? 1 : 0]);
    return value instanceof Failure ? `error ${value.code}` : (valueToText(value, column.node.type) ?? 'blank');
  }
  throw new Error(`no type fits ${expression}`);
}

describe('functions', () => {
  for (const spec of functions) {
    test(spec.name, () => {
      expect(spec.examples.length).toBeGreaterThan(0);
      for (const example of spec.examples)
        expect(`${example.expression} → ${evaluateExample(example.expression)}`).toBe(`${example.expression} → ${example.result}`);
    });
  }

  test('names are unique and in capitals, and each has a description in both languages', () => {
    expect(new Set(functions.map((spec) => spec.name)).size).toBe(functions.length);
    for (const spec of functions) {
      expect(spec.name).toMatch(/^[A-Z_]+$/);
      expect(spec.doc.en.length).toBeGreaterThan(5);
      expect(spec.doc['zh-CN']).toMatch(/\p{Script=Han}/u);
    }
  });
});

test('what a function uses in several places is evaluated once', () => {
  for (const { expression } of functions.flatMap((spec) => spec.examples)) {
    const results = types.map((type) => compileDefinition(exampleDefinition(expression, type)));
    const node = results.flatMap((result) => (result.ok ? [result.program.checked.columns[0]?.node] : []))[0];
    const parents = new Map<CheckedNode, number>();
    if (node) visitNodes(node, (part) => operandsOf(part).forEach((operand) => parents.set(operand, (parents.get(operand) ?? 0) + 1)));
    const repeated = [...parents].filter(([part, count]) => count > 1 && operandsOf(part).length > 0 && !part.once);
    expect(repeated.map(([part]) => `${expression}: ${part.op}`)).toEqual([]);
  }
});
