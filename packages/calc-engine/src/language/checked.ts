/** The checked tree: every name resolved to a place, every call to one of few operations, every node typed. Plain data. */
import type { ColumnUnit, FormulaPlan, HistoryNeed, LocalizedName, RoundingMode, TextRange } from '../api.ts';
import type { Fraction } from '../reference/fraction.ts';
import type { ExchangeRateShape } from '../tables/shape.ts';

/** `never` is the type of ERROR(…), which fits anywhere. */
export type ValueKind = 'number' | 'text' | 'date' | 'boolean' | 'never';

export type Constant =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'date'; readonly days: number };

export type CompareOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type PeriodFact =
  | 'start'
  | 'end'
  | 'pay-date'
  | 'tax-year'
  | 'tax-month'
  | 'number-in-year'
  | 'calendar-days'
  | 'working-days'
  | 'weekdays'
  | 'days-of-30';
/**
 * Which days of the period count: all; weekdays less holidays plus extra workdays; Mondays to Fridays with holidays (days paid by law); and
 * all, where the last day of each month counts so that the month has 30 (28 February counts 3, the 31st none).
 */
export type DayBasis = 'calendar-days' | 'working-days' | 'weekdays' | 'days-of-30';
/** Which version of a table holds: a day, a day of the period, or (null) the one that the table's own rule picks. */
export type VersionDay = number | Extract<PeriodFact, 'start' | 'end' | 'pay-date'> | null;

/**
 * At which row a column is read: the line being calculated (or the employee's row, of a table with one), the row it was made from, or the
 * row walked by the aggregate of this nesting depth, from 1.
 */
export const ownLine = 0;
export const pickedRow = -1;

export type AggregateFunction = 'sum' | 'count' | 'average' | 'min' | 'max' | 'first' | 'last' | 'only' | 'concat' | 'exists';

interface Base {
  readonly type: ValueKind;
  readonly currency: string | null;
  /** What the number counts, where that is known. */
  readonly unit?: ColumnUnit;
  /** The value may be blank without that being an error. */
  readonly blankable: boolean;
  readonly range: TextRange;
  /** What an explanation calls a step that a function takes inside itself, for which no part of the text stands. */
  readonly label?: string;
  /** The name of a pay type: the value is the total of all columns that carry it. */
  readonly totalOf?: { readonly name: LocalizedName; readonly items: number };
  /** The node is the whole of one of several formulas, which the day picks. */
  readonly formula?: FormulaPlan;
  /** The node stands in several places of the tree: it is evaluated once and its value kept. */
  readonly once?: true;
}

export type CheckedNode = Base &
  (
    | { readonly op: 'constant'; readonly constant: Constant }
    | { readonly op: 'column'; readonly table: number; readonly column: number; readonly walk: number }
    | {
        readonly op: 'aggregate';
        readonly fn: AggregateFunction;
        /** The table whose rows are walked. */
        readonly over: number;
        /** What `walk` of the columns read at the walked row says. */
        readonly walk: number;
        /** Null: the rows themselves are counted. */
        readonly value: CheckedNode | null;
        readonly where: CheckedNode | null;
        /** Between the texts that are joined. */
        readonly separator: string;
        /** What it is where no row fits, for those that are not 0 then. */
        readonly missing: 'blank' | 'error';
      }
    /** The value of the row that a line of a union or a group of a pivot was made from: one branch for each source. */
    | { readonly op: 'pick'; readonly table: number; readonly branches: readonly (CheckedNode | null)[] }
    /** Whether the walked row belongs to the group of a pivot that this line is. */
    | { readonly op: 'in-group'; readonly table: number; readonly walk: number }
    /** Whether the walked row stands before the line being calculated, which is of the same table. */
    | { readonly op: 'before'; readonly walk: number }
    | { readonly op: 'history'; readonly index: number; readonly need: HistoryNeed }
    | { readonly op: 'period'; readonly fact: PeriodFact }
    | { readonly op: 'parameter'; readonly table: number; readonly column: number }
    | { readonly op: 'negate' | 'absolute' | 'sign'; readonly a: CheckedNode }
    | { readonly op: 'year' | 'month' | 'day' | 'weekday' | 'month-end'; readonly a: CheckedNode }
    | { readonly op: 'not' | 'is-blank' | 'length' | 'parse'; readonly a: CheckedNode }
    /** Whether a version of a table holds in the period; of `start` whether its first one has begun. */
    | { readonly op: 'has-version'; readonly table: number; readonly what: 'version' | 'start' }
    | { readonly op: 'power'; readonly a: CheckedNode; readonly b: CheckedNode }
    | { readonly op: 'is-holiday'; readonly a: CheckedNode }
    | { readonly op: 'join'; readonly a: CheckedNode; readonly b: CheckedNode }
    | { readonly op: 'matches'; readonly a: CheckedNode; readonly b: CheckedNode }
    | {
        readonly op: 'add' | 'subtract' | 'multiply' | 'divide';
        readonly a: CheckedNode;
        readonly b: CheckedNode;
      }
    | {
        readonly op: 'add-days' | 'days-between' | 'add-months' | 'months-between';
        readonly a: CheckedNode;
        readonly b: CheckedNode;
      }
    | { readonly op: 'compare'; readonly operator: CompareOperator; readonly a: CheckedNode; readonly b: CheckedNode }
    | { readonly op: 'and' | 'or' | 'coalesce' | 'min' | 'max'; readonly args: readonly CheckedNode[] }
    | {
        readonly op: 'choose';
        readonly branches: readonly { readonly when: CheckedNode; readonly then: CheckedNode }[];
        readonly otherwise: CheckedNode;
      }
    /** `of`: the table that a function's own refusal is about, by code. */
    | { readonly op: 'raise'; readonly message: CheckedNode; readonly of?: string }
    | { readonly op: 'round'; readonly a: CheckedNode; readonly digits: CheckedNode; readonly mode: RoundingMode }
    | { readonly op: 'round-to'; readonly a: CheckedNode; readonly step: CheckedNode; readonly mode: RoundingMode }
    | { readonly op: 'date'; readonly year: CheckedNode; readonly month: CheckedNode; readonly day: CheckedNode }
    | { readonly op: 'text'; readonly fn: 'upper' | 'lower' | 'trim' | 'left' | 'right' | 'mid'; readonly args: readonly CheckedNode[] }
    | { readonly op: 'format'; readonly a: CheckedNode; readonly digits: number }
    | {
        readonly op: 'lookup';
        readonly table: number;
        readonly keys: readonly CheckedNode[];
        readonly column: number;
        readonly missing: 'blank' | 'error';
      }
    | {
        readonly op: 'bracket';
        readonly fn: 'range' | 'progressive' | 'quick' | 'interpolate' | 'gross-up';
        readonly table: number;
        readonly a: CheckedNode;
        readonly column: number;
      }
    | {
        readonly op: 'exchange-rate';
        readonly table: number;
        readonly rate: ExchangeRateShape;
        readonly from: string;
        readonly to: string;
        readonly on: VersionDay;
      }
    | { readonly op: 'employed-days'; readonly basis: DayBasis; readonly from: CheckedNode | null; readonly to: CheckedNode | null }
  );

/** Direct operands in the order in which they are written. */
export function operandsOf(node: CheckedNode): readonly CheckedNode[] {
  switch (node.op) {
    case 'constant':
    case 'column':
    case 'history':
    case 'period':
    case 'parameter':
    case 'exchange-rate':
    case 'in-group':
    case 'before':
    case 'has-version':
      return [];
    case 'aggregate':
      return [node.value, node.where].filter((part) => part !== null);
    case 'pick':
      return node.branches.filter((branch) => branch !== null);
    case 'negate':
    case 'absolute':
    case 'sign':
    case 'not':
    case 'is-blank':
    case 'year':
    case 'month':
    case 'day':
    case 'weekday':
    case 'month-end':
    case 'length':
    case 'parse':
    case 'is-holiday':
    case 'format':
    case 'bracket':
      return [node.a];
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'power':
    case 'join':
    case 'matches':
    case 'add-days':
    case 'days-between':
    case 'add-months':
    case 'months-between':
    case 'compare':
      return [node.a, node.b];
    case 'and':
    case 'or':
    case 'coalesce':
    case 'min':
    case 'max':
    case 'text':
      return node.args;
    case 'choose':
      return [...node.branches.flatMap((branch) => [branch.when, branch.then]), node.otherwise];
    case 'raise':
      return [node.message];
    case 'round':
      return [node.a, node.digits];
    case 'round-to':
      return [node.a, node.step];
    case 'date':
      return [node.year, node.month, node.day];
    case 'lookup':
      return node.keys;
    case 'employed-days':
      return [node.from, node.to].filter((side) => side !== null);
  }
}

/** Visits a node and all below it, each once, without recursion. */
export function visitNodes(root: CheckedNode, visit: (node: CheckedNode) => void): void {
  const seen = new Set([root]);
  for (const node of seen) {
    visit(node);
    for (const operand of operandsOf(node)) seen.add(operand);
  }
}

/** The node for use in several places: what functions do that need an argument more than once. */
export function once(node: CheckedNode): CheckedNode {
  return operandsOf(node).length === 0 ? node : { ...node, once: true };
}

/** The tree with what is read at one row read at another: columns, and aggregates that walk at that depth. */
export function withWalk(node: CheckedNode, from: number, to: number): CheckedNode {
  const moved = Object.entries(node).map(([key, part]: [string, unknown]) => {
    if (key === 'walk') return [key, part === from ? to : part];
    return [key, key === 'constant' || key === 'need' ? part : moveParts(part, from, to)];
  });
  return Object.fromEntries(moved) as CheckedNode;
}

function moveParts(part: unknown, from: number, to: number): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => moveParts(item, from, to));
  if (part === null || typeof part !== 'object') return part;
  if ('op' in part) return withWalk(part as CheckedNode, from, to);
  if ('when' in part && 'then' in part) return { when: moveParts(part.when, from, to), then: moveParts(part.then, from, to) };
  return part;
}

const plain = { currency: null, blankable: false } as const;

export function numberConstant(value: Fraction, range: TextRange): CheckedNode {
  return { op: 'constant', constant: { kind: 'number', value }, type: 'number', ...plain, range };
}

export function dateConstant(days: number, range: TextRange): CheckedNode {
  return { op: 'constant', constant: { kind: 'date', days }, type: 'date', ...plain, range };
}

/** Whether a node only picks the formula that the day asks for. */
export function picksFormula(node: CheckedNode): boolean {
  return node.op === 'choose' && node.branches.some(({ then }) => then.formula !== undefined);
}

export function textConstant(value: string, range: TextRange): CheckedNode {
  return { op: 'constant', constant: { kind: 'text', value }, type: 'text', ...plain, range };
}

export function booleanConstant(value: boolean, range: TextRange): CheckedNode {
  return { op: 'constant', constant: { kind: 'boolean', value }, type: 'boolean', ...plain, range };
}

/** Nothing, as a value of a kind. */
export function blankConstant(type: ValueKind, range: TextRange): CheckedNode {
  return { op: 'coalesce', args: [], type, currency: null, blankable: true, range };
}

/** The node under a name of its own in explanations. */
export function named<T extends CheckedNode>(label: string, node: T): T {
  return { ...node, label };
}

export function compareNodes(operator: CompareOperator, a: CheckedNode, b: CheckedNode, range: TextRange): CheckedNode {
  return { op: 'compare', operator, a, b, type: 'boolean', ...plain, range };
}

/** The unit of several values side by side, as a property to spread. */
export function unitOf(...nodes: readonly (CheckedNode | null | undefined)[]): Pick<CheckedNode, 'unit'> {
  const unit = nodes.find((node) => node?.unit)?.unit;
  return unit ? { unit } : {};
}

/** Hours times a number are hours, times an amount an amount; hours through a number are hours, through hours a number. */
function unitOfResult(op: 'add' | 'subtract' | 'multiply' | 'divide', a: CheckedNode, b: CheckedNode): Pick<CheckedNode, 'unit'> {
  if (op === 'add' || op === 'subtract') return unitOf(a, b);
  if (a.currency !== null || b.currency !== null || (a.unit && b.unit)) return {};
  return op === 'multiply' ? unitOf(a, b) : unitOf(a);
}

export function arithmetic(op: 'add' | 'subtract' | 'multiply' | 'divide', a: CheckedNode, b: CheckedNode, range: TextRange): CheckedNode {
  // What is divided by an amount is a ratio or a number for each unit of it.
  const perAmount = op === 'divide' && b.currency !== null;
  const currency = perAmount ? null : (a.currency ?? b.currency);
  return { op, a, b, type: 'number', currency, ...unitOfResult(op, a, b), blankable: false, range };
}

export function extreme(op: 'min' | 'max', args: readonly CheckedNode[], range: TextRange): CheckedNode {
  const type = args.find((node) => node.type !== 'never')?.type ?? 'number';
  const currency = args.find((node) => node.currency !== null)?.currency ?? null;
  return { op, args, type, currency, ...unitOf(...args), blankable: false, range };
}

/** IF and its relatives; the branches have been unified before. */
export function choose(
  branches: readonly { readonly when: CheckedNode; readonly then: CheckedNode }[],
  otherwise: CheckedNode,
  range: TextRange,
): CheckedNode {
  const results = [...branches.map((branch) => branch.then), otherwise];
  return {
    op: 'choose',
    branches,
    otherwise,
    type: results.find((node) => node.type !== 'never')?.type ?? 'never',
    currency: results.find((node) => node.currency !== null)?.currency ?? null,
    ...unitOf(...results),
    blankable: results.some((node) => node.blankable),
    range,
  };
}
