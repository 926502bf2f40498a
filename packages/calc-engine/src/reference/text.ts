/** Text functions, shared in meaning with the generated code: characters are Unicode code points. */
import type { CheckedNode } from '../language/checked.ts';
import { type EvaluationContext, numberOf, textOf } from './evaluate.ts';
import { fractionToText } from './fraction.ts';
import { Failure, isFailure, type Value } from './values.ts';

/** Characters beyond which counts are all the same. */
const countMax = 1_000_000n;

export function textLength(text: string): number {
  return [...text].length;
}

export function textFunction(node: Extract<CheckedNode, { op: 'text' }>, context: EvaluationContext): Value {
  const [first, ...rest] = node.args;
  const text = first ? textOf(first, context) : '';
  if (isFailure(text)) return text;
  const counts: number[] = [];
  for (const argument of rest) {
    const value = numberOf(argument, context);
    if (isFailure(value)) return value;
    if (value.n < 0n || value.n % value.d !== 0n) {
      return new Failure('INVALID_ARGUMENT', argument.range, { what: 'A number of characters', value: fractionToText(value) });
    }
    const whole = value.n / value.d;
    counts.push(Number(whole < countMax ? whole : countMax));
  }
  return applyTextFunction(node.fn, text, counts);
}

type TextFunction = Extract<CheckedNode, { op: 'text' }>['fn'];

export function applyTextFunction(fn: TextFunction, text: string, counts: readonly number[]): string {
  const [a = 0, b = 0] = counts;
  switch (fn) {
    case 'upper':
      return text.toUpperCase();
    case 'lower':
      return text.toLowerCase();
    case 'trim':
      return text.trim();
    case 'left':
      return [...text].slice(0, a).join('');
    case 'right':
      return a === 0 ? '' : [...text].slice(-a).join('');
    case 'mid':
      return [...text].slice(Math.max(0, a - 1), Math.max(0, a - 1) + b).join('');
  }
}
