/** Parser and printer: stable, never throwing, nothing reaches the host (F1, F2). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generateGrammar } from '../scripts/grammar.ts';
import { checkFormula, collectHistory, functions, languageLimits, parseFormula, printFormula, type Scope } from '../src/language/index.ts';

const emptyScope = (): Scope => ({
  own: null,
  tables: [],
  elements: [],
  payTypes: [],
  periodsPerYear: 12,
  exchangeRates: null,
  needHistory: collectHistory().needHistory,
});

function reprint(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? printFormula(parsed.syntax) : null;
}

describe('printer (F1)', () => {
  test.each<[string, string]>([
    ['1+2*3', '1 + 2 * 3'],
    ['(1+2)*3', '(1 + 2) * 3'],
    ['1-(2-3)', '1 - (2 - 3)'],
    ['(1-2)-3', '1 - 2 - 3'],
    ['a/(b/c)', 'a / (b / c)'],
    ['-(a+b)', '-(a + b)'],
    ['- - a', '--a'],
    ['(5)%', '5%'],
    ['(-5)%', '(-5)%'],
    ['-5%', '-5%'],
    ['a&(b&"x""y")', 'a & (b & "x""y")'],
    ['(a<b)=(c>d)', 'a < b = (c > d)'],
    ['round( Sample . Base ,2 )', 'round(Sample.Base, 2)'],
    ['Sample[Base salary]*[My rate]', 'Sample[Base salary] * [My rate]'],
    ['基本工资*2', '基本工资 * 2'],
    ['SUM( O.Hours*2 WHERE (O.Kind="a") )', 'SUM(O.Hours * 2 WHERE O.Kind = "a")'],
    ['CONCAT(O.Kind WHERE O.Hours>1,", ")', 'CONCAT(O.Kind, ", " WHERE O.Hours > 1)'],
    ...['=', '<>', '<', '<=', '>', '>='].map(
      (sign) => [`(a ${sign} b) = (c & d ${sign} e)`, `a ${sign} b = (c & d ${sign} e)`] as [string, string],
    ),
    ['(a & b) + c', '(a & b) + c'],
    ['a & (b + c)', 'a & b + c'],
    ['(a + b) & c', 'a + b & c'],
    ['(a * b) - (c / d)', 'a * b - c / d'],
    ['-(a * b)', '-(a * b)'],
    ['(-a) * b', '-a * b'],
    ['(a%)%', 'a%%'],
    ['(-a)%', '(-a)%'],
    ['(a + b)%', '(a + b)%'],
    ['-(a%)', '-a%'],
    ['-(-a)', '--a'],
    ['MAX(a)%', 'MAX(a)%'],
    ['[Base]', 'Base'],
    ['[Base10]', 'Base10'],
    ['[9Base]', '[9Base]'],
    ['[Ｂａｓｅ]', '[Ｂａｓｅ]'],
    ['[Base²]', '[Base²]'],
  ])('%s → %s', (text, printed) => expect(reprint(text)).toBe(printed));
});

describe('hostile text (F1, F2)', () => {
  test.each([
    'constructor',
    '__proto__',
    'toString()',
    'constructor.constructor("x")',
    'Sample.__proto__',
    'hasOwnProperty(1)',
    'globalThis',
    'process.exit(1)',
    '`1`',
    'x => x',
    'ＩＦ(1, 2, 3)',
  ])('%s reaches nothing', (text) => {
    const parsed = parseFormula(text);
    if (!parsed.ok) return expect(parsed.error.code).toBe('SYNTAX');
    const { node, errors } = checkFormula(parsed.syntax, emptyScope());
    expect(node).toBeNull();
    expect(['UNKNOWN_NAME', 'UNKNOWN_TABLE', 'UNKNOWN_FUNCTION']).toContain(errors[0]?.code);
  });

  test('limits hold at and past their value', () => {
    const { expressionLengthMax, nestingDepthMax } = languageLimits;
    expect(parseFormula('1'.padEnd(expressionLengthMax, ' ')).ok).toBe(true);
    expect(parseFormula('1'.padEnd(expressionLengthMax + 1, ' '))).toMatchObject({ ok: false, error: { code: 'EXPRESSION_TOO_LONG' } });
    const nested = (depth: number): string => `${'('.repeat(depth)}1${')'.repeat(depth)}`;
    expect(parseFormula(nested(nestingDepthMax)).ok).toBe(true);
    expect(parseFormula(nested(nestingDepthMax + 1))).toMatchObject({ ok: false, error: { code: 'EXPRESSION_TOO_DEEP' } });
    expect(parseFormula('('.repeat(4_000))).toMatchObject({ ok: false, error: { code: 'EXPRESSION_TOO_DEEP' } });
    expect(parseFormula('-'.repeat(3_999)).ok).toBe(false);
    const call = (count: number): string => `MAX(${Array.from({ length: count }, () => '1').join(',')})`;
    expect(parseFormula(call(languageLimits.argumentsMax)).ok).toBe(true);
    expect(parseFormula(call(languageLimits.argumentsMax + 1))).toMatchObject({ ok: false, error: { code: 'LIMIT_EXCEEDED' } });
    expect(parseFormula('9'.repeat(languageLimits.numberDigitsMax)).ok).toBe(true);
  });
});

test('the generated parser is what the grammar generates', () => {
  const { parser, terms } = generateGrammar();
  const read = (file: string): string => readFileSync(new URL(`../src/language/generated/${file}`, import.meta.url), 'utf8');
  expect(read('parser.ts')).toBe(parser);
  expect(read('terms.ts')).toBe(terms);
});

test('every function that takes no arguments may be written without brackets', () => {
  for (const spec of functions.filter((candidate) => candidate.arguments.length === 0 && !candidate.repeating)) {
    const parsed = parseFormula(spec.name);
    expect(parsed.ok && checkFormula(parsed.syntax, emptyScope()).errors).toEqual([]);
  }
});
