/** Where in a half-written expression the cursor stands. `|` is the cursor. */
import { expect, test } from 'vitest';
import { placeAt } from '../src/authoring/place.ts';

const at = (marked: string) => placeAt(marked.replace('|', ''), marked.indexOf('|'));
/** The word being typed with what stands before it: `Table . word`, in brackets where it is written in brackets. */
const wordAt = (marked: string): string | null => {
  const place = at(marked);
  if (!place) return null;
  const typed = place.isBracketed ? `[${place.word}` : place.word;
  return place.table === null ? typed : `${place.table} . ${typed}`;
};
const callAt = (marked: string): string | null => {
  const call = at(marked)?.call;
  return call ? `${call.name} ${call.argument} (${call.before.join(' | ')})` : null;
};

test.each([
  ['Ba|', 'Ba'],
  ['1 + Ba|se', 'Ba'],
  ['Base |', ''],
  ['1 + |', ''],
  ['|', ''],
  ['[Base p|', '[Base p'],
  ['[|', '['],
  ['[Base pay]|', ''],
  ['Pay.|', 'Pay . '],
  ['Pay.Ba|', 'Pay . Ba'],
  ['Pay[Ba|', 'Pay . [Ba'],
  ['[My pay].Ba|', 'My pay . Ba'],
  ['[My pay].|', 'My pay . '],
  ['[My pay][Ba|', 'My pay . [Ba'],
  ['5.|', ''],
  ['基本|', '基本'],
  ['"Ba|', null],
  ['"Base"|', ''],
  ['"a""b|', null],
  ['"a""|', null],
])('at %s the word is %s', (marked, expected) => {
  expect(wordAt(marked)).toBe(expected);
});

test.each([
  ['IF(|', 'IF 0 ()'],
  ['IF(a > 1, |', 'IF 1 (a > 1)'],
  ['IF( a > 1 , 2, |', 'IF 2 (a > 1 | 2)'],
  ['IF(MAX(1, 2), |', 'IF 1 (MAX(1, 2))'],
  ['IF(MAX(1, |', 'MAX 1 (1)'],
  ['MAX((1 + |', 'MAX 0 ()'],
  ['MAX((1), |', 'MAX 1 ((1))'],
  ['MAX(",", |', 'MAX 1 (",")'],
  ['MAX([a, b], |', 'MAX 1 ([a, b])'],
  ['MAX(1)|', null],
  ['MAX(1) + |', null],
  ['(1, |', null],
  ['1 + |', null],
])('at %s the call is %s', (marked, expected) => {
  expect(callAt(marked)).toBe(expected);
});

test('what is replaced is the word with its opening bracket', () => {
  expect([at('1 + Ba|')?.range, at('1 + [Ba|')?.range, at('1 + |')?.range]).toEqual([
    { from: 4, to: 6 },
    { from: 4, to: 7 },
    { from: 4, to: 4 },
  ]);
});
