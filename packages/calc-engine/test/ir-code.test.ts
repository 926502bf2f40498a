/**
 * Generated code computes what the intermediate representation says: a result is what the operations mean, lies within the operation's bounds,
 * is blank only where the operation may be, and the row is flagged exactly where something that had to be computed is blank or beyond 2^53 − 1.
 */
import { expect, test } from 'vitest';
import { safeMax } from '../src/ir/nodes.ts';
import { Random } from './fuzz/random.ts';
import { Flag, Maker, type Num, rows, World } from './ir/maker.ts';
import { run } from './ir/run.ts';
import { type Text, text } from './ir/text-maker.ts';

function meant({ means }: Num | Text, row: number): string {
  try {
    const value = means({ row, line: -1 });
    return typeof value === 'string' ? `"${value}"` : String(value ?? 'blank');
  } catch (error) {
    if (error instanceof Flag) return 'flag';
    throw error;
  }
}

/** What is wrong with one operation made by a seed. */
function faults(seed: number, sizes: readonly bigint[], depth: number): string[] {
  const random = new Random(seed);
  const world = new World(random, sizes);
  const made = new Maker(random, world).num(depth);
  const { lo, hi, nan, mayFlag } = made.node;
  return run(made.node, world.arrays, rows).flatMap((found, row) => {
    const expected = meant(made, row);
    const where = `seed ${seed}, row ${row}: `;
    // near 2^53 a guard stands before the edge, so that every number on the way is exact
    const isNear = sizes.some((size) => size * 4n > safeMax) || Math.abs(Number(expected)) > 2 ** 51;
    if (found === 'flag' && expected !== 'flag' && isNear) return mayFlag ? [] : [`${where}flagged`];
    if (found !== expected) return [`${where}${found} instead of ${expected}`];
    if (found === 'flag') return mayFlag ? [] : [`${where}flagged, and was not to flag`];
    if (found === 'blank') return nan ? [] : [`${where}blank, and was not to be`];
    return BigInt(found) >= lo && BigInt(found) <= hi ? [] : [`${where}${found} is not within ${lo}…${hi}`];
  });
}

test.each([
  ['small numbers', [9n, 9n, 3n, 3n]],
  ['amounts', [10n ** 7n, 10n ** 9n, 100n, 31n]],
  ['numbers at the edge of 2^53', [safeMax, safeMax / 2n, 3n, 10n ** 8n]],
] as const)('%s', (_title, sizes) => {
  const wrong = Array.from({ length: 600 }, (_, seed) => faults(seed, sizes, 1 + (seed % 3))).flat();
  expect(wrong).toEqual([]);
});

test('texts', () => {
  const wrong = Array.from({ length: 800 }, (_, seed) => {
    const random = new Random(seed);
    const world = new World(random, [9n, 9n, 3n, 3n]);
    const made = text(new Maker(random, world), 1 + (seed % 3));
    return run(made.node, world.arrays, rows).flatMap((found, row) => {
      const expected = meant(made, row);
      if (found !== expected) return [`seed ${seed}, row ${row}: ${found} instead of ${expected}`];
      return found === 'flag' && !made.node.mayFlag ? [`seed ${seed}, row ${row}: flagged, and was not to flag`] : [];
    });
  }).flat();
  expect(wrong).toEqual([]);
});
