/** The oracle's idea of aggregates: rows that fit one after another, a failure anywhere on the way fails the whole. */
import { failOracle, type OracleValue, order, over, plus, type Q, rational } from './oracle-values.ts';

const always: ReadonlySet<string> = new Set(['SUM', 'COUNT', 'AVG', 'FIRST', 'LAST', 'ONLY', 'EXISTS', 'CONCAT', 'RANK', 'SHARE']);

/** Tables of the tests with one row an employee. */
const singleRow: ReadonlySet<string> = new Set(['Sample', 'Result']);

/** Where the bracket that was opened before `from` closes, and whether a comma stands in it. */
function argumentsEnd(tokens: readonly string[], from: number): { end: number; commas: number } {
  let [depth, commas, at] = [1, 0, from];
  for (; depth > 0 && at < tokens.length; at += 1) {
    if (tokens[at] === '(') depth += 1;
    if (tokens[at] === ')') depth -= 1;
    if (tokens[at] === ',' && depth === 1) commas += 1;
  }
  return { end: at, commas };
}

/** MIN and MAX of several arguments are those of numbers. */
export function isAggregate(name: string, tokens: readonly string[], from: number): boolean {
  return always.has(name) || ((name === 'MIN' || name === 'MAX') && argumentsEnd(tokens, from).commas === 0);
}

/** Tokens of a call's arguments, without those of aggregates inside it. */
function ownTokens(tokens: readonly string[], from: number): string[] {
  const { end } = argumentsEnd(tokens, from);
  const own: string[] = [];
  for (let at = from; at < end; at += 1) {
    const token = tokens[at] ?? '';
    if (tokens[at + 1] === '(' && isAggregate(token, tokens, at + 2)) at = argumentsEnd(tokens, at + 2).end - 1;
    else own.push(token);
  }
  return own;
}

/** The first table named in a call that is not walked around it already, else the first one; a bare name before WHERE or the end is one. */
export function tableWalked(tokens: readonly string[], from: number, bound: readonly string[]): string | null {
  const inside = ownTokens(tokens, from);
  const bare = inside[1] === 'WHERE' || inside[1] === ')' ? inside[0] : undefined;
  if (bare !== undefined && /^[A-Z][A-Za-z]*$/.test(bare)) return bare;
  const named = inside
    .flatMap((token) => (/^[A-Za-z]+\./.test(token) ? [token.split('.')[0] ?? ''] : []))
    .filter((table) => !singleRow.has(table));
  return named.find((table) => !bound.includes(table)) ?? named[0] ?? null;
}

export interface OracleWalk {
  fits(): boolean;
  value(): OracleValue;
}

/** `other` is the value that is ranked or shared, or the separator between texts. */
export function aggregateOracle(name: string, rows: readonly OracleWalk[], other: () => OracleValue): OracleValue {
  if (name === 'FIRST' || name === 'LAST') {
    const found = (name === 'FIRST' ? rows : rows.toReversed()).find((row) => row.fits());
    return found ? blankToNull(found.value()) : null;
  }
  if (name === 'EXISTS') return rows.some((row) => row.fits() && blankToNull(row.value()) !== null);
  const values: OracleValue[] = [];
  for (const row of rows) {
    if (!row.fits()) continue;
    values.push(blankToNull(row.value()));
    if (name === 'ONLY' && values.length > 1) return failOracle('more than one row');
  }
  const present = values.filter((value) => value !== null);
  switch (name) {
    case 'COUNT':
      return rational(BigInt(present.length));
    case 'ONLY':
      return values[0] ?? null;
    case 'CONCAT':
      return present.length === 0 ? '' : present.map(letters).join(letters(other()));
    case 'RANK': {
      const own = present.length > 0 ? number(other()) : rational(0n);
      return rational(BigInt(present.filter((value) => order(number(value), own) > 0).length + 1));
    }
    case 'SHARE':
      return over(number(other()), present.map(number).reduce(plus, rational(0n)));
    default:
      return ofNumbers(name, present.map(number));
  }
}

function ofNumbers(name: string, numbers: readonly Q[]): OracleValue {
  const sum = numbers.reduce(plus, rational(0n));
  if (name === 'SUM') return sum;
  if (numbers.length === 0) return null;
  if (name === 'AVG') return over(sum, rational(BigInt(numbers.length)));
  return numbers.reduce((a, b) => (order(a, b) <= 0 === (name === 'MIN') ? a : b));
}

const blankToNull = (value: OracleValue): OracleValue => (value === '' ? null : value);

function number(value: OracleValue): Q {
  return value !== null && typeof value === 'object' && 'p' in value ? value : failOracle('not a number');
}

function letters(value: OracleValue): string {
  return value === null ? '' : typeof value === 'string' ? value : failOracle('not a text');
}
