/** What some shapes of a rule mean to people: limits of a year, least and most, a share of the period. */
import type { CheckedNode, CompareOperator, DayBasis } from '../language/checked.ts';
import { compare, type Fraction } from '../reference/fraction.ts';
import type { Value } from '../reference/values.ts';
import type { Step } from './steps.ts';

export const numberOf = (value: Value): Fraction | null => (value !== null && typeof value === 'object' && 'n' in value ? value : null);

export const isZero = (step: Step | undefined): boolean => numberOf(step?.value ?? null)?.n === 0n;

/** The constant 0 as the rule has it, which says nothing by itself. */
export const isZeroConstant = (step: Step | undefined): boolean => step?.node.op === 'constant' && isZero(step);

/** The step whose value was taken over: of a choice the case, of COALESCE the first value that is given. */
export function takenStep(step: Step): Step {
  const last = step.operands.at(-1);
  return (step.node.op === 'choose' || step.node.op === 'coalesce' || step.node.op === 'pick') && last ? takenStep(last) : step;
}

const sameRange = (a: CheckedNode, b: CheckedNode): boolean => a.range.from === b.range.from && a.range.to === b.range.to;

export interface Clamp {
  readonly x: Step;
  readonly least: Step;
  readonly most: Step;
}

/** CLAMP(x, least, most) of the limits of a formula: it alone takes the larger one and the smaller one in the same place. */
export function clampOf(step: Step): Clamp | null {
  const [inner, most] = step.operands;
  if (inner?.node.op !== 'max' || !sameRange(step.node, inner.node)) return null;
  const [x, least] = inner.operands;
  return x && least && most ? { x, least, most } : null;
}

export interface LimitOfYear {
  readonly side: 'up-to' | 'over';
  readonly before: Step;
  readonly limit: Step;
  readonly now: Step;
}

const isYearToDate = (step: Step | undefined): step is Step => step?.node.op === 'history' && step.node.need.window === 'YTD';
const isNamed = (step: Step | undefined): step is Step =>
  step?.node.op === 'column' || step?.node.op === 'parameter' || step?.node.op === 'lookup';
const sameColumn = (a: Step, b: Step): boolean =>
  a.node.op === 'column' && b.node.op === 'column' && a.node.table === b.node.table && a.node.column === b.node.column;

/** `CLAMP(limit - YTD(e), 0, now)`: what of an amount lies below a limit of the year; `CLAMP(YTD(e) + now - limit, 0, now)`: above it. */
export function limitOfYear({ x, least, most }: Clamp): LimitOfYear | null {
  if (x.node.op !== 'subtract' || !isZeroConstant(least) || !isNamed(most)) return null;
  const [first, second] = x.operands;
  if (isNamed(first) && isYearToDate(second)) return { side: 'up-to', before: second, limit: first, now: most };
  const [before, now] = first?.node.op === 'add' ? first.operands : [];
  if (isYearToDate(before) && now && isNamed(second) && sameColumn(now, most)) return { side: 'over', before, limit: second, now: most };
  return null;
}

export interface ShareOfPeriod {
  readonly amount: Step;
  readonly part: Step;
  readonly whole: Step;
  readonly basis: DayBasis;
  readonly isWhole: boolean;
}

/** PRORATE by days: an amount times counted days employed over counted days of the period. */
export function shareOfPeriod(step: Step): ShareOfPeriod | null {
  const [amount, share] = step.operands;
  const [part, whole] = share?.node.op === 'divide' ? share.operands : [];
  if (step.node.op !== 'multiply' || !amount || !part || !whole || part.node.op !== 'employed-days' || whole.node.op !== 'period')
    return null;
  const [counted, all] = [numberOf(part.value), numberOf(whole.value)];
  if (!counted || !all) return null;
  return { amount, part, whole, basis: part.node.basis, isWhole: compare(counted, all) === 0 };
}

export function sameNumber(a: Value, b: Value): boolean {
  const [left, right] = [numberOf(a), numberOf(b)];
  return left !== null && right !== null && compare(left, right) === 0;
}

export const opposite: Readonly<Record<CompareOperator, CompareOperator>> = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
