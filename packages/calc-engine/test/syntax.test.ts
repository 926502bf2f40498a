/** Formulas that are no formulas: what is said, and of which characters. Then the limits, each at its last value and one beyond. */
import { describe, expect, test } from 'vitest';
import { languageLimits, parseFormula } from '../src/language/index.ts';
import type { Syntax } from '../src/language/syntax.ts';

/** The characters that an error is about, its sentence and the next step; null where there is none. */
function refused(text: string): readonly [at: string, message: string, nextStep: string] | null {
  const parsed = parseFormula(text);
  if (parsed.ok) return null;
  const { range, message, nextStep } = parsed.error;
  return [text.slice(range?.from, range?.to), message, nextStep];
}

describe('what is not expected is pointed at', () => {
  test.each([
    ['1 + ;', ';', '";" is not expected here.', 'Separate arguments with a comma.'],
    ['MAX(1; 2)', ';', '";" is not expected here.', 'Separate arguments with a comma.'],
    ['1 + )', ')', '")" is not expected here.', 'Remove the bracket, or write a value before it.'],
    ['1 + [a', '[', '"[" is not expected here.', 'A name in brackets is written [Base salary], without brackets inside.'],
    ['ROUND（1）', '（', '"（" is not expected here.', 'Use the half-width sign instead: , ( ) ".'],
    ['1 == 2', '=', '"=" is not expected here.', 'Write one = to compare.'],
    ['1 != 2', '!', '"!" is not expected here.', 'Write <> for "is not", or NOT(condition).'],
    ['2 ^ 3', '^', '"^" is not expected here.', 'Write POWER(x, exponent) for a power.'],
    ['2 ** 3', '*', '"*" is not expected here.', 'Write POWER(x, exponent) for a power, or one * to multiply.'],
    ['a && b', '&', '"&" is not expected here.', 'Write AND(condition, condition).'],
    ['a || b', '|', '"|" is not expected here.', 'Write OR(condition, condition).'],
    ['1 × 2', '×', '"×" is not expected here.', 'Write * to multiply.'],
    ['1 ÷ 2', '÷', '"÷" is not expected here.', 'Write / to divide.'],
    ['1 − 2', '−', '"−" is not expected here.', 'Write - as the minus sign.'],
    ['5％', '％', '"％" is not expected here.', 'Write % in half width.'],
    ['a > = b', '=', '"=" is not expected here.', 'Write <= and >= without a space, and compare once.'],
    ['= 1 + 2', '=', '"=" is not expected here.', 'Leave out the = at the beginning: an expression is written without it.'],
    ['1,000 + 2', ',', '"," is not expected here.', 'Write numbers without thousands separators, 1000.'],
    ['1 + #', '#', '"#" is not expected here.', 'An operator (+ - * / & = <> < <= > >=), a comma or a bracket may be missing before it.'],
    ['1 2', '2', '"2" is not expected here.', 'An operator (+ - * / & = <> < <= > >=), a comma or a bracket may be missing before it.'],
  ])('%s', (text, at, message, nextStep) => {
    const said = refused(text);
    expect([said?.[0].startsWith(at), said?.[1], said?.[2]]).toEqual([true, message, nextStep]);
  });

  test.each([
    ['1 +', 'The expression ends too early.', 'Write the missing value after the last operator.'],
    ['1 +   ', 'The expression ends too early.', 'Write the missing value after the last operator.'],
    ['(1 + 2', '1 opening bracket is not closed.', 'Add the missing ")" at the end.'],
    ['((1 + 2', '2 opening brackets are not closed.', 'Add the missing ")" at the end.'],
    ['MAX((1), (2', '2 opening brackets are not closed.', 'Add the missing ")" at the end.'],
    ['MAX("((" & [a(b], (1)', '1 opening bracket is not closed.', 'Add the missing ")" at the end.'],
  ])('%s ends too early', (text, message, nextStep) => {
    expect(refused(text)).toEqual(['', message, nextStep]);
  });

  test('an empty expression is empty, whatever blanks it has', () => {
    for (const text of ['', ' ', '\n\t'])
      expect(refused(text)).toEqual([text, 'The expression is empty.', 'Write a value, a column or a formula.']);
  });

  test('a call has one WHERE', () => {
    expect(refused('SUM(O.A WHERE O.B > 1, O.C WHERE O.D > 1)')?.slice(0, 2)).toEqual(['WHERE O.D > 1', 'The call has two WHERE clauses.']);
  });
});

describe('limits hold at their value and not beyond', () => {
  const { nestingDepthMax, numberDigitsMax, chainLengthMax } = languageLimits;
  const codeOf = (text: string): string | null => {
    const parsed = parseFormula(text);
    return parsed.ok ? null : parsed.error.code;
  };

  test.each<[string, (depth: number) => string]>([
    ['brackets', (depth) => `${'('.repeat(depth)}1${')'.repeat(depth)}`],
    ['calls', (depth) => `${'ABS('.repeat(depth)}1${')'.repeat(depth)}`],
    ['signs', (depth) => `${'-'.repeat(depth)}1`],
    ['brackets behind an operator', (depth) => `${'(1+'.repeat(depth / 2)}1${')'.repeat(depth / 2)}`],
    ['signs before calls', (depth) => `${'-ABS('.repeat(depth / 2)}1${')'.repeat(depth / 2)}`],
    ['signs before calls within conditions', (depth) => `${'SUM(O.A WHERE -'.repeat(depth / 2)}1${')'.repeat(depth / 2)}`],
    ['conditions of rows', (depth) => `${'SUM(O.A WHERE '.repeat(depth)}1${')'.repeat(depth)}`],
  ])('%s inside one another', (_title, nested) => {
    expect([codeOf(nested(nestingDepthMax)), codeOf(nested(nestingDepthMax + 2))]).toEqual([null, 'EXPRESSION_TOO_DEEP']);
  });

  test('brackets beside one another are not deep, nor are those within texts and names', () => {
    expect(codeOf(Array.from({ length: 100 }, () => '(1)').join('+'))).toBeNull();
    expect([codeOf(`"${'('.repeat(100)}"`), codeOf(`[${'('.repeat(100)}]`)]).toEqual([null, null]);
  });

  test('the bracket that is one too many is pointed at', () => {
    const parsed = parseFormula(`${'('.repeat(nestingDepthMax + 1)}1${')'.repeat(nestingDepthMax + 1)}`);
    expect(!parsed.ok && parsed.error.range).toEqual({ from: nestingDepthMax, to: nestingDepthMax + 1 });
  });

  test('digits of a number, with a point among them', () => {
    expect([codeOf('9'.repeat(numberDigitsMax)), codeOf(`9.${'9'.repeat(numberDigitsMax - 1)}`)]).toEqual([null, null]);
    expect([codeOf('9'.repeat(numberDigitsMax + 2)), codeOf(`9.${'9'.repeat(numberDigitsMax)}`)]).toEqual([
      'NUMBER_TOO_LONG',
      'NUMBER_TOO_LONG',
    ]);
  });

  test('a chain within an argument or a condition is as long as any', () => {
    const chain = (operations: number): string => Array.from({ length: operations + 1 }, () => '1').join('+');
    expect([codeOf(`ABS(${chain(chainLengthMax - 1)})`), codeOf(`ABS(${chain(chainLengthMax)})`)]).toEqual([null, 'CHAIN_TOO_LONG']);
    expect(codeOf(`SUM(O.A WHERE ${chain(chainLengthMax)})`)).toBe('CHAIN_TOO_LONG');
    expect([codeOf(`-${chain(chainLengthMax - 1)}`), codeOf(`(${chain(chainLengthMax)})%`)]).toEqual([null, 'CHAIN_TOO_LONG']);
  });
});

describe('what is read is read whole', () => {
  const read = (text: string): Syntax => {
    const parsed = parseFormula(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.syntax;
  };

  test('operators of one strength are taken from the left, each part with its place', () => {
    expect(read('a - b - c')).toMatchObject({
      kind: 'binary',
      range: { from: 0, to: 9 },
      left: { kind: 'binary', range: { from: 0, to: 5 }, left: { name: 'a' }, right: { name: 'b' } },
      right: { name: 'c', range: { from: 8, to: 9 } },
    });
  });

  test('signs, texts and names', () => {
    expect(read('-a')).toMatchObject({ kind: 'unary', operator: '-', operand: { name: 'a' } });
    expect(read('+a')).toMatchObject({ kind: 'unary', operator: '+' });
    expect(read('"a""b"')).toMatchObject({ kind: 'text', value: 'a"b' });
    expect(read('[ Base salary ]')).toMatchObject({ kind: 'name', name: 'Base salary' });
    expect(read('Table.[My column]')).toMatchObject({ kind: 'qualified', table: { name: 'Table' }, column: { name: 'My column' } });
    expect(read('(a)')).toMatchObject({ name: 'a', range: { from: 0, to: 3 } });
  });
});

describe('the same text is read once', () => {
  test('and found again, right or wrong, while not too many others were read since', () => {
    const [right, wrong] = [parseFormula('Kept.Once * 2'), parseFormula('Kept.Once * ;')];
    expect(parseFormula('Kept.Once * 2')).toBe(right);
    expect(parseFormula('Kept.Once * ;')).toBe(wrong);
    for (let other = 0; other < 1_998; other += 1) parseFormula(`${other} + 1`);
    expect(parseFormula('Kept.Once * 2')).toBe(right);
    parseFormula('one more');
    const again = parseFormula('Kept.Once * ;');
    expect(again).not.toBe(wrong);
    expect(again).toEqual(wrong);
  });

  test('but a very long one is not kept', () => {
    const long = `0${' + 1'.repeat(100)}${' '.repeat(1_600)}`;
    expect(parseFormula(long)).toEqual(parseFormula(long));
    expect(parseFormula(long)).not.toBe(parseFormula(long));
  });
});
