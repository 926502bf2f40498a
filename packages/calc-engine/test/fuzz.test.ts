/** A small fuzz run; the large one is `npm run fuzz -- --count 1000000` (F1, F2, M3). */
import { expect, test } from 'vitest';
import { compileDefinition } from '../src/index.ts';
import { fuzzAsked } from './fuzz/asked.ts';
import { hostDefinition, withExpression } from './fuzz/check-text.ts';
import { makeExpression, render, smaller } from './fuzz/grammar.ts';
import { readOracle } from './fuzz/oracle.ts';
import { describeCase, firstDifference, makeCase, shrinkCase } from './fuzz/oracle-cells.ts';
import { rational } from './fuzz/oracle-values.ts';
import { Random } from './fuzz/random.ts';
import { runFuzz } from './fuzz/run.ts';

test('generated code, reference evaluator and oracle agree on every cell; no text throws, hangs or escapes (F1, F2, M3)', () => {
  const report = runFuzz({ texts: 4_000, cells: 60_000 }, 20_260_131);
  expect(report.failures).toEqual([]);
  expect(report).toMatchObject({ texts: 4_000, escapes: 200 });
  expect(report.cells).toBeGreaterThanOrEqual(60_000);
  expect(report.generatedShare).toBeGreaterThan(0.39);
  expect(report.calculated).toBeGreaterThan(100);
});

test('what is plausible, formulas by date and amounts divided without a tail are what plain exact numbers say', () => {
  const report = fuzzAsked(1_000, 20_260_131);
  expect(report).toMatchObject({ people: 1_000, failures: [] });
  expect(report.questions).toBeGreaterThan(500);
});

test('one seed makes one run', () => {
  const texts = [1, 1, 2].map((seed) => describeCase(makeCase(new Random(seed), 2, 3)));
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toBe(texts[2]);
});

test('the oracle has an idea of its own', () => {
  const value = (text: string): unknown => readOracle(text)({ column: () => rational(5n), tables: {}, rows: {} });
  expect(value('1 / 3 + A')).toEqual(rational(16n, 3n));
  expect(value('DAYS_BETWEEN(DATE(2024, 2, 28), DATE(2024, 3, 1))')).toEqual(rational(2n));
  expect(value('MATCH("A-17", "?-*7")')).toBe(true);
  expect(value('1 / 0')).toBeUndefined();
});

test('a failing case is made as small as it goes', () => {
  const leaf = (): string => 'Sample.A';
  const made = makeExpression(
    { templates: { number: ['({number} + {number})'], truth: [], date: [], text: [], walked: [], filter: [] }, words: {}, leaf },
    'number',
    3,
    new Random(1),
  );
  const sizes = [...smaller(made)].map((less) => render(less).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(render(made).length);
  const given = makeCase(new Random(7), 3, 4);
  expect(firstDifference(given, { rows: 0, generated: 0 })).not.toBeTypeOf('string');
  expect(shrinkCase(given)).toBe(given);
});

test('a hostile text as the expression of a definition is refused with its place (F2)', () => {
  const result = compileDefinition(withExpression(hostDefinition(), 'constructor.constructor("x")()', 'decimal'));
  expect(result.ok ? [] : result.errors[0]).toMatchObject({ code: 'SYNTAX', column: 'X' });
});
