/** Long chains and functions within functions: time and stack stay small up to the limits. */
import { expect, test } from 'vitest';
import { explain, readRow, specialise, verifySample } from '../src/index.ts';
import { languageLimits, parseFormula, printFormula } from '../src/language/index.ts';
import { compiled, definitionOf, errorsOf, february, money, name, sampleInput } from './support.ts';

const inputs = [
  { code: 'B', name: name('B'), type: 'decimal', source: 'compensation.B' },
  { code: 'T', name: name('T'), type: 'text', source: 'employee.name' },
] as const;

/** Calculates, checks against the reference evaluator and explains one expression. */
function runThrough(expression: string, type: 'money' | 'text' | 'boolean'): void {
  const number = { ...money('N', 'Sample.B'), type: 'decimal' as const, scale: 2 };
  const helpers = [money('A', 'Sample.B'), number, { ...money('F', 'Sample.B > 1'), type: 'boolean' as const }];
  const program = compiled(definitionOf([...helpers, { ...money('X', expression), type }], [...inputs]));
  const input = sampleInput([[1_000_000n, -2_500_000n, 0n]], [['x', 'y', null]]);
  const kernel = specialise(program, { period: february });
  expect(verifySample(kernel, kernel.run(input), input, 1, 3)).toEqual([]);
  explain(program, { period: february }, readRow(program, input, 0), { table: 'Result', column: 'X' });
}

test.each([
  ['+', 'A', 'money'],
  ['-', 'A', 'money'],
  ['*', 'N', 'money'],
  ['/', 'A', 'money'],
  ['&', 'Sample.T', 'text'],
  ['=', 'F', 'boolean'],
] as const)('a chain of %s of the greatest length', (sign, leaf, type) => {
  const chain = Array.from({ length: languageLimits.chainLengthMax + 1 }, () => leaf);
  const short = chain.join(sign).length > languageLimits.expressionLengthMax ? chain.slice(0, 400) : chain;
  runThrough(short.join(sign), type);
});

test('a longer chain is refused, whatever stands in it', () => {
  const chain = (length: number): string => Array.from({ length }, () => '1').join('+');
  expect(parseFormula(chain(languageLimits.chainLengthMax + 1)).ok).toBe(true);
  expect(parseFormula(chain(languageLimits.chainLengthMax + 2))).toMatchObject({ ok: false, error: { code: 'CHAIN_TOO_LONG' } });
  expect(parseFormula(`(${chain(300)})+${chain(300)}`)).toMatchObject({ ok: false, error: { code: 'CHAIN_TOO_LONG' } });
  const parsed = parseFormula(chain(400));
  expect(parsed.ok && printFormula(parsed.syntax)).toBe(chain(400).replaceAll('+', ' + '));
});

test.each([
  ['MOD(', ', 7)'],
  ['PRORATE(', ', FIXED_21_75, DATE(2026, 2, 9))'],
  ['PRORATE(', ', SUBTRACT_ABSENCE, 1)'],
  ['SAFE_DIV(', ', A)'],
  ['SAFE_DIV(A, ', ')'],
  ['SWITCH(', ', 1, 2, 3, 4, 5)'],
  ['MARGINAL_RELIEF(', ', A, 3, 4)'],
  ['MARGINAL_RELIEF(1, ', ', 3, 4)'],
  ['CLAMP(', ', 1, A)'],
  ['IF(IN(', ', 1, 2, 3), A, 2)'],
  ['ROUND(', ', 2)'],
  ['IF(A > 1, A, ', ')'],
])('%s … %s as deep as brackets may be', (before, after) => {
  const depth = before.startsWith('IF(IN') ? languageLimits.nestingDepthMax / 2 - 1 : languageLimits.nestingDepthMax - 1;
  runThrough(`${before.repeat(depth)}A${after.repeat(depth)}`, 'money');
});

test('aggregates stand two within one another, not three', () => {
  const codes = (expression: string): string[] => errorsOf(definitionOf([money('X', expression)])).map(({ code }) => code);
  const two = 'SUM(Tax.Quick WHERE COUNT(Rates WHERE Rates.Rate < Tax.Rate) > 0)';
  expect(codes(two)).toEqual([]);
  expect(codes(`SUM(Steps.Rate WHERE ${two} > Steps.Rate)`)).toEqual(['LIMIT_EXCEEDED']);
});
