/** Text functions, shared in meaning with the generated code: characters are Unicode code points. */
import type { CheckedNode } from '../language/checked.ts';
import { type Fraction, fraction, parseDecimal } from './fraction.ts';

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

/** Characters of a pattern that MATCH takes, so that its time stays a constant times the text's length. */
export const patternLengthMax = 100;

/** Whether the whole text has the pattern's form: `*` is any number of characters, `?` exactly one, all others stand for themselves. */
export function matchesPattern(text: string, pattern: string): boolean {
  const [characters, signs] = [[...text], [...pattern]];
  let at = 0;
  let sign = 0;
  /** Where the last star stands, and the first character that it does not cover yet. */
  let star = -1;
  let covered = 0;
  while (at < characters.length) {
    if (signs[sign] === '*') {
      star = sign;
      covered = at;
      sign += 1;
    } else if (sign < signs.length && (signs[sign] === '?' || signs[sign] === characters[at])) {
      sign += 1;
      at += 1;
    } else if (star >= 0) {
      covered += 1;
      at = covered;
      sign = star + 1;
    } else return false;
  }
  return signs.slice(sign).every((rest) => rest === '*');
}

/** What VALUE reads: digits with a point, a sign before and a percent sign behind, spaces around. */
const numberPattern = /^[+-]?\d{1,30}(?:\.\d{1,30})?%?$/;

/** The number that a text says; null where it says none. */
export function parseNumber(text: string): Fraction | null {
  const bare = text.trim();
  if (!numberPattern.test(bare)) return null;
  const value = parseDecimal(bare.replace(/^\+|%$/g, ''));
  return value && (bare.endsWith('%') ? fraction(value.n, value.d * 100n) : value);
}

/** Digits after the point, and the largest size in millionths, of numbers that generated code reads from texts itself. */
export const parsedDigits = 6;
export const parsedMax = 10n ** 15n;

/** For generated code: the number in millionths; NaN where the text is empty, Infinity where the reference evaluator must see it. */
export function parseMillionths(text: string): number {
  if (text.trim() === '') return Number.NaN;
  const value = parseNumber(text);
  const minor = value && value.n * 10n ** BigInt(parsedDigits);
  if (!value || minor === null || minor % value.d !== 0n) return Number.POSITIVE_INFINITY;
  const whole = minor / value.d;
  return whole <= parsedMax && whole >= -parsedMax ? Number(whole) : Number.POSITIVE_INFINITY;
}
