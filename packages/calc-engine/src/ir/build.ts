/** Makes IR nodes: folds constants, computes intervals, adds guards, and gives equal nodes one identity. */
import type { RoundingMode } from '../api.ts';
import { fraction, greatestCommonDivisor, roundToInteger } from '../reference/fraction.ts';
import { parsedMax } from '../reference/text.ts';
import { clampToSafe, hull, type Interval, isSafe, knownOrder, productInterval, roundedInterval, safeOperand } from './intervals.ts';
import {
  type BoolNode,
  type BoolOperation,
  type CallName,
  type CompareSign,
  type IntNode,
  type IntOperation,
  type LookupEntry,
  type LoopRange,
  type Piece,
  type ReadAt,
  safeMax,
  type TextNode,
  type TextOperation,
} from './nodes.ts';

/**
 * Results of a split rounding that can be trusted. Its two parts may have opposite signs, so that the larger could pass 2^53, where doubles
 * have gaps, and the sum still lie below; as b · divisor is below 2^53, that sum is above 2^51.
 */
const splitMax = 2n ** 51n;

const flaggingOperations: ReadonlySet<string> = new Set(['check', 'require', 'fail', 'lookup', 'parse']);

type Operation = IntOperation | BoolOperation | TextOperation;

/** Flags by itself, whatever its operands do. */
function flags(operation: Operation): boolean {
  if (operation.op === 'fold')
    return 'fn' in operation && (operation.fn === 'only' || ('guarded' in operation && operation.guarded) || operation.required);
  if (operation.op === 'read') return operation.failing;
  return flaggingOperations.has(operation.op) || (operation.op === 'pieces' && operation.pieces.includes(null as never));
}

/** What a node inherits from its operands. */
function inherited(operation: Operation): { mayFlag: boolean; depths: number } {
  let [mayFlag, depths] = [flags(operation), 0];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const item of part) visit(item);
    else if (part !== null && typeof part === 'object' && 'mayFlag' in part && 'depths' in part) {
      if (part.mayFlag === true) mayFlag = true;
      depths |= Number(part.depths);
    }
  };
  for (const part of Object.values(operation)) visit(part);
  if ((operation.op === 'read' || operation.op === 'item') && typeof operation.at === 'number') depths |= 1 << operation.at;
  return { mayFlag, depths: operation.op === 'fold' ? depths & ~(1 << operation.depth) : depths };
}

/** Operands by identity, numbers as text: equal keys are equal nodes. */
function keyOf(value: object): string {
  let key = '';
  for (const [name, part] of Object.entries(value)) key += `${name}:${partKey(part)},`;
  return key;
}

function partKey(part: unknown): string {
  if (typeof part === 'string') return JSON.stringify(part);
  if (part === null || typeof part !== 'object') return typeof part === 'bigint' ? `${part}n` : String(part);
  if (Array.isArray(part)) return `[${part.map(partKey).join()}]`;
  return 'id' in part ? `#${String(part.id)}` : `{${keyOf(part)}}`;
}

export type FoldFunction = Extract<IntNode, { op: 'fold' }>['fn'];

export interface FoldLoop {
  readonly range: LoopRange;
  readonly depth: number;
  readonly where: BoolNode | null;
  /** Rows that there can be. */
  readonly most: bigint;
}

/** One builder per column: identities are valid within it. */
export class IrBuilder {
  private readonly known = new Map<string, { id: number }>();

  private intern<T extends { id: number }>(make: (id: number) => T, shape: object): T {
    const key = keyOf(shape);
    const found = this.known.get(key) as T | undefined;
    if (found) return found;
    const node = make(this.known.size + 1);
    this.known.set(key, node);
    return node;
  }

  private int(operation: IntOperation, [lo, hi]: Interval, nan = false): IntNode {
    return this.intern<IntNode>((id) => ({ type: 'int', id, lo, hi, nan, ...inherited(operation), ...operation }), {
      type: 'int',
      lo,
      hi,
      nan,
      ...operation,
    });
  }

  private bool(operation: BoolOperation): BoolNode {
    return this.intern<BoolNode>((id) => ({ type: 'bool', id, ...inherited(operation), ...operation }), { type: 'bool', ...operation });
  }

  text(operation: TextOperation): TextNode {
    return this.intern<TextNode>((id) => ({ type: 'text', id, ...inherited(operation), ...operation }), { type: 'text', ...operation });
  }

  constant(value: bigint): IntNode {
    return isSafe([value, value]) ? this.int({ op: 'const', value }, [value, value]) : this.fail();
  }

  fail(): IntNode {
    return this.int({ op: 'fail' }, [0n, 0n]);
  }

  failText(): TextNode {
    return this.text({ op: 'fail' });
  }

  failBool(): BoolNode {
    return this.bool({ op: 'fail' });
  }

  /** An element of a column within bounds that the kernel holds it to; NaN where it may be blank. */
  read(slot: number, at: ReadAt, interval: Interval, nan: boolean, failing = false): IntNode {
    return this.int({ op: 'read', slot, at, failing }, interval, nan);
  }

  blank(): IntNode {
    return this.read(-1, 'item', [0n, 0n], true);
  }

  /** The number of the line being calculated, or of the row that a loop is at, below `most`. */
  item(most: bigint, at: 'item' | number = 'item'): IntNode {
    return this.int({ op: 'item', at }, [0n, most]);
  }

  /** A loop over at most `most` rows; a sum of values that could leave the safe integers is guarded. */
  fold(fn: FoldFunction, loop: FoldLoop, value: IntNode | null, required = false): IntNode {
    const { most, ...rest } = loop;
    const operation = { op: 'fold', fn, ...rest, value, required } as const;
    if (fn === 'count' || !value) return this.int({ ...operation, guarded: false }, [0n, most]);
    if (fn !== 'sum') return this.int({ ...operation, guarded: false }, [value.lo, value.hi], !required || value.nan);
    const [lo, hi] = [value.lo < 0n ? value.lo * most : 0n, value.hi > 0n ? value.hi * most : 0n];
    return this.int({ ...operation, guarded: !isSafe([lo, hi]) }, [clampToSafe(lo), clampToSafe(hi)]);
  }

  exists({ range, depth, where }: FoldLoop): BoolNode {
    return this.bool({ op: 'fold', range, depth, where });
  }

  /** Not NaN: a blank flags. */
  strict(a: IntNode): IntNode {
    return a.nan ? this.int({ op: 'check', a, bounded: false }, [a.lo, a.hi]) : a;
  }

  /** A guard where the interval leaves ±(2^53 − 1). A rounded double product is beyond the limit exactly when the true one is. */
  private guarded(node: IntNode): IntNode {
    if (isSafe([node.lo, node.hi])) return node;
    const interval: Interval = [clampToSafe(node.lo), clampToSafe(node.hi)];
    return this.int({ op: 'check', a: node, bounded: true }, interval);
  }

  /** The operand where it lies in the interval, else a flag. */
  within(a: IntNode, [lo, hi]: Interval): IntNode {
    const interval: Interval = [a.lo > lo ? a.lo : lo, a.hi < hi ? a.hi : hi];
    if (interval[0] > interval[1]) return this.fail();
    return a.lo >= lo && a.hi <= hi && !a.nan ? a : this.int({ op: 'check', a, bounded: true }, interval);
  }

  require(a: IntNode, condition: BoolNode): IntNode {
    if (condition.op === 'const') return condition.value ? a : this.fail();
    return this.int({ op: 'require', a, condition }, [a.lo, a.hi], a.nan);
  }

  add(left: IntNode, right: IntNode): IntNode {
    const [a, b] = [this.strict(left), this.strict(right)];
    if (a.op === 'const' && b.op === 'const') return this.constant(a.value + b.value);
    if (a.op === 'const' && a.value === 0n) return b;
    if (b.op === 'const' && b.value === 0n) return a;
    return this.guarded(this.int({ op: 'add', a, b }, [a.lo + b.lo, a.hi + b.hi]));
  }

  subtract(left: IntNode, right: IntNode): IntNode {
    const [a, b] = [this.strict(left), this.strict(right)];
    if (a.op === 'const' && b.op === 'const') return this.constant(a.value - b.value);
    if (b.op === 'const' && b.value === 0n) return a;
    return this.guarded(this.int({ op: 'subtract', a, b }, [a.lo - b.hi, a.hi - b.lo]));
  }

  multiply(left: IntNode, right: IntNode): IntNode {
    const [a, b] = [this.strict(left), this.strict(right)];
    if (a.op === 'const' && b.op === 'const') return this.constant(a.value * b.value);
    if (a.op === 'const') return this.multiply(b, a);
    if (b.op === 'const' && b.value === 1n) return a;
    return this.guarded(this.int({ op: 'multiply', a, b }, productInterval(a, b)));
  }

  negate(operand: IntNode): IntNode {
    const a = this.strict(operand);
    return a.op === 'const' ? this.constant(-a.value) : this.int({ op: 'negate', a }, [-a.hi, -a.lo]);
  }

  absolute(operand: IntNode): IntNode {
    const a = this.strict(operand);
    if (a.lo >= 0n) return a;
    return a.hi <= 0n ? this.negate(a) : this.int({ op: 'absolute', a }, [0n, -a.lo > a.hi ? -a.lo : a.hi]);
  }

  sign(operand: IntNode): IntNode {
    const a = this.strict(operand);
    if (!a.mayFlag && a.lo > 0n) return this.constant(1n);
    return !a.mayFlag && a.hi < 0n ? this.constant(-1n) : this.int({ op: 'sign', a }, [a.lo < 0n ? -1n : 0n, a.hi > 0n ? 1n : 0n]);
  }

  extreme(op: 'min' | 'max', left: IntNode, right: IntNode): IntNode {
    const [a, b] = [this.strict(left), this.strict(right)];
    const [low, high] = op === 'min' ? [a, b] : [b, a];
    if (low.hi <= high.lo && !b.mayFlag) return a;
    if (high.hi <= low.lo && !a.mayFlag) return b;
    const pick = (x: bigint, y: bigint): bigint => (op === 'min' ? (x < y ? x : y) : x > y ? x : y);
    return this.int({ op, a, b }, [pick(a.lo, b.lo), pick(a.hi, b.hi)]);
  }

  choose(condition: BoolNode, then: IntNode, otherwise: IntNode): IntNode {
    if (condition.op === 'const') return condition.value ? then : otherwise;
    if (then.id === otherwise.id && !condition.mayFlag) return then;
    const [lo, hi] =
      then.op === 'fail'
        ? [otherwise.lo, otherwise.hi]
        : otherwise.op === 'fail'
          ? [then.lo, then.hi]
          : hull([then.lo, then.hi, otherwise.lo, otherwise.hi]);
    return this.int({ op: 'choose', condition, then, otherwise }, [lo, hi], then.nan || otherwise.nan);
  }

  /** The operand where it is not blank, else the fallback. */
  nonBlank(a: IntNode, fallback: IntNode): IntNode {
    if (!a.nan) return a;
    return this.int(
      { op: 'choose', condition: this.isNaN(a), then: fallback, otherwise: a },
      hull([a.lo, a.hi, fallback.lo, fallback.hi]),
      fallback.nan,
    );
  }

  fromBool(a: BoolNode): IntNode {
    return a.op === 'const' ? this.constant(a.value ? 1n : 0n) : this.int({ op: 'from-bool', a }, [0n, 1n]);
  }

  /** a · factor / divisor rounded once, factor and divisor above zero. */
  scaleRound(a: IntNode, factor: bigint, divisor: bigint, mode: RoundingMode): IntNode {
    const common = greatestCommonDivisor(factor, divisor);
    const [times, by] = [factor / common, divisor / common];
    if (a.op === 'const') return this.constant(roundToInteger(fraction(a.value * times, by), mode));
    if (by === 1n) return this.scaleKeepingBlank(a, times);
    const product: Interval = [a.lo * times, a.hi * times];
    if (isSafe([product[0] - by, product[1] + by])) return this.roundPlain(this.scaleKeepingBlank(a, times), by, mode);
    const wide = a.op === 'check' && a.a.op === 'multiply' && !isSafe([a.a.lo, a.a.hi]) ? a.a : null;
    const split = wide
      ? (this.splitRound(wide.a, wide.b, times, by, mode) ?? this.splitRound(wide.b, wide.a, times, by, mode))
      : this.splitRound(a, this.constant(times), 1n, by, mode);
    if (split) return split;
    return this.roundPlain(this.within(this.multiply(a, this.constant(times)), [-safeMax + by, safeMax - by]), by, mode);
  }

  /** Multiplies by a constant; NaN stays NaN. */
  scaleKeepingBlank(a: IntNode, times: bigint): IntNode {
    if (times === 1n) return a;
    if (!a.nan) return this.multiply(a, this.constant(times));
    const interval: Interval = [a.lo * times, a.hi * times];
    return isSafe(interval)
      ? this.int({ op: 'multiply', a, b: this.constant(times) }, interval, true)
      : this.multiply(a, this.constant(times));
  }

  private roundPlain(a: IntNode, divisor: bigint, mode: RoundingMode): IntNode {
    if (divisor > safeMax) return this.fail();
    return this.int({ op: 'round', a, divisor, mode }, roundedInterval([a.lo, a.hi], divisor, mode), a.nan);
  }

  private splitRound(left: IntNode, right: IntNode, times: bigint, divisor: bigint, mode: RoundingMode): IntNode | null {
    const a = this.strict(left);
    const product = hull([right.lo * times, right.hi * times]);
    if (right.nan || !isSafe([product[0] * divisor, product[1] * divisor]) || divisor > safeMax) return null;
    const b = this.multiply(right, this.constant(times));
    const interval = roundedInterval(productInterval(a, b), divisor, mode);
    return this.within(this.int({ op: 'multiply-round', a, b, divisor, mode }, interval), [-splitMax, splitMax]);
  }

  /** a / by rounded once; `by` must be above zero. */
  roundBy(left: IntNode, by: IntNode, mode: RoundingMode): IntNode {
    if (by.hi < 1n) return this.fail();
    if (by.op === 'const') return this.scaleRound(left, 1n, by.value, mode);
    const a = this.strict(left);
    const least = by.lo > 0n ? by.lo : 1n;
    const edges = hull([a.lo / least - 1n, a.hi / least + 1n, a.lo / by.hi - 1n, a.hi / by.hi + 1n]);
    return this.int({ op: 'round-by', a, by: this.strict(by), mode }, edges);
  }

  /** Thresholds that the operand cannot pass are left out. An operand so large that a line could leave the safe range flags. */
  pieces(operand: IntNode, thresholds: readonly bigint[], pieces: readonly (Piece | null)[]): IntNode {
    const most = safeOperand(pieces);
    const a = this.within(this.strict(operand), [-most, most]);
    const first = thresholds.filter((threshold) => threshold < a.lo).length;
    const end = thresholds.filter((threshold) => threshold < a.hi).length;
    const kept = pieces.slice(first, end + 1);
    const limits = thresholds.slice(first, end);
    const values = kept.flatMap((piece, index) => {
      if (!piece) return [];
      const from = index === 0 ? a.lo : (limits[index - 1] ?? a.lo) + 1n;
      const to = limits[index] ?? a.hi;
      return [piece.slope * from + piece.offset, piece.slope * to + piece.offset, piece.slope * from, piece.slope * to];
    });
    const results = values.filter((_, index) => index % 4 < 2);
    if (results.length === 0) return this.fail();
    if (!isSafe(hull(values))) return this.fail();
    if (kept.length === 1 && kept[0]) return this.add(this.multiply(a, this.constant(kept[0].slope)), this.constant(kept[0].offset));
    return this.int({ op: 'pieces', a, thresholds: limits, pieces: kept }, hull(results));
  }

  strictKey(key: IntNode | TextNode): IntNode | TextNode {
    return key.type === 'int' ? this.strict(key) : key;
  }

  lookup(keys: readonly (IntNode | TextNode)[], entries: readonly LookupEntry<bigint>[], missing: 'blank' | 'flag'): IntNode {
    const values = entries.map((entry) => entry.value);
    if (values.length === 0 || !isSafe(hull(values))) return this.fail();
    return this.int({ op: 'lookup', keys: keys.map((key) => this.strictKey(key)), entries, missing }, hull(values), missing === 'blank');
  }

  call(fn: CallName, args: readonly IntNode[], interval: Interval, counted: readonly number[] | null = null): IntNode {
    return this.int({ op: 'call', fn, args, counted }, interval);
  }

  /** A call that may give NaN, which flags. */
  checkedCall(fn: CallName, args: readonly IntNode[], interval: Interval): IntNode {
    return this.int({ op: 'check', a: this.int({ op: 'call', fn, args, counted: null }, interval, true), bounded: true }, interval);
  }

  /** The number that a text says, in millionths; blank where it is empty. A text that says none, or too fine or large a one, flags. */
  parse(a: TextNode): IntNode {
    return this.int({ op: 'parse', a }, [-parsedMax, parsedMax], true);
  }

  length(a: TextNode): IntNode {
    return this.int({ op: 'length', a }, [0n, 2n ** 30n]);
  }

  condition(value: boolean): BoolNode {
    return this.bool({ op: 'const', value });
  }

  compare(operator: CompareSign, left: IntNode, right: IntNode): BoolNode {
    const [a, b] = [this.strict(left), this.strict(right)];
    const known = knownOrder(operator, a, b);
    return known === null ? this.bool({ op: 'compare', operator, a, b }) : this.condition(known);
  }

  compareText(operator: CompareSign, a: TextNode, b: TextNode): BoolNode {
    return this.bool({ op: 'compare-text', operator, a, b });
  }

  matches(a: TextNode, pattern: TextNode): BoolNode {
    return this.bool({ op: 'matches', a, pattern });
  }

  junction(op: 'and' | 'or', a: BoolNode, b: BoolNode): BoolNode {
    if (a.op === 'const') return a.value === (op === 'or') ? a : b;
    if (b.op === 'const' && b.value === (op === 'and')) return a;
    return this.bool({ op, a, b });
  }

  not(a: BoolNode): BoolNode {
    return a.op === 'const' ? this.condition(!a.value) : this.bool({ op: 'not', a });
  }

  isNaN(a: IntNode): BoolNode {
    return a.nan ? this.bool({ op: 'is-nan', a }) : this.condition(false);
  }

  chooseText(condition: BoolNode, then: TextNode, otherwise: TextNode): TextNode {
    if (condition.op === 'const') return condition.value ? then : otherwise;
    return this.text({ op: 'choose', condition, then, otherwise });
  }
}
