/**
 * A second evaluator, written on its own: its parser, its fractions, its calendar and its idea of every function share no code with src.
 * A value is a fraction, a truth value, a day, a text or blank; every failure is alike.
 */
import { aggregateOracle, isAggregate, tableWalked } from './oracle-rows.ts';
import { between, bracketOf, grossOf, type OracleTable, progressive } from './oracle-tables.ts';
import {
  calendar,
  count,
  dayNumber,
  dayOf,
  failOracle,
  inRange,
  lastOfMonth,
  letters,
  like,
  minus,
  monthsLater,
  number,
  Oracle,
  type OracleValue,
  order,
  over,
  plus,
  type Q,
  rational,
  roundOracle,
  times,
  truth,
} from './oracle-values.ts';

export interface OracleContext {
  /** Value of a column by name; throw to fail. */
  column(name: string): OracleValue;
  readonly tables: Readonly<Record<string, OracleTable>>;
  /** Rows of the tables that aggregates walk. */
  readonly rows: Readonly<Record<string, readonly OracleRow[]>>;
  /** Columns that carry the one pay type there is, by table. */
  readonly carriers?: Readonly<Record<string, readonly string[]>>;
}

/** Value of `Table.Column` at a row. */
export type OracleRow = (column: string) => OracleValue;

/** Undefined where the row fails. */
export type OracleFormula = (context: OracleContext) => OracleValue | undefined;

/** Reads an expression once, to be evaluated for many rows. `own` is the table whose line is calculated, if it has lines. */
export function readOracle(text: string, own: string | null = null): OracleFormula {
  const reader = new Reader(text, own);
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

const tokenPattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][\w.]*)|("[^"]*")|(<>|<=|>=|[-+*/%&=<>(),]))/y;

/** Recursive descent that builds thunks, so that only chosen branches run. */
class Reader {
  private readonly tokens: string[] = [];
  private at = 0;
  context: OracleContext = { column: () => null, tables: {}, rows: {} };
  /** Tables whose rows are walked around the part being read, and at which rows they are while it is calculated. */
  private readonly bound: string[];
  private readonly walked: { readonly table: string; readonly row: OracleRow }[] = [];

  constructor(text: string, own: string | null) {
    this.bound = own === null ? [] : [own];
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
    if (!this.take('(')) return () => this.column(token);
    const table = isAggregate(token, this.tokens, this.at) ? tableWalked(this.tokens, this.at, this.bound) : null;
    if (table === null) return this.callOf(token);
    this.bound.push(table);
    const bare = this.tokens[this.at] === table;
    const call = this.parts();
    this.bound.pop();
    return () => this.aggregate(token, table, bare, call);
  }

  private callOf(name: string): Thunk {
    const { args, names } = this.parts();
    return () => this.call(name, args, names);
  }

  /** Arguments up to the closing bracket, with their first words, and the condition. */
  private parts(): { args: Thunk[]; names: string[]; where: Thunk } {
    const [names, args]: [string[], Thunk[]] = [[], []];
    let where: Thunk = () => true;
    while (!this.take(')')) {
      names.push(this.tokens[this.at] ?? '');
      args.push(this.comparison());
      if (this.take('WHERE')) where = this.comparison();
      this.take(',');
    }
    return { args, names, where };
  }

  /** `Table.Column` at the row that is walked, innermost first; any other name as the context has it. */
  private column(name: string): OracleValue {
    const walk = this.walked.findLast(({ table }) => name.startsWith(`${table}.`));
    return walk ? walk.row(name) : this.context.column(name);
  }

  /** Annual brackets that are so many times as high. */
  private progressive(table: string, base: Q, scale: Q): Q {
    return times(progressive(this.context.tables[table] as OracleTable, over(base, scale)), scale);
  }

  /** All columns of the pay type; blank adds nothing. */
  private total(): OracleValue {
    const { carriers = {}, rows, column } = this.context;
    let sum = rational(0n);
    for (const [table, codes] of Object.entries(carriers)) {
      for (const code of codes) {
        const found = rows[table] ? rows[table].map((row) => row(`${table}.${code}`)) : [column(`${table}.${code}`)];
        for (const value of found) if (value !== null) sum = plus(sum, number(value));
      }
    }
    return sum;
  }

  private aggregate(name: string, table: string, bare: boolean, { args, where }: { args: readonly Thunk[]; where: Thunk }): OracleValue {
    const ranked = name === 'RANK' || name === 'SHARE';
    const walked = (ranked ? args[1] : args[0]) as Thunk;
    const depth = this.walked.length;
    const at = <T>(row: OracleRow, read: () => T): T => {
      this.walked.push({ table, row });
      try {
        return read();
      } finally {
        this.walked.length = depth;
      }
    };
    const rows = (this.context.rows[table] ?? []).map((row) => ({
      fits: () => at(row, () => truth(where())),
      value: () => at(row, () => (bare ? true : walked())),
    }));
    const other = ranked ? args[0] : args[1];
    return aggregateOracle(name, rows, () => (other ? other() : ''));
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
      case 'TOTAL':
        return this.total();
      case 'POWER': {
        const [value, exponent] = [x(0), x(1)];
        if (exponent.q !== 1n || exponent.p > 100n || exponent.p < -100n) return failOracle('exponent');
        let power = rational(1n);
        for (let size = exponent.p < 0n ? -exponent.p : exponent.p; size > 0n; size -= 1n) power = times(power, value);
        return exponent.p < 0n ? over(rational(1n), power) : power;
      }
      case 'VALUE': {
        const [, sign, whole, point = '', digits = '', percent] =
          /^ *([-+]?)(\d{1,30})(?:(\.)(\d{1,30}))?(%?) *$/.exec(letters((args[0] as Thunk)())) ?? [];
        if (letters((args[0] as Thunk)()).trim() === '') return null;
        if (whole === undefined || (point !== '' && digits === '')) return failOracle('no number');
        const size = rational(BigInt(whole + digits), 10n ** BigInt(digits.length) * (percent ? 100n : 1n));
        return sign === '-' ? minus(rational(0n), size) : size;
      }
      case 'WEEKDAY':
        return rational(BigInt(((((days(0) + 3) % 7) + 7) % 7) + 1));
      case 'HAS_VERSION':
        return true;
      case 'QUICK': {
        const scale = args[2] ? x(2) : rational(1n);
        const value = over(x(1), scale);
        const base = value.p < 0n ? rational(0n) : value;
        const { rate, quick } = bracketOf(this.context.tables[names[0] ?? ''] as OracleTable, base);
        return times(minus(times(base, rate), quick), scale);
      }
      case 'GROSS_UP':
        return grossOf(this.context.tables[names[0] ?? ''] as OracleTable, x(1));
      case 'INTERPOLATE':
        return between(this.context.tables[names[0] ?? ''] as OracleTable, x(1));
      case 'PROGRESSIVE':
        return this.progressive(names[0] ?? '', x(1), args[2] ? x(2) : rational(1n));
      case 'RANGE':
        return bracketOf(this.context.tables[names[0] ?? ''] as OracleTable, args[3] ? over(x(1), x(3)) : x(1)).rate;
      default:
        throw new SyntaxError(`the oracle does not know ${name}`);
    }
  }
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
