/** Roundings by generated code: every way of writing one, at every edge, for every mode. */
import { describe, expect, test } from 'vitest';
import { Emitter } from '../src/codegen/emit.ts';
import type { RoundingMode } from '../src/index.ts';
import { IrBuilder } from '../src/ir/build.ts';
import { modes, rounded } from './ir/rounded.ts';
import { run, toArray } from './ir/run.ts';

/** What is written for a column's value over 100. */
function codeOf(bounds: readonly [bigint, bigint], mode: RoundingMode): string {
  const build = new IrBuilder();
  const emitter = new Emitter('NaN', 'i');
  emitter.int(build.scaleRound(build.read(0, 'item', bounds, false), 1n, 100n, mode));
  return emitter.source;
}

/** Every whole number within bounds, read as a column. */
const all = ([lo, hi]: readonly [bigint, bigint]): bigint[] =>
  Array.from({ length: Number(hi - lo) + 1 }, (_, index) => lo + BigInt(index));

describe('a quotient is rounded once, ties by the rule', () => {
  const small = [
    [-30n, 30n],
    [0n, 30n],
    [1n, 30n],
    [-30n, 0n],
    [-30n, -1n],
  ] as const;
  /** From 2^50 on a division takes the place of a multiplication, and 2^53 is where doubles end. */
  const large = [2n ** 50n, 2n ** 51n, 2n ** 53n - 300n].flatMap((edge): (readonly [bigint, bigint])[] => [
    [edge - 220n, edge + 20n],
    [-edge - 20n, 220n - edge],
  ]);

  test.each(modes)('%s by a constant', (mode) => {
    const wrong = [2n, 3n, 4n, 7n, 10n, 100n].flatMap((divisor) =>
      [...small, ...large].flatMap((bounds) => {
        const build = new IrBuilder();
        const values = all(bounds);
        const found = run(build.scaleRound(build.read(0, 'item', bounds, false), 1n, divisor, mode), [toArray(values)], values.length);
        return values.flatMap((n, row) =>
          found[row] === String(rounded(n, divisor, mode)) ? [] : [`${n} / ${divisor} in ${bounds.join('…')}: ${found[row]}`],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(modes)('%s by a column', (mode) => {
    const divisors = all([1n, 9n]);
    const pairs = all([-30n, 30n]).flatMap((n) => divisors.map((d) => [n, d] as const));
    const build = new IrBuilder();
    const node = build.roundBy(build.read(0, 'item', [-30n, 30n], false), build.read(1, 'item', [1n, 9n], false), mode);
    const found = run(node, [toArray(pairs.map(([n]) => n)), toArray(pairs.map(([, d]) => d))], pairs.length);
    expect(pairs.filter(([n, d], row) => found[row] !== String(rounded(n, d, mode)))).toEqual([]);
  });

  test.each(modes)('%s of a product beyond 2^53, which is split', (mode) => {
    const amounts = all([-20n, 20n]).map((step) => step * 123_456_789_012n + step);
    const factors = [1n, 33n, 50_000n, 99_999n];
    const pairs = amounts.flatMap((n) => factors.map((factor) => [n, factor] as const));
    const build = new IrBuilder();
    const most = 20n * 123_456_789_012n + 20n;
    const product = build.multiply(build.read(0, 'item', [-most, most], false), build.read(1, 'item', [0n, 99_999n], false));
    const node = build.scaleRound(product, 1n, 100_000n, mode);
    const found = run(node, [toArray(pairs.map(([n]) => n)), toArray(pairs.map(([, factor]) => factor))], pairs.length);
    expect(node.op).toBe('multiply-round');
    expect(pairs.filter(([n, factor], row) => found[row] !== String(rounded(n * factor, 100_000n, mode)))).toEqual([]);
  });

  test.each([
    [-(10n ** 15n), 0n],
    [0n, 10n ** 15n],
    [-(10n ** 15n), 10n ** 15n],
  ])('a product of which only one side can be split, with a factor from %i to %i, is exact or left to exact arithmetic', (least, most) => {
    const bounds = [-(10n ** 9n), 10n ** 9n] as const;
    const amounts = [...bounds, 1n, -1n, 123_456_789n, ...all([-9n, 9n]).map((step) => step * 11_111n - 7n)];
    const factors = [least, least + 1n, most, most - 7n, least / 3n - 1n, most / 3n + 1n].map((factor) =>
      factor < least ? least : factor > most ? most : factor,
    );
    const pairs = amounts.flatMap((n) => factors.map((factor) => [n, factor] as const));
    for (const mode of modes) {
      const build = new IrBuilder();
      const product = build.multiply(build.read(0, 'item', bounds, false), build.read(1, 'item', [least, most], false));
      const found = run(
        build.scaleRound(product, 1n, 99_991n, mode),
        [toArray(pairs.map(([n]) => n)), toArray(pairs.map(([, by]) => by))],
        pairs.length,
      );
      expect(pairs.filter(([n, by], row) => found[row] !== 'flag' && found[row] !== String(rounded(n * by, 99_991n, mode)))).toEqual([]);
    }
  });

  test('an ordinary amount is multiplied, which takes a third of the time; a large one is divided', () => {
    expect(codeOf([0n, 10n ** 12n], 'HALF_UP')).not.toContain('/');
    for (const mode of ['HALF_UP', 'FLOOR'] as const) {
      expect(codeOf([0n, 2n ** 50n - 102n], mode)).not.toContain('/');
      expect(codeOf([0n, 2n ** 50n - 101n], mode)).toContain('/');
      expect(codeOf([101n - 2n ** 50n, 0n], mode)).toContain('/');
      expect(codeOf([102n - 2n ** 50n, 5n], mode)).not.toContain('/');
    }
  });

  test('what is never below zero, or never above, needs no question of its sign', () => {
    const statements = (bounds: readonly [bigint, bigint], mode: RoundingMode): number => codeOf(bounds, mode).split('\n').length;
    for (const mode of ['HALF_UP', 'UP', 'DOWN'] as const) expect(statements([0n, 99n], mode)).toBe(2);
    for (const mode of ['UP', 'DOWN'] as const) expect(statements([-1n, 99n], mode)).toBe(4);
    expect(codeOf([0n, 99n], 'HALF_UP')).not.toContain('?');
    expect(codeOf([-99n, 0n], 'HALF_UP')).not.toContain('?');
    expect(codeOf([-1n, 99n], 'HALF_UP')).toContain('?');
    expect(codeOf([-99n, 1n], 'HALF_UP')).toContain('?');
  });
});
