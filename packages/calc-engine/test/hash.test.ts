/** A definition's fingerprint. */
import { expect, test } from 'vitest';
import { contentHash } from '../src/definition/hash.ts';
import { compiled, definitionOf, money } from './support.ts';

test('is the same whatever the order of keys, and without what is undefined', () => {
  expect(contentHash({ a: 1, b: { c: 2, d: [3] } })).toBe(contentHash({ b: { d: [3], c: 2 }, a: 1 }));
  expect(contentHash({ a: 1, b: undefined })).toBe(contentHash({ a: 1 }));
  expect(contentHash({ a: 1 })).toMatch(/^[0-9a-f]{64}$/);
});

test('is another one for every other content', () => {
  const contents = [
    { a: 1 },
    { a: 2 },
    { b: 1 },
    { a: null },
    { a: '1' },
    {},
    [1, 2],
    [2, 1],
    [[1], 2],
    null,
    { a: { b: 1 } },
    { a: { b: 2 } },
  ];
  expect(new Set(contents.map((content) => contentHash(content))).size).toBe(contents.length);
  expect(contentHash('a', 'b')).not.toBe(contentHash('ab'));
});

test('a program has another one when a formula, a name or a rate changes', () => {
  const hashes = [
    definitionOf([money('X', '1')]),
    definitionOf([money('X', '2')]),
    definitionOf([money('Y', '1')]),
    definitionOf([money('X', '1')], undefined, { periodsPerYear: 26 }),
  ].map((definition) => compiled(definition).hash);
  expect(new Set(hashes).size).toBe(4);
  expect(compiled(definitionOf([money('X', '1')])).hash).toBe(hashes[0]);
});
