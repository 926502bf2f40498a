/** What a column holds, as a type and as a question that a stored value answers. It is asked of every row that is shown: no copies, no parsing. */
export interface Kind<Value> {
  /** What people read where a value is something else, as in "one of new, waiting". */
  readonly expected: string;
  readonly is: (value: unknown) => value is Value;
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A code is shown, since it says what went wrong; of anything longer only what it is, since it can tell of people or pay. */
const shown = (value: unknown): string => {
  if (typeof value === 'string' && /^[\w -]{0,40}$/.test(value)) return `"${value}"`;
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object of another shape' : `a ${typeof value}`;
};

/** A stored value is not what its column is for: something other than this version of the product has written it. */
export class ColumnError extends Error {
  readonly table: string;
  /** As the database names it. */
  readonly column: string;

  constructor(table: string, column: string, value: unknown, expected: string) {
    super(
      `Column ${table}.${column} holds ${shown(value)}, where ${expected} was expected. Correct the row, or the version of the product.`,
    );
    this.name = 'ColumnError';
    this.table = table;
    this.column = column;
  }
}

type Kinds = Readonly<Record<string, Kind<unknown>>>;
type ValueOf<Held> = Held extends Kind<infer Value> ? Value : never;

/**
 * Readers of a table's columns, by the names that Prisma gives them: `batchColumns.status(row.status)` is a status of the batch's machine.
 * @param table as the database names it
 */
export function columnsOf<const Held extends Kinds>(
  table: string,
  kinds: Held,
): { readonly [Name in keyof Held]: (value: unknown) => ValueOf<Held[Name]> };
export function columnsOf(table: string, kinds: Kinds): Readonly<Record<string, (value: unknown) => unknown>> {
  const reader =
    (name: string, { is, expected }: Kind<unknown>) =>
    (value: unknown): unknown => {
      if (is(value)) return value;
      throw new ColumnError(table, snakeCase(name), value, expected);
    };
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, reader(name, kind)]));
}
