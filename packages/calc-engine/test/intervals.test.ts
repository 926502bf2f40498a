/**
 * What the intermediate representation knows of values: an operation's bounds are the least and greatest value it can have, found here by
 * trying every pair of operands; a comparison is decided exactly where all pairs agree; a guard stands exactly where a value could leave ±(2^53 − 1).
 */
import { describe, expect, test } from 'vitest';
import { IrBuilder } from '../src/ir/build.ts';
import { knownOrder } from '../src/ir/intervals.ts';
import { type BoolNode, type IntNode, safeMax } from '../src/ir/nodes.ts';

type Bounds = readonly [bigint, bigint];

const ends = [-3n, -2n, -1n, 0n, 1n, 2n, 3n];
const small = ends.flatMap((lo) => ends.filter((hi) => hi >= lo).map((hi): Bounds => [lo, hi]));
const pairs = small.flatMap((a) => small.map((b): readonly [Bounds, Bounds] => [a, b]));
const valuesOf = ([lo, hi]: Bounds): bigint[] => Array.from({ length: Number(hi - lo) + 1 }, (_, index) => lo + BigInt(index));
const sorted = (values: readonly bigint[]): bigint[] => values.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
const rangeOf = (values: readonly bigint[]): string => `${String(sorted(values)[0])}…${String(sorted(values).at(-1))}`;
const boundsOf = ({ lo, hi }: IntNode): string => `${lo}…${hi}`;
/** A column's value within bounds; slots tell columns apart. */
const read = (build: IrBuilder, bounds: Bounds, slot = 0, nan = false): IntNode => build.read(slot, 'item', bounds, nan);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const signOf = (value: bigint): bigint => (value > 0n ? 1n : value < 0n ? -1n : 0n);

describe('bounds are the least and the greatest value', () => {
  const two: Readonly<Record<string, readonly [(build: IrBuilder, a: IntNode, b: IntNode) => IntNode, (a: bigint, b: bigint) => bigint]>> =
    {
      sum: [(build, a, b) => build.add(a, b), (a, b) => a + b],
      difference: [(build, a, b) => build.subtract(a, b), (a, b) => a - b],
      product: [(build, a, b) => build.multiply(a, b), (a, b) => a * b],
      smaller: [(build, a, b) => build.extreme('min', a, b), (a, b) => (a < b ? a : b)],
      greater: [(build, a, b) => build.extreme('max', a, b), (a, b) => (a > b ? a : b)],
    };
  test.each(Object.entries(two))('%s of two', (_title, [make, expected]) => {
    const wrong = pairs.filter(([a, b]) => {
      const build = new IrBuilder();
      const all = valuesOf(a).flatMap((left) => valuesOf(b).map((right) => expected(left, right)));
      return boundsOf(make(build, read(build, a), read(build, b, 1))) !== rangeOf(all);
    });
    expect(wrong).toEqual([]);
  });

  const one: Readonly<Record<string, readonly [(build: IrBuilder, a: IntNode) => IntNode, (a: bigint) => bigint]>> = {
    negation: [(build, a) => build.negate(a), (a) => -a],
    magnitude: [(build, a) => build.absolute(a), magnitude],
    sign: [(build, a) => build.sign(a), signOf],
    'multiple by a constant': [(build, a) => build.multiply(a, build.constant(-7n)), (a) => a * -7n],
    'rounded quotient': [
      (build, a) => build.scaleRound(a, 5n, 3n, 'HALF_UP'),
      (a) => BigInt(Math.sign(Number(a)) * Math.round((magnitude5(a) * 5) / 3)),
    ],
    floor: [(build, a) => build.scaleRound(a, 3n, 2n, 'FLOOR'), (a) => BigInt(Math.floor((Number(a) * 3) / 2))],
  };
  const magnitude5 = (a: bigint): number => Math.abs(Number(a));
  test.each(Object.entries(one))('%s of one', (_title, [make, expected]) => {
    const wrong = small.filter((a) => boundsOf(make(new IrBuilder(), read(new IrBuilder(), a))) !== rangeOf(valuesOf(a).map(expected)));
    expect(wrong).toEqual([]);
  });

  test('a choice has those of both sides; a side that fails has no value', () => {
    const build = new IrBuilder();
    const either = build.compare('>', read(build, [0n, 9n], 7), build.constant(4n));
    expect(boundsOf(build.choose(either, read(build, [1n, 2n]), read(build, [-5n, 1n], 1)))).toBe('-5…2');
    expect(boundsOf(build.choose(either, build.fail(), read(build, [4n, 5n])))).toBe('4…5');
    expect(boundsOf(build.choose(either, read(build, [4n, 5n]), build.fail()))).toBe('4…5');
    expect(boundsOf(build.nonBlank(read(build, [4n, 5n], 0, true), read(build, [9n, 9n], 1)))).toBe('4…9');
    expect(boundsOf(build.fromBool(either))).toBe('0…1');
  });

  test('a quotient of columns covers every quotient of theirs', () => {
    const positive = small.filter(([lo]) => lo > 0n);
    const outside = small.flatMap((a) =>
      positive.flatMap((by) => {
        const build = new IrBuilder();
        const { lo, hi } = build.roundBy(read(build, a), read(build, by, 1), 'FLOOR');
        const all = valuesOf(a).flatMap((left) => valuesOf(by).map((right) => BigInt(Math.floor(Number(left) / Number(right)))));
        // one unit of room at each end is what it may waste
        const [least, most] = [sorted(all)[0] ?? 0n, sorted(all).at(-1) ?? 0n];
        return lo <= least && hi >= most && lo >= least - 2n && hi <= most + 2n ? [] : [`${a.join('…')} / ${by.join('…')}: ${lo}…${hi}`];
      }),
    );
    expect(outside).toEqual([]);
  });

  test('lines over thresholds: those of the lines that the operand reaches', () => {
    const lines = [
      { slope: 0n, offset: 5n },
      { slope: 2n, offset: -1n },
      { slope: -3n, offset: 9n },
    ];
    const thresholds = [-1n, 1n];
    const wrong = small.filter((a) => {
      const all = valuesOf(a).map((value) => {
        const line = lines[thresholds.filter((threshold) => threshold < value).length];
        return (line?.slope ?? 0n) * value + (line?.offset ?? 0n);
      });
      const build = new IrBuilder();
      return boundsOf(build.pieces(read(build, a), thresholds, lines)) !== rangeOf(all);
    });
    expect(wrong).toEqual([]);
  });

  test('a sum over rows has as many times its greatest value, or none', () => {
    const build = new IrBuilder();
    const loop = { range: { kind: 'rows', count: 10 }, depth: 1, where: null, most: 10n } as const;
    const sum = (bounds: Bounds): string => boundsOf(build.fold('sum', loop, build.read(0, 1, bounds, false)));
    expect([sum([1n, 4n]), sum([-2n, 3n]), sum([-5n, -1n]), sum([0n, 0n])]).toEqual(['0…40', '-20…30', '-50…0', '0…0']);
    expect(boundsOf(build.fold('count', loop, null))).toBe('0…10');
    expect(boundsOf(build.fold('max', loop, build.read(0, 1, [-2n, 3n], false)))).toBe('-2…3');
  });
});

describe('comparisons', () => {
  const signs = {
    '===': (a: bigint, b: bigint) => a === b,
    '!==': (a: bigint, b: bigint) => a !== b,
    '<': (a: bigint, b: bigint) => a < b,
    '<=': (a: bigint, b: bigint) => a <= b,
    '>': (a: bigint, b: bigint) => a > b,
    '>=': (a: bigint, b: bigint) => a >= b,
  };
  test.each(Object.entries(signs))('%s is decided where all values agree, and nowhere else', (sign, holds) => {
    const wrong = pairs.filter(([a, b]) => {
      const build = new IrBuilder();
      const answers = new Set(valuesOf(a).flatMap((left) => valuesOf(b).map((right) => holds(left, right))));
      return knownOrder(sign as keyof typeof signs, read(build, a), read(build, b, 1)) !== (answers.size === 1 ? [...answers][0] : null);
    });
    expect(wrong).toEqual([]);
  });

  test('an operand that may flag is always computed', () => {
    const build = new IrBuilder();
    const flagging = build.within(read(build, [-9n, 9n]), [0n, 5n]);
    expect(knownOrder('<', flagging, read(build, [7n, 7n], 1))).toBeNull();
    expect(knownOrder('<', read(build, [-7n, -7n], 1), flagging)).toBeNull();
    expect(build.sign(build.within(read(build, [-9n, 9n]), [1n, 5n])).op).toBe('sign');
    expect(build.sign(build.within(read(build, [-9n, 9n]), [-5n, -1n])).op).toBe('sign');
    expect(build.extreme('min', read(build, [-7n, -7n], 1), flagging).op).toBe('min');
    expect(build.extreme('min', flagging, read(build, [-7n, -7n], 1)).op).toBe('min');
  });

  test('the smaller of two that do not overlap is the one below, and nothing is computed', () => {
    const build = new IrBuilder();
    const [low, high] = [read(build, [0n, 4n]), read(build, [4n, 9n], 1)];
    for (const [left, right] of [
      [low, high],
      [high, low],
    ] as const) {
      expect(build.extreme('min', left, right)).toBe(low);
      expect(build.extreme('max', left, right)).toBe(high);
    }
    const overlapping = read(build, [3n, 9n], 1);
    expect(build.extreme('min', low, overlapping).op).toBe('min');
    expect(build.extreme('max', overlapping, low).op).toBe('max');
  });
});

describe('guards', () => {
  const operators = ['add', 'subtract', 'multiply'] as const;
  /** Operands whose sum, difference, product is just safe at one end. */
  const atEnd: Readonly<Record<(typeof operators)[number], readonly (readonly [Bounds, Bounds])[]>> = {
    add: [
      [
        [0n, safeMax - 5n],
        [0n, 5n],
      ],
      [
        [-safeMax + 5n, 0n],
        [-5n, 0n],
      ],
    ],
    subtract: [
      [
        [0n, safeMax - 5n],
        [-5n, 0n],
      ],
      [
        [-safeMax + 5n, 0n],
        [0n, 5n],
      ],
    ],
    multiply: [
      [
        [0n, 1n],
        [0n, safeMax],
      ],
      [
        [-1n, 0n],
        [0n, safeMax],
      ],
    ],
  };
  test.each(operators)('%s: none where every result is safe, one as soon as one is not', (operator) => {
    for (const [a, b] of atEnd[operator]) {
      const build = new IrBuilder();
      const safe = build[operator](read(build, a), read(build, b, 1));
      expect(safe).toMatchObject({ op: operator, mayFlag: false });
      const wider: Bounds = operator === 'multiply' ? [a[0] * 2n, a[1] * 2n] : [a[0] === 0n ? 0n : a[0] - 1n, a[1] === 0n ? 0n : a[1] + 1n];
      const guarded = build[operator](read(build, wider), read(build, b, 1));
      expect(guarded).toMatchObject({ op: 'check', bounded: true, mayFlag: true });
      expect([guarded.lo === safe.lo || guarded.lo === -safeMax, guarded.hi === safe.hi || guarded.hi === safeMax]).toEqual([true, true]);
    }
  });

  test('what is held to bounds is checked only where it could leave them', () => {
    const build = new IrBuilder();
    const value = read(build, [-3n, 3n]);
    expect(build.within(value, [-3n, 3n])).toBe(value);
    expect(build.within(value, [-4n, 4n])).toBe(value);
    expect(build.within(value, [-2n, 3n])).toMatchObject({ op: 'check', lo: -2n, hi: 3n });
    expect(build.within(value, [-3n, 2n])).toMatchObject({ op: 'check', lo: -3n, hi: 2n });
    expect(build.within(value, [3n, 9n])).toMatchObject({ op: 'check', lo: 3n, hi: 3n });
    expect(build.within(value, [4n, 9n]).op).toBe('fail');
    expect(build.within(read(build, [-3n, 3n], 0, true), [-3n, 3n]).op).toBe('check');
  });

  test('a blank is checked once where a number is needed', () => {
    const build = new IrBuilder();
    const blank = read(build, [0n, 5n], 0, true);
    expect(build.strict(blank)).toMatchObject({ op: 'check', bounded: false, nan: false, lo: 0n, hi: 5n });
    expect(build.strict(build.strict(blank))).toBe(build.strict(blank));
    expect(build.isNaN(build.strict(blank))).toMatchObject({ op: 'const', value: false });
    expect(build.isNaN(blank).op).toBe('is-nan');
  });

  test('a sum over rows is guarded as soon as it could leave the safe numbers', () => {
    const build = new IrBuilder();
    const sum = (most: bigint, bounds: Bounds): IntNode =>
      build.fold('sum', { range: { kind: 'rows', count: Number(most) }, depth: 1, where: null, most }, build.read(0, 1, bounds, false));
    expect(sum(1n, [0n, safeMax])).toMatchObject({ guarded: false, mayFlag: false, hi: safeMax });
    expect(sum(2n, [0n, safeMax])).toMatchObject({ guarded: true, mayFlag: true, hi: safeMax });
    expect(sum(2n, [-safeMax, 0n])).toMatchObject({ guarded: true, mayFlag: true, lo: -safeMax });
  });

  test('rounding of an ordinary amount is plain; of a product beyond 2^53 it is split, and guarded only beyond 2^51', () => {
    const build = new IrBuilder();
    expect(build.scaleRound(read(build, [0n, 10n ** 12n]), 7n, 100n, 'HALF_UP')).toMatchObject({ op: 'round', mayFlag: false });
    const amount = (most: bigint): IntNode => build.scaleRound(read(build, [0n, most]), 123_457n, 1_000_000n, 'HALF_UP');
    expect(amount(10n ** 10n)).toMatchObject({ op: 'round', mayFlag: false });
    expect(amount(10n ** 12n)).toMatchObject({ op: 'multiply-round', mayFlag: false });
    expect(amount(10n ** 15n)).toMatchObject({ op: 'multiply-round', mayFlag: false });
    const beyond = 2n ** 51n * 9n;
    expect(amount(beyond).mayFlag).toBe(true);
  });
});

describe('what is known needs no operation', () => {
  const build = new IrBuilder();
  const value = read(build, [-9n, 9n]);
  const condition: BoolNode = build.compare('>', value, build.constant(0n));
  const [yes, no] = [build.condition(true), build.condition(false)];

  test('zero and one', () => {
    expect(build.add(value, build.constant(0n))).toBe(value);
    expect(build.add(build.constant(0n), value)).toBe(value);
    expect(build.subtract(value, build.constant(0n))).toBe(value);
    expect(build.multiply(value, build.constant(1n))).toBe(value);
    expect(build.multiply(build.constant(1n), value)).toBe(value);
    expect(build.scaleRound(value, 4n, 4n, 'DOWN')).toBe(value);
    expect(build.absolute(read(build, [0n, 9n]))).toBe(read(build, [0n, 9n]));
    expect(build.absolute(read(build, [-9n, 0n])).op).toBe('negate');
  });

  test('constants', () => {
    const constant = (node: IntNode): unknown => (node.op === 'const' ? node.value : node.op);
    const [two, five] = [build.constant(2n), build.constant(5n)];
    expect([build.add(two, five), build.subtract(two, five), build.multiply(two, five), build.negate(two)].map(constant)).toEqual([
      7n,
      -3n,
      10n,
      -2n,
    ]);
    expect(constant(build.scaleRound(five, 1n, 2n, 'HALF_UP'))).toBe(3n);
    expect(
      [build.sign(read(build, [1n, 9n])), build.sign(read(build, [-9n, -1n])), build.sign(read(build, [0n, 9n]))].map(constant),
    ).toEqual([1n, -1n, 'sign']);
    expect(constant(build.sign(read(build, [-9n, 0n])))).toBe('sign');
    expect(
      [build.constant(safeMax), build.constant(-safeMax), build.constant(safeMax + 1n), build.constant(-safeMax - 1n)].map(constant),
    ).toEqual([safeMax, -safeMax, 'fail', 'fail']);
  });

  test('conditions', () => {
    expect(build.junction('and', yes, condition)).toBe(condition);
    expect(build.junction('and', condition, yes)).toBe(condition);
    expect(build.junction('or', no, condition)).toBe(condition);
    expect(build.junction('or', condition, no)).toBe(condition);
    expect(build.junction('and', no, condition)).toBe(no);
    expect(build.junction('or', yes, condition)).toBe(yes);
    expect(build.junction('and', condition, no).op).toBe('and');
    expect(build.junction('or', condition, yes).op).toBe('or');
    expect([build.not(yes), build.not(no)]).toEqual([no, yes]);
    expect(build.choose(yes, value, build.constant(1n))).toBe(value);
    expect(build.choose(no, build.constant(1n), value)).toBe(value);
    expect(build.choose(condition, value, value)).toBe(value);
    expect(build.require(value, yes)).toBe(value);
    expect(build.require(value, no).op).toBe('fail');
  });

  test('an operand that stays on one line is a product and a sum', () => {
    const lines = [
      { slope: 2n, offset: 0n },
      { slope: 3n, offset: 7n },
      { slope: 0n, offset: 4n },
    ];
    const on = (bounds: Bounds): IntNode => build.pieces(read(build, bounds, 5), [10n, 20n], lines);
    expect(on([0n, 10n])).toBe(build.multiply(read(build, [0n, 10n], 5), build.constant(2n)));
    expect(on([11n, 20n])).toMatchObject({ op: 'add', lo: 40n, hi: 67n });
    expect(on([10n, 11n])).toMatchObject({ op: 'pieces', thresholds: [10n], lo: 20n, hi: 40n });
    expect(on([0n, 21n])).toMatchObject({ op: 'pieces', thresholds: [10n, 20n] });
  });

  test('equal operations are one', () => {
    expect(build.add(value, build.constant(3n))).toBe(build.add(value, build.constant(3n)));
    expect(build.add(value, build.constant(3n))).not.toBe(build.add(value, build.constant(4n)));
    expect(read(build, [-9n, 9n], 1)).not.toBe(value);
  });
});
