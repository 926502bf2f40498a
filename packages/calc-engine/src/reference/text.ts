/** Text functions, shared in meaning with the generated code: characters are Unicode code points. */
import type { CheckedNode } from '../language/checked.ts';
import type { Fraction } from './fraction.ts';

/** Characters beyond which counts are all the same. */
const countMax = 1_000_000n;

export function textLength(text: string): number {
  return [...text].length;
}

/** A whole number of characters from 0 up; null where it is not one. */
export function characterCount(value: Fraction): number | null {
  if (value.n < 0n || value.n % value.d !== 0n) return null;
  const whole = value.n / value.d;
  return Number(whole < countMax ? whole : countMax);
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
