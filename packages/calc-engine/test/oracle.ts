/**
 * A second evaluator, written on its own: its parser, its fractions and its idea of every function share no code with src. It knows the
 * numeric part of the language. A value is a fraction, a truth value or blank; every failure is the one word `error`.
 */

class Oracle extends Error {}

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

const plus = (x: Q, y: Q): Q => rational(x.p * y.q + y.p * x.q, x.q * y.q);
const times = (x: Q, y: Q): Q => rational(x.p * y.p, x.q * y.q);
const minus = (x: Q, y: Q): Q => plus(x, { p: -y.p, q: y.q });
const over = (x: Q, y: Q): Q => rational(x.p * y.q, x.q * y.p);
const order = (x: Q, y: Q): number => {
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

export type OracleValue = Q | boolean | null;

export interface OracleTable {
  /** Upper bounds included; the last may be null. */
  readonly brackets: readonly { readonly upTo: Q | null; readonly rate: Q }[];
}

export interface OracleContext {
  /** Value of a column by name; throw to fail. */
  column(name: string): OracleValue;
  readonly tables: Readonly<Record<string, OracleTable>>;
}

export const failOracle = (reason: string): never => {
  throw new Oracle(reason);
};

/** Evaluates an expression; `error` where it fails. */
export function evaluateOracle(text: string, context: OracleContext): OracleValue | 'error' {
  try {
    return new Reader(text, context).whole();
  } catch (error) {
    if (error instanceof Oracle) return 'error';
    throw error;
  }
}

type Thunk = () => OracleValue;
const tokenPattern = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<>|<=|>=|[-+*/%=<>(),]))/y;

/** Recursive descent that builds thunks, so that only chosen branches run. */
class Reader {
  private readonly tokens: string[] = [];
  private at = 0;
  private readonly context: OracleContext;

  constructor(text: string, context: OracleContext) {
    this.context = context;
    tokenPattern.lastIndex = 0;
    while (tokenPattern.lastIndex < text.trimEnd().length) {
      const match = tokenPattern.exec(text);
      if (!match) throw new SyntaxError(`oracle cannot read ${text}`);
      this.tokens.push(match[1] ?? match[2] ?? match[3] ?? '');
    }
  }

  whole(): OracleValue {
    const thunk = this.comparison();
    if (this.at !== this.tokens.length) throw new SyntaxError(`oracle stopped at ${this.tokens[this.at]}`);
    return thunk();
  }

  private take(...wanted: string[]): string | null {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.at += 1;
    return token;
  }

  private comparison(): Thunk {
    let left = this.sum();
    for (let sign = this.take('=', '<>', '<', '<=', '>', '>='); sign; sign = this.take('=', '<>', '<', '<=', '>', '>=')) {
      const [a, b, operator] = [left, this.sum(), sign];
      left = () => {
        const o = order(number(a()), number(b()));
        return { '=': o === 0, '<>': o !== 0, '<': o < 0, '<=': o <= 0, '>': o > 0, '>=': o >= 0 }[operator] ?? false;
      };
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
    if (!this.take('(')) return () => this.context.column(token);
    const names: string[] = [];
    const args: Thunk[] = [];
    while (!this.take(')')) {
      names.push(this.tokens[this.at] ?? '');
      args.push(this.comparison());
      this.take(',');
    }
    return () => this.call(token, args, names);
  }

  private call(name: string, args: readonly Thunk[], names: readonly string[]): OracleValue {
    const x = (index: number): Q => number((args[index] as Thunk)());
    const all = (): Q[] => args.map((argument) => number(argument()));
    switch (name) {
      case 'IF':
        return truth((args[0] as Thunk)()) ? (args[1] as Thunk)() : (args[2] as Thunk)();
      case 'AND':
        return args.every((argument) => truth(argument()));
      case 'OR':
        return args.some((argument) => truth(argument()));
      case 'NOT':
        return !truth((args[0] as Thunk)());
      case 'ISBLANK':
        return (args[0] as Thunk)() === null;
      case 'COALESCE': {
        for (const argument of args) {
          const value = argument();
          if (value !== null) return value;
        }
        return null;
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
      case 'BETWEEN':
        return order(x(0), x(1)) >= 0 && order(x(0), x(2)) <= 0;
      case 'ABS':
        return order(x(0), rational(0n)) < 0 ? minus(rational(0n), x(0)) : x(0);
      case 'SIGN':
        return rational(BigInt(order(x(0), rational(0n))));
      case 'INT':
        return rational(roundOracle(x(0), 'FLOOR'));
      case 'MOD':
        return minus(x(0), times(x(1), rational(roundOracle(over(x(0), x(1)), 'FLOOR'))));
      case 'SAFE_DIV':
        return order(x(1), rational(0n)) === 0 ? (args[2] ? x(2) : rational(0n)) : over(x(0), x(1));
      case 'ROUND': {
        const digits = x(1);
        if (digits.q !== 1n || digits.p > 12n || digits.p < -12n) return failOracle('digits');
        const step = digits.p >= 0n ? rational(1n, 10n ** digits.p) : rational(10n ** -digits.p);
        return times(rational(roundOracle(over(x(0), step), names[2] ?? 'HALF_UP')), step);
      }
      case 'ROUND_TO':
        if (x(1).p <= 0n) return failOracle('step');
        return times(rational(roundOracle(over(x(0), x(1)), names[2] ?? 'HALF_UP')), x(1));
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
  return value !== null && typeof value === 'object' ? value : failOracle('not a number');
}

function truth(value: OracleValue): boolean {
  return typeof value === 'boolean' ? value : failOracle('not a condition');
}

function bracketOf(table: OracleTable, value: Q): OracleTable['brackets'][number] {
  return table.brackets.find(({ upTo }) => upTo === null || order(value, upTo) <= 0) ?? failOracle('no bracket');
}

/** Slice by slice. */
function progressive(table: OracleTable, base: Q): Q {
  if (base.p <= 0n) return rational(0n);
  bracketOf(table, base);
  let total = rational(0n);
  let from = rational(0n);
  for (const { upTo, rate } of table.brackets) {
    const to = upTo === null || order(base, upTo) < 0 ? base : upTo;
    if (order(to, from) > 0) total = plus(total, times(minus(to, from), rate));
    if (upTo !== null) from = upTo;
  }
  return total;
}
