/** Every example in the functions' documentation is true, and the generated code says the same. */
import { describe, expect, test } from 'vitest';
import { type CalculationDefinition, compileDefinition, specialise, verifySample } from '../src/index.ts';
import { type CheckedNode, operandsOf, visitNodes } from '../src/language/checked.ts';
import { functions } from '../src/language/index.ts';
import { evaluate } from '../src/reference/evaluate.ts';
import { RowEvaluator } from '../src/reference/row.ts';
import { Failure, valueToText } from '../src/reference/values.ts';
import { definitionOf, february, money, name, sampleInput } from './support.ts';

const types = ['decimal', 'text', 'date', 'boolean'] as const;

function exampleDefinition(expression: string, type: (typeof types)[number]): CalculationDefinition {
  return definitionOf([{ code: 'Example', name: name('Example'), type, expression, blank: 'keep' }, money('Gross', '0')], undefined, {
    balances: [{ code: 'GROSS', name: name('Gross'), scale: 2, from: 'Result.Gross' }],
  });
}

/** The exact value as text, with blank inputs and an empty ledger. */
function evaluateExample(expression: string): string {
  for (const type of types) {
    const result = compileDefinition(exampleDefinition(expression, type));
    if (!result.ok) {
      if (result.errors.every((error) => error.code === 'TYPE_MISMATCH')) continue;
      throw new Error(result.errors.map((error) => error.message).join('\n'));
    }
    const kernel = specialise(result.program, { period: february });
    const input = sampleInput([[null], [null]]);
    expect(verifySample(kernel, kernel.run(input), input, 1, 1)).toEqual([]);
    const evaluator = new RowEvaluator(result.program, february);
    const [column] = result.program.checked.columns;
    if (!column) throw new Error('no column');
    const value = evaluate(column.node, {
      period: evaluator.period,
      tables: evaluator.tables,
      kept: new Map(),
      tracer: null,
      readColumn: (node) => (node.op === 'history' ? { n: 0n, d: 1n } : null),
    });
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
