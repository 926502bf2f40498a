/**
 * A second evaluator, written on its own: its parser, its fractions, its calendar and its idea of every function share no code with src.
 * A value is a fraction, a truth value, a day, a text or blank; every failure is alike.
 */
import { between, bracketOf, grossOf, type OracleTable, progressive } from './oracle-tables.ts';
import {
  calendar,
  type Day,
  dayOf,
  failOracle,
  inRange,
  lastOfMonth,
  like,
  minus,
  monthsLater,
  Oracle,
  order,
  over,
  plus,
  type Q,
  rational,
  roundOracle,
  times,
} from './oracle-values.ts';

export type OracleValue = Q | Day | boolean | string | null;

export interface OracleContext {
  /** Value of a column by name; throw to fail. */
  column(name: string): OracleValue;
  readonly tables: Readonly<Record<string, OracleTable>>;
  /** Rows of the table Detail: value of a column by name. */
  readonly detail: readonly ((column: string) => OracleValue)[];
}

/** Undefined where the row fails. */
export type OracleFormula = (context: OracleContext) => OracleValue | undefined;

/** Reads an expression once, to be evaluated for many rows. */
export function readOracle(text: string): OracleFormula {
  const reader = new Reader(text);
  const formula = reader.whole();
  return (context) => {
    reader.context = context;
    try {
      return formula();
    } catch (error) {
      if (error instanceof Oracle) return undefined;
      throw error;
    }
  };
}

type Thunk = () => OracleValue;

const aggregates: ReadonlySet<string> = new Set([
  'SUM',
  'COUNT',
  'AVG',
  'MIN',
  'MAX',
  'FIRST',
  'LAST',
  'EXISTS',
  'CONCAT',
  'RANK',
  'SHARE',
]);
const tokenPattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][\w.]*)|("[^"]*")|(<>|<=|>=|[-+*/%&=<>(),]))/y;

/** Recursive descent that builds thunks, so that only chosen branches run. */
class Reader {
  private readonly tokens: string[] = [];
  private at = 0;
  context: OracleContext = { column: () => null, tables: {}, detail: [] };
  /** The row of Detail that is looked at. */
  private row: ((column: string) => OracleValue) | null = null;

  constructor(text: string) {
    tokenPattern.lastIndex = 0;
    while (tokenPattern.lastIndex < text.trimEnd().length) {
      const match = tokenPattern.exec(text);
      if (!match) throw new SyntaxError(`oracle cannot read ${text}`);
      this.tokens.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    }
  }

  whole(): Thunk {
    const thunk = this.comparison();
    if (this.at !== this.tokens.length) throw new SyntaxError(`oracle stopped at ${this.tokens[this.at]}`);
    return thunk;
  }

  private take(...wanted: string[]): string | null {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.at += 1;
    return token;
  }

  private comparison(): Thunk {
    let left = this.joined();
    for (let sign = this.take('=', '<>', '<', '<=', '>', '>='); sign; sign = this.take('=', '<>', '<', '<=', '>', '>=')) {
      const [a, b, operator] = [left, this.joined(), sign];
      left = () => {
        const o = orderOf(a(), b);
        return { '=': o === 0, '<>': o !== 0, '<': o < 0, '<=': o <= 0, '>': o > 0, '>=': o >= 0 }[operator] ?? false;
      };
    }
    return left;
  }

  private joined(): Thunk {
    let left = this.sum();
    while (this.take('&')) {
      const [a, b] = [left, this.sum()];
      left = () => letters(a()) + letters(b());
    }
    return left;
  }

  private sum(): Thunk {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const [a, b, operation] = [left, this.product(), sign === '+' ? plus : minus];
      left = () => operation(number(a()), number(b()));
    }
    return left;
  }

  private product(): Thunk {
    let left = this.signed();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const [a, b, operation] = [left, this.signed(), sign === '*' ? times : over];
      left = () => operation(number(a()), number(b()));
    }
    return left;
  }

  private signed(): Thunk {
    if (this.take('-')) {
      const inner = this.signed();
      return () => minus(rational(0n), number(inner()));
    }
    let value = this.atom();
    while (this.take('%')) {
      const inner = value;
      value = () => over(number(inner()), rational(100n));
    }
    return value;
  }

  private atom(): Thunk {
    if (this.take('(')) {
      const inner = this.comparison();
      this.take(')');
      return inner;
    }
    const token = this.tokens[this.at] ?? '';
    this.at += 1;
    if (/^\d/.test(token)) {
      const [whole = '', digits = ''] = token.split('.');
      const literal = rational(BigInt(whole + digits), 10n ** BigInt(digits.length));
      return () => literal;
    }
    if (token.startsWith('"')) return () => token.slice(1, -1);
    if (token === 'TRUE' || token === 'FALSE') return () => token === 'TRUE';
    if (!this.take('(')) return () => (token.startsWith('Detail.') && this.row ? this.row(token) : this.context.column(token));
    const names: string[] = [];
    const args: Thunk[] = [];
    let where: Thunk = () => true;
    while (!this.take(')')) {
      names.push(this.tokens[this.at] ?? '');
      args.push(this.comparison());
      if (this.take('WHERE')) where = this.comparison();
      this.take(',');
    }
    const overRows = aggregates.has(token) && (args.length === 1 || (token !== 'MIN' && token !== 'MAX'));
    if (overRows) return () => this.aggregate(token, args, names, where);
    return () => this.call(token, args, names);
  }

  /** Values of the rows that fit, one after another; a blank one is null. */
  private *fitting(value: Thunk, where: Thunk, backwards: boolean): Generator<OracleValue> {
    const rows = backwards ? this.context.detail.toReversed() : this.context.detail;
    const outer = this.row;
    for (const row of rows) {
      this.row = row;
      const fits = truth(where());
      const found = fits ? value() : null;
      this.row = outer;
      if (fits) yield found === '' ? null : found;
    }
  }

  private aggregate(name: string, args: readonly Thunk[], names: readonly string[], where: Thunk): OracleValue {
    const bare = names[0] === 'Detail';
    const walked = name === 'RANK' || name === 'SHARE' ? args[1] : args[0];
    const values = (): OracleValue[] => {
      try {
        return [...this.fitting(bare ? () => true : (walked as Thunk), where, name === 'LAST')];
      } finally {
        this.row = null;
      }
    };
    if (name === 'EXISTS' || name === 'FIRST' || name === 'LAST') return this.firstOf(name, bare ? () => true : (walked as Thunk), where);
    if (name === 'RANK') {
      const present = values().filter((value) => value !== null);
      const own = present.length > 0 ? number((args[0] as Thunk)()) : rational(0n);
      return rational(BigInt(present.filter((value) => order(number(value), own) > 0).length + 1));
    }
    const present = values().filter((value) => value !== null);
    switch (name) {
      case 'SUM':
        return present.map(number).reduce(plus, rational(0n));
      case 'SHARE':
        return over(number((args[0] as Thunk)()), present.map(number).reduce(plus, rational(0n)));
      case 'COUNT':
        return rational(BigInt(present.length));
      case 'AVG':
        return present.length === 0 ? null : over(present.map(number).reduce(plus, rational(0n)), rational(BigInt(present.length)));
      case 'MIN':
        return present.length === 0 ? null : present.map(number).reduce((a, b) => (order(a, b) <= 0 ? a : b));
      case 'MAX':
        return present.length === 0 ? null : present.map(number).reduce((a, b) => (order(a, b) >= 0 ? a : b));
      case 'CONCAT':
        return present.length === 0 ? '' : present.map(letters).join(args[1] ? letters(args[1]()) : '');
      default:
        throw new SyntaxError(`the oracle does not know ${name} over rows`);
    }
  }

  /** Looks no farther than it must. */
  private firstOf(name: string, value: Thunk, where: Thunk): OracleValue {
    try {
      for (const found of this.fitting(value, where, name === 'LAST')) {
        if (name !== 'EXISTS') return found;
        if (found !== null) return true;
      }
      return name === 'EXISTS' ? false : null;
    } finally {
      this.row = null;
    }
  }

  private call(name: string, args: readonly Thunk[], names: readonly string[]): OracleValue {
    const x = (index: number): Q => number((args[index] as Thunk)());
    const all = (): Q[] => args.map((argument) => number(argument()));
    const days = (index: number): number => dayNumber((args[index] as Thunk)());
    switch (name) {
      case 'IF':
        return truth((args[0] as Thunk)()) ? (args[1] as Thunk)() : (args[2] as Thunk)();
      case 'AND':
        return args.every((argument) => truth(argument()));
      case 'OR':
        return args.some((argument) => truth(argument()));
      case 'NOT':
        return !truth((args[0] as Thunk)());
      case 'ISBLANK': {
        const value = (args[0] as Thunk)();
        return value === null || value === '';
      }
      case 'COALESCE': {
        let value: OracleValue = null;
        for (const argument of args) {
          value = argument();
          if (value !== null && value !== '') return value;
        }
        return value;
      }
      case 'MIN':
        return all().reduce((a, b) => (order(a, b) <= 0 ? a : b));
      case 'MAX':
        return all().reduce((a, b) => (order(a, b) >= 0 ? a : b));
      case 'CLAMP': {
        const [value, least, most] = [x(0), x(1), x(2)];
        const raised = order(value, least) < 0 ? least : value;
        return order(raised, most) > 0 ? most : raised;
      }
      case 'BETWEEN': {
        const value = x(0);
        return order(value, x(1)) >= 0 && order(value, x(2)) <= 0;
      }
      case 'ABS': {
        const value = x(0);
        return value.p < 0n ? minus(rational(0n), value) : value;
      }
      case 'SIGN':
        return rational(BigInt(order(x(0), rational(0n))));
      case 'INT':
        return rational(roundOracle(x(0), 'FLOOR'));
      case 'MOD': {
        const [value, divisor] = [x(0), x(1)];
        return minus(value, times(divisor, rational(roundOracle(over(value, divisor), 'FLOOR'))));
      }
      case 'SAFE_DIV': {
        const divisor = x(1);
        return divisor.p === 0n ? (args[2] ? x(2) : rational(0n)) : over(x(0), divisor);
      }
      case 'ROUND': {
        const digits = x(1);
        if (digits.q !== 1n || digits.p > 12n || digits.p < -12n) return failOracle('digits');
        const step = digits.p >= 0n ? rational(1n, 10n ** digits.p) : rational(10n ** -digits.p);
        return times(rational(roundOracle(over(x(0), step), names[2] ?? 'HALF_UP')), step);
      }
      case 'ROUND_TO': {
        const [value, step] = [x(0), x(1)];
        if (step.p <= 0n) return failOracle('step');
        return times(rational(roundOracle(over(value, step), names[2] ?? 'HALF_UP')), step);
      }
      case 'YEAR':
        return rational(BigInt(calendar(days(0)).getUTCFullYear()));
      case 'MONTH':
        return rational(BigInt(calendar(days(0)).getUTCMonth() + 1));
      case 'DAY':
        return rational(BigInt(calendar(days(0)).getUTCDate()));
      case 'DATE':
        return { day: dayOf(count(x(0)), count(x(1)), count(x(2))) };
      case 'ADD_DAYS':
        return { day: inRange(days(0) + count(x(1))) };
      case 'ADD_MONTHS':
        return { day: monthsLater(days(0), count(x(1))) };
      case 'EOM': {
        const date = calendar(days(0));
        return { day: lastOfMonth(date.getUTCFullYear(), date.getUTCMonth() + 1) };
      }
      case 'DAYS_BETWEEN': {
        const from = days(0);
        return rational(BigInt(days(1) - from));
      }
      case 'LEN':
        return rational(BigInt(Array.from(letters((args[0] as Thunk)())).length));
      case 'UPPER':
        return letters((args[0] as Thunk)()).toUpperCase();
      case 'LEFT': {
        const text = letters((args[0] as Thunk)());
        const wanted = x(1);
        if (wanted.q !== 1n || wanted.p < 0n) return failOracle('a number of letters');
        return Array.from(text).slice(0, Number(wanted.p)).join('');
      }
      case 'MATCH': {
        const text = letters((args[0] as Thunk)());
        return like(Array.from(text), Array.from(letters((args[1] as Thunk)())));
      }
      case 'QUICK': {
        const value = x(1);
        const base = value.p < 0n ? rational(0n) : value;
        const { rate, quick } = bracketOf(this.context.tables[names[0] ?? ''] as OracleTable, base);
        return minus(times(base, rate), quick);
      }
      case 'GROSS_UP':
        return grossOf(this.context.tables[names[0] ?? ''] as OracleTable, x(1));
      case 'INTERPOLATE':
        return between(this.context.tables[names[0] ?? ''] as OracleTable, x(1));
      case 'PROGRESSIVE':
        return progressive(this.context.tables[names[0] ?? ''] as OracleTable, x(1));
      case 'RANGE':
        return bracketOf(this.context.tables[names[0] ?? ''] as OracleTable, x(1)).rate;
      default:
        throw new SyntaxError(`the oracle does not know ${name}`);
    }
  }
}

function number(value: OracleValue): Q {
  return value !== null && typeof value === 'object' && 'p' in value ? value : failOracle('not a number');
}

function truth(value: OracleValue): boolean {
  return typeof value === 'boolean' ? value : failOracle('not a condition');
}

function letters(value: OracleValue): string {
  return value === null ? '' : typeof value === 'string' ? value : failOracle('not a text');
}

function dayNumber(value: OracleValue): number {
  return value !== null && typeof value === 'object' && 'day' in value ? value.day : failOracle('not a day');
}

/** Fractions, days, texts by code unit (blank is the empty text) and truth values; the right side is read second. */
function orderOf(a: OracleValue, right: Thunk): number {
  if (typeof a === 'boolean') return a === truth(right()) ? 0 : 1;
  if (typeof a === 'string') {
    const b = letters(right());
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (a !== null && 'day' in a) return Math.sign(a.day - dayNumber(right()));
  if (a !== null) return order(a, number(right()));
  const b = right();
  return typeof b === 'string' ? (b === '' ? 0 : -1) : failOracle('blank');
}

function count(x: Q): number {
  if (x.q !== 1n) return failOracle('not a whole number');
  return x.p > 100_000_000n || x.p < -100_000_000n ? failOracle('too far') : Number(x.p);
}
