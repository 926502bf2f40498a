/**
 * The intermediate representation: operations on integers held in doubles. Each integer node knows the interval of its values, so that a
 * guard is needed only where the interval could leave ±(2^53 − 1). Scales and constant denominators live one level up, in `Rational`.
 * "Flag" means: give the row to the reference evaluator.
 */
import type { RoundingMode } from '../api.ts';

export const safeMax = 2n ** 53n - 1n;

/**
 * The row at which an array is read: of the line being calculated, of its employee, the row that the line was made from, or the row that the
 * loop of this depth is at.
 */
export type ReadAt = 'item' | 'row' | 'picked' | number;

/** What a loop walks: the lines of the employee (by the array of first lines in a slot), the employee's one row, or so many rows. */
export type LoopRange =
  | { readonly kind: 'lines'; readonly slot: number }
  | { readonly kind: 'row' }
  | { readonly kind: 'rows'; readonly count: number };

interface Loop {
  readonly op: 'fold';
  readonly range: LoopRange;
  /** From 1; loops inside one another have rising depths. */
  readonly depth: number;
  readonly where: BoolNode | null;
}

interface Base {
  readonly id: number;
  /** Computing it may flag the row, so it must not be dropped where its value is known or not needed. */
  readonly mayFlag: boolean;
  /** Bit d: it reads at the row of the loop of depth d, and is known only inside it. */
  readonly depths: number;
}

interface IntBase extends Base {
  readonly type: 'int';
  readonly lo: bigint;
  readonly hi: bigint;
  /** May be NaN, meaning blank. */
  readonly nan: boolean;
}

export type IntOperation =
  | { readonly op: 'const'; readonly value: bigint }
  /** An element of an input column or of a column calculated before. The kernel flags rows whose inputs are outside the interval. */
  | { readonly op: 'read'; readonly slot: number; readonly at: ReadAt; readonly failing: boolean }
  /** The number of the line being calculated, or of the row that the loop of this depth is at. */
  | { readonly op: 'item'; readonly at: 'item' | number }
  /**
   * A loop over rows. `count` counts those that fit; the others are NaN where none gives a value. `guarded`: a partial sum beyond 2^53 flags.
   * `required`: no row flags.
   */
  | (Loop & {
      readonly fn: 'sum' | 'count' | 'min' | 'max' | 'first' | 'last' | 'only';
      readonly value: IntNode | null;
      readonly guarded: boolean;
      readonly required: boolean;
    })
  /** The operand, or a flag where it is NaN or, if bounded, outside the interval. */
  | { readonly op: 'check'; readonly a: IntNode; readonly bounded: boolean }
  /** The operand, or a flag where the condition does not hold. */
  | { readonly op: 'require'; readonly a: IntNode; readonly condition: BoolNode }
  | { readonly op: 'add' | 'subtract' | 'multiply' | 'min' | 'max'; readonly a: IntNode; readonly b: IntNode }
  | { readonly op: 'negate' | 'absolute' | 'sign'; readonly a: IntNode }
  | { readonly op: 'choose'; readonly condition: BoolNode; readonly then: IntNode; readonly otherwise: IntNode }
  | { readonly op: 'from-bool'; readonly a: BoolNode }
  /** a / divisor rounded once. */
  | { readonly op: 'round'; readonly a: IntNode; readonly divisor: bigint; readonly mode: RoundingMode }
  /** a / by rounded once; `by` is above zero. */
  | { readonly op: 'round-by'; readonly a: IntNode; readonly by: IntNode; readonly mode: RoundingMode }
  /** a · b / divisor rounded once, the product itself being beyond 2^53: a is split by the divisor first. */
  | { readonly op: 'multiply-round'; readonly a: IntNode; readonly b: IntNode; readonly divisor: bigint; readonly mode: RoundingMode }
  /** pieces[k].slope · a + pieces[k].offset, where k counts the thresholds below a; a null piece flags. */
  | { readonly op: 'pieces'; readonly a: IntNode; readonly thresholds: readonly bigint[]; readonly pieces: readonly (Piece | null)[] }
  | {
      readonly op: 'lookup';
      readonly keys: readonly (IntNode | TextNode)[];
      readonly entries: readonly LookupEntry<bigint>[];
      readonly missing: 'blank' | 'flag';
    }
  | { readonly op: 'call'; readonly fn: CallName; readonly args: readonly IntNode[]; readonly counted: readonly number[] | null }
  | { readonly op: 'length' | 'parse'; readonly a: TextNode }
  | { readonly op: 'fail' };

export interface Piece {
  readonly slope: bigint;
  readonly offset: bigint;
}

export interface LookupEntry<V> {
  /** One for each key of the node. */
  readonly keys: readonly (bigint | string)[];
  readonly value: V;
}

/** Functions of the runtime on days. `employedDays` takes NaN for an open side. */
export type CallName =
  | 'yearOf'
  | 'monthOf'
  | 'dayOf'
  | 'weekdayOf'
  | 'monthEnd'
  | 'addMonths'
  | 'monthsBetween'
  | 'makeDate'
  | 'employedDays';

export type IntNode = IntBase & IntOperation;

export type BoolOperation =
  | { readonly op: 'const'; readonly value: boolean }
  | { readonly op: 'compare'; readonly operator: CompareSign; readonly a: IntNode; readonly b: IntNode }
  | { readonly op: 'compare-text'; readonly operator: CompareSign; readonly a: TextNode; readonly b: TextNode }
  | { readonly op: 'and' | 'or'; readonly a: BoolNode; readonly b: BoolNode }
  | { readonly op: 'not'; readonly a: BoolNode }
  | { readonly op: 'is-nan'; readonly a: IntNode }
  /** Whether some row fits. */
  | Loop
  | { readonly op: 'matches'; readonly a: TextNode; readonly pattern: TextNode }
  | { readonly op: 'fail' };

export type CompareSign = '===' | '!==' | '<' | '<=' | '>' | '>=';
export type BoolNode = Base & { readonly type: 'bool' } & BoolOperation;

export type TextOperation =
  | { readonly op: 'const'; readonly value: string }
  /** Blank reads as the empty text. */
  | { readonly op: 'read'; readonly slot: number; readonly at: ReadAt; readonly failing: boolean }
  | (Loop & {
      readonly fn: 'first' | 'last' | 'only' | 'concat';
      readonly value: TextNode;
      readonly separator: string;
      readonly required: boolean;
    })
  /** The operand, or a flag where it is empty. */
  | { readonly op: 'check'; readonly a: TextNode }
  | { readonly op: 'choose'; readonly condition: BoolNode; readonly then: TextNode; readonly otherwise: TextNode }
  | { readonly op: 'join'; readonly a: TextNode; readonly b: TextNode }
  | {
      readonly op: 'call';
      readonly fn: 'upper' | 'lower' | 'trim' | 'left' | 'right' | 'mid';
      readonly a: TextNode;
      readonly counts: readonly IntNode[];
    }
  /** Minor units as a decimal with so many digits. */
  | { readonly op: 'format'; readonly a: IntNode; readonly digits: number }
  | { readonly op: 'pieces'; readonly a: IntNode; readonly thresholds: readonly bigint[]; readonly pieces: readonly (string | null)[] }
  | {
      readonly op: 'lookup';
      readonly keys: readonly (IntNode | TextNode)[];
      readonly entries: readonly LookupEntry<string>[];
      readonly missing: 'blank' | 'flag';
    }
  | { readonly op: 'fail' };

export type TextNode = Base & { readonly type: 'text' } & TextOperation;

export type IrNode = IntNode | BoolNode | TextNode;
