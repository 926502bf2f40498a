/** Functions on texts, and the names that are suggested, by rules that are written out slowly here. */
import { describe, expect, test } from 'vitest';
import { nearestName, readSuggestion, suggestName } from '../src/language/nearest.ts';
import { applyTextFunction, characterCount, matchesPattern, parseMillionths, parseNumber, textLength } from '../src/reference/text.ts';
import { Random } from './fuzz/random.ts';

const word = (random: Random, letters: string, most: number): string =>
  Array.from({ length: random.int(most + 1) }, () => random.pick([...letters])).join('');

test('a pattern: a star is any number of characters, a question mark exactly one', () => {
  const random = new Random(7);
  const wrong: string[] = [];
  for (let turn = 0; turn < 4_000; turn += 1) {
    const [text, pattern] = [word(random, 'ab', 6), word(random, 'ab*?', 5)];
    const expected = new RegExp(`^${pattern.replaceAll('?', '[^]').replaceAll('*', '[^]*')}$`).test(text);
    if (matchesPattern(text, pattern) !== expected) wrong.push(`${text} ${pattern}`);
  }
  expect(wrong).toEqual([]);
  expect([matchesPattern('😀', '?'), matchesPattern('a.b', 'a.b'), matchesPattern('axb', 'a.b'), matchesPattern('', '')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('characters are counted as people see them, and parts are cut between them', () => {
  expect([textLength('夜班😀'), textLength('')]).toEqual([3, 0]);
  const cut = (fn: 'left' | 'right' | 'mid', ...counts: number[]): string => applyTextFunction(fn, '夜班😀ab', counts);
  expect([cut('left', 2), cut('left', 0), cut('left', 9)]).toEqual(['夜班', '', '夜班😀ab']);
  expect([cut('right', 3), cut('right', 0), cut('right', 9)]).toEqual(['😀ab', '', '夜班😀ab']);
  expect([cut('mid', 2, 2), cut('mid', 1, 1), cut('mid', 0, 1), cut('mid', 5, 9), cut('mid', 6, 1), cut('mid', 2, 0)]).toEqual([
    '班😀',
    '夜',
    '夜',
    'b',
    '',
    '',
  ]);
});

test('a count is a whole number from zero up; beyond a million all are the same', () => {
  const count = (n: bigint, d = 1n): number | null => characterCount({ n, d });
  expect([count(0n), count(3n), count(6n, 2n), count(-1n), count(5n, 2n)]).toEqual([0, 3, 3, null, null]);
  expect([count(999_999n), count(1_000_000n), count(1_000_001n), count(10n ** 30n)]).toEqual([999_999, 1_000_000, 1_000_000, 1_000_000]);
});

describe('the number that a text says', () => {
  test.each([
    ['12', 12_000_000],
    [' +1.5 ', 1_500_000],
    ['-0.000001', -1],
    ['5%', 50_000],
    ['0.0001%', 1],
    ['1000000000', 10 ** 15],
    ['-1000000000', -(10 ** 15)],
  ])('%s is %i millionths', (text, millionths) => {
    expect(parseMillionths(text)).toBe(millionths);
  });

  test('an empty text says none; what is finer or larger, or no number, is left to exact arithmetic', () => {
    expect([parseMillionths(''), parseMillionths('  ')]).toEqual([Number.NaN, Number.NaN]);
    for (const text of ['0.0000001', '0.00001%', '1000000000.000001', '-1000000000.000001', 'x', '1,000', '--1', '1e3', '%'])
      expect([text, parseMillionths(text)]).toEqual([text, Number.POSITIVE_INFINITY]);
    expect([parseNumber('1e3'), parseNumber('12%%'), parseNumber('')]).toEqual([null, null, null]);
  });
});

/** Letters to insert, leave out, replace or swap with their neighbour until one word is the other, by trying all ways. */
function edits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  if (a[0] === b[0]) return edits(a.slice(1), b.slice(1));
  const ways = [edits(a.slice(1), b), edits(a, b.slice(1)), edits(a.slice(1), b.slice(1))];
  if (a[0] === b[1] && a[1] === b[0] && a.length > 1 && b.length > 1) ways.push(edits(a.slice(2), b.slice(2)));
  return 1 + Math.min(...ways);
}

describe('the nearest name', () => {
  test('is the first of those with the fewest edits, if these are at most a third of its letters, and one for short words', () => {
    const random = new Random(3);
    const wrong: string[] = [];
    for (let turn = 0; turn < 600; turn += 1) {
      const wanted = word(random, 'abc', 7);
      const names = Array.from({ length: 4 }, () => word(random, 'abc', 7));
      const most = Math.max(1, Math.floor(wanted.length / 3));
      const distances = names.map((name) => edits(wanted, name));
      const least = Math.min(...distances);
      const expected = least <= most ? (names[distances.indexOf(least)] ?? null) : null;
      if (nearestName(wanted, names) !== expected) wrong.push(`${wanted}: ${names.join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  test('does not ask for capitals, and leaves out what is longer than a name', () => {
    expect(nearestName('BASE', ['base'])).toBe('base');
    expect(nearestName('a'.repeat(64), ['A'.repeat(64)])).toBe('A'.repeat(64));
    expect(nearestName('a'.repeat(65), ['a'.repeat(65)])).toBeNull();
  });

  test('is put into a sentence, and read out of it again', () => {
    expect(suggestName('Bsae', ['Base'], 'No.')).toBe('Did you mean "Base"?');
    expect(suggestName('Xyzzy', ['Base'], 'No.')).toBe('No.');
    expect([readSuggestion('Did you mean "Base"?'), readSuggestion('No.')]).toEqual(['Base', null]);
  });
});
