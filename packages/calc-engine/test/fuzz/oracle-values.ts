/** The oracle's fractions and calendar, on their own. */

export class Oracle extends Error {}

export interface Q {
  readonly p: bigint;
  readonly q: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export function rational(p: bigint, q = 1n): Q {
  if (q === 0n) throw new Oracle('division by zero');
  const g = gcd(p, q) * (q < 0n ? -1n : 1n);
  return { p: p / g, q: q / g };
}

export const plus = (x: Q, y: Q): Q => rational(x.p * y.q + y.p * x.q, x.q * y.q);
export const times = (x: Q, y: Q): Q => rational(x.p * y.p, x.q * y.q);
export const minus = (x: Q, y: Q): Q => plus(x, { p: -y.p, q: y.q });
export const over = (x: Q, y: Q): Q => rational(x.p * y.q, x.q * y.p);
export const order = (x: Q, y: Q): number => {
  const difference = x.p * y.q - y.p * x.q;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Rounds by looking at the two neighbours and which of them is nearer. */
export function roundOracle(x: Q, mode: string): bigint {
  let below = x.p / x.q;
  if (below * x.q > x.p) below -= 1n;
  if (below * x.q === x.p) return below;
  const above = below + 1n;
  const [towardsZero, away] = x.p < 0n ? [above, below] : [below, above];
  const toBelow = x.p - below * x.q;
  const toAbove = above * x.q - x.p;
  const nearest = toBelow < toAbove ? below : toAbove < toBelow ? above : null;
  const even = below % 2n === 0n ? below : above;
  const table: Record<string, bigint> = {
    FLOOR: below,
    CEILING: above,
    UP: away,
    DOWN: towardsZero,
    HALF_UP: nearest ?? away,
    HALF_DOWN: nearest ?? towardsZero,
    HALF_EVEN: nearest ?? even,
  };
  return table[mode] ?? 0n;
}

export interface Day {
  /** Days since 1970-01-01. */
  readonly day: number;
}

export const failOracle = (reason: string): never => {
  throw new Oracle(reason);
};

const dayLength = 86_400_000;
export const calendar = (day: number): Date => new Date(day * dayLength);
const firstDay = atMidnight(1, 1, 1);
const lastDay = atMidnight(9999, 12, 31);

/** The platform's own calendar; years below 100 need the long way. */
function atMidnight(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / dayLength;
}

export const inRange = (day: number): number => (day >= firstDay && day <= lastDay ? day : failOracle('outside the calendar'));
export const lastOfMonth = (year: number, month: number): number => atMidnight(year, month + 1, 0);

export function dayOf(year: number, month: number, day: number): number {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return failOracle('no such day');
  const found = atMidnight(year, month, day);
  return found <= lastOfMonth(year, month) ? found : failOracle('no such day');
}

export function monthsLater(day: number, months: number): number {
  const date = calendar(day);
  const index = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
  const [year, month] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  if (year < 1 || year > 9999) return failOracle('outside the calendar');
  return Math.min(atMidnight(year, month, 1) + date.getUTCDate() - 1, lastOfMonth(year, month));
}

/** Every way to share the text between the signs of the pattern. */
export function like(text: readonly string[], pattern: readonly string[]): boolean {
  let ends = new Set([0]);
  for (const sign of pattern) {
    const next = new Set<number>();
    for (const end of ends) {
      if (sign === '*') for (let at = end; at <= text.length; at += 1) next.add(at);
      else if (end < text.length && (sign === '?' || sign === text[end])) next.add(end + 1);
    }
    ends = next;
  }
  return ends.has(text.length);
}

export type OracleValue = Q | Day | boolean | string | null;

export function number(value: OracleValue): Q {
  return value !== null && typeof value === 'object' && 'p' in value ? value : failOracle('not a number');
}

export function truth(value: OracleValue): boolean {
  return typeof value === 'boolean' ? value : failOracle('not a condition');
}

export function letters(value: OracleValue): string {
  return value === null ? '' : typeof value === 'string' ? value : failOracle('not a text');
}

export function dayNumber(value: OracleValue): number {
  return value !== null && typeof value === 'object' && 'day' in value ? value.day : failOracle('not a day');
}

export function count(x: Q): number {
  if (x.q !== 1n) return failOracle('not a whole number');
  return x.p > 100_000_000n || x.p < -100_000_000n ? failOracle('too far') : Number(x.p);
}
