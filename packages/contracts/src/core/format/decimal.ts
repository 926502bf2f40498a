/** Exact arithmetic on decimal text such as "-1234.50": money never becomes a binary number on its way to the screen. */

interface Scaled {
  readonly units: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?$/;

/** @throws RangeError when the text is not a plain decimal */
function parse(text: string): Scaled {
  const match = pattern.exec(text);
  if (!match) throw new RangeError(`"${text}" is not decimal text such as "-1234.50"`);
  const [, sign, whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

const atScale = (value: Scaled, scale: number): bigint => value.units * 10n ** BigInt(scale - value.scale);

function print(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Whole units of the last digit as decimal text: 12345 at scale 2 is 123.45. */
export const decimalOfUnits = (units: bigint, scale: number): string => print(units, scale);

export const isDecimal = (text: string): boolean => pattern.test(text);

/** a − b, at the finer of both scales. */
export function subtract(a: string, b: string): string {
  const [left, right] = [parse(a), parse(b)];
  const scale = Math.max(left.scale, right.scale);
  return print(atScale(left, scale) - atScale(right, scale), scale);
}

/** a + b, at the finer of both scales. */
export function add(a: string, b: string): string {
  return subtract(a, negate(b));
}

export function negate(a: string): string {
  const value = parse(a);
  return print(-value.units, value.scale);
}

/** −1, 0 or 1. */
export function signOf(a: string): -1 | 0 | 1 {
  const { units } = parse(a);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}

export const isZero = (a: string): boolean => signOf(a) === 0;

/** part ÷ |whole| as decimal text with six digits, half away from zero; null when the whole is zero. For percentages on screen. */
export function ratio(part: string, whole: string): string | null {
  const [p, w] = [parse(part), parse(whole)];
  if (w.units === 0n) return null;
  const digits = 6;
  const scale = Math.max(p.scale, w.scale);
  const numerator = atScale(p, scale) * 10n ** BigInt(digits);
  const denominator = atScale(w, scale) < 0n ? -atScale(w, scale) : atScale(w, scale);
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n;
  return print((numerator + half) / denominator, digits);
}

/** How far a bar reaches or a point stands: geometry only, never a figure that somebody reads. */
export const forDrawing = (a: string): number => Number(a);
