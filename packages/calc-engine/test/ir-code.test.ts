/**
 * Generated code computes what the intermediate representation says. Chance builds operations out of operations, and beside each what it
 * means, written here in a line of whole numbers: a result is that number, lies within the operation's bounds, is blank only where the
 * operation may be, and the row is flagged exactly where something that had to be computed is blank or beyond 2^53 − 1.
 */
import { describe, expect, test } from 'vitest';
import { Emitter } from '../src/codegen/emit.ts';
import { generate } from '../src/codegen/generate.ts';
import { runtime } from '../src/codegen/runtime.ts';
import type { RoundingMode } from '../src/index.ts';
import { type FoldFunction, IrBuilder } from '../src/ir/build.ts';
import { type BoolNode, type CompareSign, type IntNode, safeMax } from '../src/ir/nodes.ts';
import { Random } from './fuzz/random.ts';

/** Thrown where the row is flagged. */
class Flag extends Error {}

/** Where a value is asked for: the employee's row, and the row that the loop is at. */
interface Place {
  readonly row: number;
  readonly line: number;
}
interface Num {
  readonly node: IntNode;
  /** Null: blank. */
  readonly means: (at: Place) => bigint | null;
}
interface Cond {
  readonly node: BoolNode;
  readonly means: (at: Place) => boolean;
}

const rows = 24;
const most = 3;
const modes: readonly RoundingMode[] = ['HALF_UP', 'HALF_EVEN', 'HALF_DOWN', 'UP', 'DOWN', 'CEILING', 'FLOOR'];

/** The whole number that a quotient is rounded to: the two next to it, and the rule that says which. */
function rounded(n: bigint, d: bigint, mode: RoundingMode): bigint {
  const below = n / d - (n < 0n && n % d !== 0n ? 1n : 0n);
  const [toBelow, toAbove] = [n - below * d, (below + 1n) * d - n];
  if (toBelow === 0n) return below;
  const [towardsZero, away] = n < 0n ? [below + 1n, below] : [below, below + 1n];
  const even = below % 2n === 0n ? below : below + 1n;
  const nearest = (tie: bigint): bigint => (toBelow < toAbove ? below : toBelow > toAbove ? below + 1n : tie);
  return {
    FLOOR: below,
    CEILING: below + 1n,
    UP: away,
    DOWN: towardsZero,
    HALF_UP: nearest(away),
    HALF_DOWN: nearest(towardsZero),
    HALF_EVEN: nearest(even),
  }[mode];
}

const flag = (): never => {
  throw new Flag();
};
const present = (value: bigint | null): bigint => value ?? flag();
const safe = (value: bigint): bigint => (value > safeMax || value < -safeMax ? flag() : value);

/** A column: bounds, whether it may be blank, and its values. */
interface Column {
  readonly lo: bigint;
  readonly hi: bigint;
  readonly blank: boolean;
  readonly values: readonly (bigint | null)[];
}

/** Columns of the rows in slots 0…, then one of the lines, then where each row's lines begin. */
class World {
  readonly columns: readonly Column[];
  readonly lines: Column;
  readonly first: readonly number[];
  readonly arrays: readonly (Float64Array | Int32Array)[];

  constructor(random: Random, sizes: readonly bigint[]) {
    this.columns = sizes.map((size, index) => column(random, size, rows, index % 2 === 1));
    const first = [0];
    for (let row = 0; row < rows; row += 1) first.push((first[row] ?? 0) + random.int(most + 1));
    this.first = first;
    this.lines = column(random, 9n, rows * most, true);
    this.arrays = [...[...this.columns, this.lines].map(({ values }) => toArray(values)), Int32Array.from(first)];
  }

  linesOf(row: number): number[] {
    const [from = 0, to = 0] = [this.first[row], this.first[row + 1]];
    return Array.from({ length: to - from }, (_, index) => from + index);
  }
}

function column(random: Random, size: bigint, length: number, blank: boolean): Column {
  const [lo, hi] = random.pick([
    [-size, size],
    [0n, size],
    [-size, 0n],
    [1n, size],
    [-size, -1n],
  ] as const);
  const values = Array.from({ length }, () => {
    if (blank && random.int(5) === 0) return null;
    return random.pick([lo, hi, lo + (BigInt(random.int(2 ** 30)) * (hi - lo)) / 2n ** 30n, lo + ((hi - lo) * BigInt(random.int(5))) / 4n]);
  });
  return { lo, hi, blank, values };
}

const toArray = (values: readonly (bigint | null)[]): Float64Array =>
  Float64Array.from(values, (v) => (v === null ? Number.NaN : Number(v)));

/** Operations by chance. */
class Maker {
  readonly build = new IrBuilder();
  private readonly random: Random;
  private readonly world: World;

  constructor(random: Random, world: World) {
    this.random = random;
    this.world = world;
  }

  num(depth: number, inLoop = false): Num {
    if (depth === 0 || this.random.int(8) === 0) return this.leaf(inLoop);
    const all = [this.arithmetic, this.arithmetic, this.one, this.rounding, this.choice, this.guarded, this.pieces, this.lookup];
    return this.random.pick(inLoop ? all : [...all, this.fold, this.fold]).call(this, depth - 1, inLoop);
  }

  private leaf(inLoop: boolean): Num {
    const { build, random, world } = this;
    if (random.int(4) === 0) {
      const value = random.pick([0n, 1n, -1n, 2n, 7n, -100n]);
      return { node: build.constant(value), means: () => value };
    }
    if (inLoop && random.int(2) === 0) {
      const { lo, hi, values } = world.lines;
      return { node: build.read(world.columns.length, 1, [lo, hi], true), means: ({ line }) => values[line] ?? null };
    }
    const slot = random.int(world.columns.length);
    const { lo, hi, blank, values } = world.columns[slot] as Column;
    return { node: build.read(slot, inLoop ? 'row' : 'item', [lo, hi], blank), means: ({ row }) => values[row] ?? null };
  }

  private arithmetic(depth: number, inLoop: boolean): Num {
    const [a, b] = [this.num(depth, inLoop), this.num(depth, inLoop)];
    const both = (of: (x: bigint, y: bigint) => bigint) => (at: Place) => safe(of(present(a.means(at)), present(b.means(at))));
    const { build } = this;
    return this.random.pick<() => Num>([
      () => ({ node: build.add(a.node, b.node), means: both((x, y) => x + y) }),
      () => ({ node: build.subtract(a.node, b.node), means: both((x, y) => x - y) }),
      () => ({ node: build.multiply(a.node, b.node), means: both((x, y) => x * y) }),
      () => ({ node: build.extreme('min', a.node, b.node), means: both((x, y) => (x < y ? x : y)) }),
      () => ({ node: build.extreme('max', a.node, b.node), means: both((x, y) => (x > y ? x : y)) }),
    ])();
  }

  private one(depth: number, inLoop: boolean): Num {
    const a = this.num(depth, inLoop);
    const of = (make: (x: bigint) => bigint) => (at: Place) => make(present(a.means(at)));
    const { build } = this;
    return this.random.pick<() => Num>([
      () => ({ node: build.negate(a.node), means: of((x) => -x) }),
      () => ({ node: build.absolute(a.node), means: of((x) => (x < 0n ? -x : x)) }),
      () => ({ node: build.sign(a.node), means: of((x) => (x < 0n ? -1n : x > 0n ? 1n : 0n)) }),
      () => ({ node: build.strict(a.node), means: of((x) => x) }),
    ])();
  }

  private rounding(depth: number, inLoop: boolean): Num {
    const a = this.num(depth, inLoop);
    const mode = this.random.pick(modes);
    const [factor, divisor] = [this.random.pick([1n, 3n, 50n]), this.random.pick([2n, 3n, 4n, 10n, 100n, 100n])];
    return {
      node: this.build.scaleRound(this.build.strict(a.node), factor, divisor, mode),
      means: (at) => safe(rounded(present(a.means(at)) * factor, divisor, mode)),
    };
  }

  private choice(depth: number, inLoop: boolean): Num {
    const { build } = this;
    const [a, b, test] = [this.num(depth, inLoop), this.num(depth, inLoop), this.cond(depth, inLoop)];
    return this.random.pick<() => Num>([
      () => ({ node: build.choose(test.node, a.node, b.node), means: (at) => (test.means(at) ? a.means(at) : b.means(at)) }),
      () => ({ node: build.nonBlank(a.node, b.node), means: (at) => a.means(at) ?? b.means(at) }),
      () => ({ node: build.fromBool(test.node), means: (at) => (test.means(at) ? 1n : 0n) }),
    ])();
  }

  private guarded(depth: number, inLoop: boolean): Num {
    const { build } = this;
    const [a, test] = [this.num(depth, inLoop), this.cond(depth, inLoop)];
    const [lo, hi] = this.random.pick([
      [-5n, 5n],
      [0n, 1000n],
      [-safeMax, 0n],
    ] as const);
    const within = (value: bigint): bigint => (value < lo || value > hi ? flag() : value);
    return this.random.pick<() => Num>([
      () => ({ node: build.within(a.node, [lo, hi]), means: (at) => within(present(a.means(at))) }),
      () => ({
        node: build.require(a.node, test.node),
        means: (at) => {
          const value = a.means(at);
          return test.means(at) ? value : flag();
        },
      }),
    ])();
  }

  /** Few thresholds are written out, many are searched; one piece may be missing. */
  private pieces(depth: number, inLoop: boolean): Num {
    const { random } = this;
    const a = this.num(depth, inLoop);
    const thresholds = Array.from({ length: random.pick([1, 2, 3, 30]) }, (_, index) => BigInt(index * index) - 5n);
    const pieces = Array.from({ length: thresholds.length + 1 }, () =>
      random.int(12) === 0 ? null : { slope: random.pick([0n, 1n, 2n, -3n]), offset: random.pick([0n, 0n, 1n, -8n]) },
    );
    return {
      node: this.build.pieces(a.node, thresholds, pieces),
      means: (at) => {
        const value = present(a.means(at));
        const piece = pieces[thresholds.filter((threshold) => threshold < value).length];
        return piece ? safe(safe(piece.slope * value) + piece.offset) : flag();
      },
    };
  }

  /** Few entries are compared, many are looked up. */
  private lookup(depth: number, inLoop: boolean): Num {
    const { random } = this;
    const keys = Array.from({ length: 1 + random.int(2) }, () => this.num(depth, inLoop));
    const wanted = random.pick([2n, 9n]);
    const entries = Array.from({ length: Number(wanted) }, (_, index) => ({
      keys: keys.map(() => BigInt(index) - 2n),
      value: BigInt(index * index),
    }));
    const missing = random.pick(['blank', 'flag'] as const);
    return {
      node: this.build.lookup(
        keys.map(({ node }) => node),
        entries,
        missing,
      ),
      means: (at) => {
        const values = keys.map(({ means }) => present(means(at)));
        const entry = entries.find((candidate) => candidate.keys.every((key, index) => key === values[index]));
        return entry?.value ?? (missing === 'blank' ? null : flag());
      },
    };
  }

  private fold(depth: number): Num {
    const { build, random, world } = this;
    const fn = random.pick<FoldFunction>(['sum', 'count', 'min', 'max', 'first', 'last', 'only']);
    const value = this.num(depth, true);
    const where = random.int(2) === 0 ? null : this.cond(depth, true);
    const required = random.int(3) === 0;
    const loop = {
      range: { kind: 'lines', slot: world.columns.length + 1 } as const,
      depth: 1,
      where: where?.node ?? null,
      most: BigInt(most),
    };
    const node = build.fold(fn, loop, fn === 'count' ? null : value.node, required);
    return { node, means: ({ row }) => folded(fn, this.fitting(row, where, fn === 'last'), row, value, required) };
  }

  private *fitting(row: number, where: Cond | null, backwards: boolean): Generator<number> {
    const lines = this.world.linesOf(row);
    for (const line of backwards ? lines.reverse() : lines) if (!where || where.means({ row, line })) yield line;
  }

  cond(depth: number, inLoop: boolean): Cond {
    const { build, random } = this;
    const [a, b] = [this.num(Math.max(depth - 1, 0), inLoop), this.num(Math.max(depth - 1, 0), inLoop)];
    const sign = random.pick(['===', '!==', '<', '<=', '>', '>='] as const);
    if (depth === 0 || random.int(2) === 0)
      return {
        node: build.compare(sign, a.node, b.node),
        means: (at) => {
          const [x, y] = [present(a.means(at)), present(b.means(at))];
          return holds(sign, x, y);
        },
      };
    const [left, right, given] = [this.cond(depth - 1, inLoop), this.cond(depth - 1, inLoop), this.leaf(inLoop)];
    const all: (() => Cond)[] = [
      () => ({ node: build.junction('and', left.node, right.node), means: (at) => left.means(at) && right.means(at) }),
      () => ({ node: build.junction('or', left.node, right.node), means: (at) => left.means(at) || right.means(at) }),
      () => ({ node: build.not(left.node), means: (at) => !left.means(at) }),
      () => ({ node: build.isNaN(given.node), means: (at) => given.means(at) === null }),
    ];
    return random.pick(inLoop ? all : [...all, () => this.exists(depth)])();
  }

  private exists(depth: number): Cond {
    const where = this.cond(depth - 1, true);
    const range = { kind: 'lines', slot: this.world.columns.length + 1 } as const;
    return {
      node: this.build.exists({ range, depth: 1, where: where.node, most: BigInt(most) }),
      means: ({ row }) => this.fitting(row, where, false).next().done === false,
    };
  }
}

const holds = (sign: CompareSign, x: bigint, y: bigint): boolean =>
  ({ '===': x === y, '!==': x !== y, '<': x < y, '<=': x <= y, '>': x > y, '>=': x >= y })[sign];

/** FIRST and LAST look at one row, ONLY flags at a second, the others at all; a blank is left out of what is counted together. */
function folded(fn: FoldFunction, lines: Iterable<number>, row: number, value: Num, required: boolean): bigint | null {
  let found = 0n;
  let result: bigint | null = fn === 'sum' || fn === 'count' ? 0n : null;
  for (const line of lines) {
    found += 1n;
    if (fn === 'only' && found > 1n) flag();
    if (fn === 'count') continue;
    const own = value.means({ row, line });
    if (fn === 'first' || fn === 'last' || fn === 'only') result = own;
    else if (own !== null)
      result = fn === 'sum' ? safe((result ?? 0n) + own) : result === null || own < result === (fn === 'min') ? own : result;
    if (fn === 'first' || fn === 'last') break;
  }
  if (required && found === 0n) flag();
  return fn === 'count' ? found : result;
}

/** What the code gives for each row: a value, null for a blank, or a flag. */
function run(node: IntNode, arrays: World['arrays'], length: number): string[] {
  const emitter = new Emitter('NaN', 'i');
  const value = emitter.int(node);
  const slots = arrays.map((_, slot) => `s${slot}`);
  const source = [
    'const always = true; const periodStart = 0;',
    ...emitter.constants.map((_, index) => `const k${index} = constants[${index}];`),
    `return function (flags, out, ${slots.join(', ')}) { items: for (let i = 0; i < out.length; i++) { ${emitter.source}\nout[i] = ${value}; } };`,
  ].join('\n');
  const loop = generate<(flags: Uint8Array, out: Float64Array, ...slots: unknown[]) => void>(source, {
    runtime,
    constants: emitter.constants,
  });
  const [flags, out] = [new Uint8Array(length), new Float64Array(length)];
  loop(flags, out, ...arrays);
  return Array.from(out, (result, row) => (flags[row] ? 'flag' : Number.isNaN(result) ? 'blank' : String(BigInt(result))));
}

function meant({ means }: Num, row: number): string {
  try {
    return String(means({ row, line: -1 }) ?? 'blank');
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
    if (found === 'flag' && expected !== 'flag' && sizes.some((size) => size * 4n > safeMax)) return mayFlag ? [] : [`${where}flagged`];
    if (found !== expected) return [`${where}${found} instead of ${expected}`];
    if (found === 'flag') return mayFlag ? [] : [`${where}flagged, and was not to flag`];
    if (found === 'blank') return nan ? [] : [`${where}blank, and was not to be`];
    return BigInt(found) >= lo && BigInt(found) <= hi ? [] : [`${where}${found} is not within ${lo}…${hi}`];
  });
}

describe('generated code computes what the operations say', () => {
  test.each([
    ['small numbers', [9n, 9n, 3n, 3n]],
    ['amounts', [10n ** 7n, 10n ** 9n, 100n, 31n]],
    ['numbers at the edge of 2^53', [safeMax, safeMax / 2n, 3n, 10n ** 8n]],
  ] as const)('%s', (_title, sizes) => {
    const wrong = Array.from({ length: 600 }, (_, seed) => faults(seed, sizes, 1 + (seed % 3))).flat();
    expect(wrong).toEqual([]);
  });
});

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
