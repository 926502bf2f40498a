/** What operations on one or two numbers or dates give, and which orders a comparison accepts. */
import { civilFromDays, monthEnd, monthsBetween, weekdayOf } from '../dates.ts';
import type { CheckedNode, CompareOperator } from '../language/checked.ts';
import { add, divide, type Fraction, fraction, multiply, negate, one, subtract, zero } from './fraction.ts';
import { moveDate } from './steps.ts';
import { Failure, type Value } from './values.ts';

export type Unary = Extract<CheckedNode, { op: 'negate' | 'absolute' | 'sign' | 'year' | 'month' | 'day' | 'weekday' | 'month-end' }>;

export function unaryOf(node: Unary, a: Fraction): Fraction {
  switch (node.op) {
    case 'negate':
      return negate(a);
    case 'absolute':
      return a.n < 0n ? negate(a) : a;
    case 'sign':
      return a.n < 0n ? negate(one) : a.n > 0n ? one : zero;
    case 'weekday':
      return fraction(BigInt(weekdayOf(Number(a.n / a.d))));
    case 'month-end':
      return fraction(BigInt(monthEnd(Number(a.n / a.d))));
    default: {
      const { year, month, day } = civilFromDays(Number(a.n / a.d));
      return fraction(BigInt(node.op === 'year' ? year : node.op === 'month' ? month : day));
    }
  }
}

export type Binary = Extract<
  CheckedNode,
  { op: 'add' | 'subtract' | 'multiply' | 'divide' | 'add-days' | 'days-between' | 'add-months' | 'months-between' }
>;

export function binaryOf(node: Binary, a: Fraction, b: Fraction): Value {
  switch (node.op) {
    case 'add':
      return add(a, b);
    case 'subtract':
      return subtract(a, b);
    case 'multiply':
      return multiply(a, b);
    case 'divide':
      return b.n === 0n ? new Failure('DIVISION_BY_ZERO', node.range) : divide(a, b);
    case 'days-between':
      return subtract(b, a);
    case 'months-between':
      return fraction(BigInt(monthsBetween(Number(a.n / a.d), Number(b.n / b.d))));
    case 'add-days':
    case 'add-months':
      return moveDate(node.op === 'add-days' ? 'days' : 'months', Number(a.n / a.d), b, node);
  }
}

/** Whether a comparison holds of two values in that order: negative, zero or positive. */
export function holds(operator: CompareOperator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}
