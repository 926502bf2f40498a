/** Operations made by chance, and beside each what it means, in a line of whole numbers. */
import { type FoldFunction, IrBuilder } from '../../src/ir/build.ts';
import { type BoolNode, type CompareSign, type IntNode, type LoopRange, safeMax } from '../../src/ir/nodes.ts';
import type { Random } from '../fuzz/random.ts';
import { modes, rounded } from './rounded.ts';
import { type Slot, toArray } from './run.ts';

/** Thrown where the row is flagged. */
export class Flag extends Error {}

/** Where a value is asked for: the employee's row, and the row that the loop is at. */
export interface Place {
  readonly row: number;
  readonly line: number;
}
export interface Num {
  readonly node: IntNode;
  /** Null: blank. */
  readonly means: (at: Place) => bigint | null;
}
export interface Cond {
  readonly node: BoolNode;
  readonly means: (at: Place) => boolean;
}

export const rows = 24;
export const most = 3;
export const flag = (): never => {
  throw new Flag();
};
const given = (value: bigint | null | 'failed' | undefined): bigint | null => (value === 'failed' ? flag() : (value ?? null));
const present = (value: bigint | null): bigint => value ?? flag();
const safe = (value: bigint): bigint => (value > safeMax || value < -safeMax ? flag() : value);

/** A column: bounds, whether it may be blank, and its values. */
interface Column {
  readonly lo: bigint;
  readonly hi: bigint;
  readonly blank: boolean;
  /** Whether a value may have failed, which flags whoever reads it. */
  readonly failing: boolean;
  readonly values: readonly (bigint | null | 'failed')[];
}

/** Columns of the rows in slots 0…, then one of the lines, then where each row's lines begin. */
export class World {
  readonly columns: readonly Column[];
  readonly lines: Column;
  readonly first: readonly number[];
  readonly arrays: readonly Slot[];
  /** Texts of the rows and of the lines in the last two slots; the empty text is blank. */
  readonly texts: readonly (readonly string[])[];

  constructor(random: Random, sizes: readonly bigint[]) {
    this.columns = sizes.map((size, index) => column(random, size, rows, index % 2 === 1));
    const first = [0];
    for (let row = 0; row < rows; row += 1) first.push((first[row] ?? 0) + random.int(most + 1));
    this.first = first;
    this.lines = column(random, 9n, rows * most, true);
    this.texts = [rows, rows * most].map((length) => Array.from({ length }, () => random.pick(['', 'a', 'ab', 'ba', '夜班'])));
    const numbers = [...this.columns, this.lines].map(({ values }) => toArray(values));
    this.arrays = [...numbers, Int32Array.from(first), ...this.texts.map((texts) => texts.map((text) => text || null))];
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
  const failing = random.int(4) === 0;
  const values = Array.from({ length }, () => {
    if (failing && random.int(8) === 0) return 'failed';
    if (blank && random.int(5) === 0) return null;
    return random.pick([lo, hi, lo + (BigInt(random.int(2 ** 30)) * (hi - lo)) / 2n ** 30n, lo + ((hi - lo) * BigInt(random.int(5))) / 4n]);
  });
  return { lo, hi, blank, failing, values };
}

/** Operations by chance. */
export class Maker {
  readonly build = new IrBuilder();
  readonly random: Random;
  readonly world: World;

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
    if (random.int(9) === 0) {
      const place = inLoop && random.int(2) === 0 ? 1 : 'item';
      return { node: build.item(BigInt(rows * most), place), means: ({ row, line }) => BigInt(place === 1 ? line : row) };
    }
    if (inLoop && random.int(2) === 0) {
      const { lo, hi, failing, values } = world.lines;
      return { node: build.read(world.columns.length, 1, [lo, hi], true, failing), means: ({ line }) => given(values[line]) };
    }
    const slot = random.int(world.columns.length);
    const { lo, hi, blank, failing, values } = world.columns[slot] as Column;
    return { node: build.read(slot, inLoop ? 'row' : 'item', [lo, hi], blank, failing), means: ({ row }) => given(values[row]) };
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
    const { build, random } = this;
    const fn = random.pick<FoldFunction>(['sum', 'count', 'min', 'max', 'first', 'last', 'only']);
    const value = this.num(depth, true);
    const where = random.int(2) === 0 ? null : this.cond(depth, true);
    const required = random.int(3) === 0;
    const range = this.range();
    const loop = { range, depth: 1, where: where?.node ?? null, most: BigInt(range.kind === 'row' ? 1 : most) };
    const node = build.fold(fn, loop, fn === 'count' ? null : value.node, required);
    return { node, means: ({ row }) => folded(fn, this.fitting(range, row, where, fn === 'last'), row, value, required) };
  }

  /** What a loop walks: the employee's lines, the employee's one row, or the first few rows. */
  range(): LoopRange {
    return this.random.pick<LoopRange>([
      { kind: 'lines', slot: this.world.columns.length + 1 },
      { kind: 'lines', slot: this.world.columns.length + 1 },
      { kind: 'row' },
      { kind: 'rows', count: most },
    ]);
  }

  *fitting({ kind }: LoopRange, row: number, where: Cond | null, backwards: boolean): Generator<number> {
    const lines = kind === 'lines' ? this.world.linesOf(row) : kind === 'row' ? [row] : Array.from({ length: most }, (_, line) => line);
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
    const [left, right, asked] = [this.cond(depth - 1, inLoop), this.cond(depth - 1, inLoop), this.leaf(inLoop)];
    const all: (() => Cond)[] = [
      () => ({ node: build.junction('and', left.node, right.node), means: (at) => left.means(at) && right.means(at) }),
      () => ({ node: build.junction('or', left.node, right.node), means: (at) => left.means(at) || right.means(at) }),
      () => ({ node: build.not(left.node), means: (at) => !left.means(at) }),
      () => ({ node: build.isNaN(asked.node), means: (at) => asked.means(at) === null }),
    ];
    return random.pick(inLoop ? all : [...all, () => this.exists(depth)])();
  }

  private exists(depth: number): Cond {
    const where = this.cond(depth - 1, true);
    const range = this.range();
    return {
      node: this.build.exists({ range, depth: 1, where: where.node, most: BigInt(most) }),
      means: ({ row }) => this.fitting(range, row, where, false).next().done === false,
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
