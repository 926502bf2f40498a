import { expect, test } from 'vitest';
import { Together } from '../../src/core/together.ts';

/** Questions that are answered when the test says so. */
function oracle(patienceMs = 60_000) {
  const asked: { keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const together = new Together<string, string>(
    (keys) =>
      new Promise((resolve, reject) =>
        asked.push({ keys, answer: () => resolve(keys.map((key) => `${key} in question ${asked.length}`)), fail: reject }),
      ),
    patienceMs,
  );
  const answer = (number: number) => asked[number]?.answer();
  return { together, asked, answer, fail: (number: number) => asked[number]?.fail(new Error('away')) };
}

test('whoever comes while a question is under way is not answered by it, but by the next, together with the others who came', async () => {
  const { together, asked, answer } = oracle();
  const first = together.ask('a');
  const later = Promise.all([together.ask('b'), together.ask('c'), together.ask('a')]);
  expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
  answer(0);
  expect(await first).toBe('a in question 1');
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(2);
  expect(asked[1]?.keys).toEqual(['b', 'c', 'a']);
  answer(1);
  expect(await later).toEqual(['b in question 2', 'c in question 2', 'a in question 2']);
});

test('a question that fails fails for those who asked it, and the next is asked', async () => {
  const { together, asked, answer, fail } = oracle();
  const first = together.ask('a');
  const second = together.ask('b');
  fail(0);
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(2);
  answer(1);
  expect(await second).toBe('b in question 2');
});

test('a question that hangs keeps nobody waiting beyond its patience', async () => {
  const { together, asked, answer } = oracle(-1);
  const hanging = together.ask('a');
  const other = together.ask('b');
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  answer(1);
  expect(await other).toBe('b in question 2');
  answer(0);
  await hanging;
});
