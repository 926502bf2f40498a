import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** A column as it is stored: where it lies in `v` or `t`, and how its minor units are read. */
export interface StoredColumn {
  readonly code: string;
  readonly storage: 'v' | 't';
  /** From 1. */
  readonly position: number;
  readonly scale: number;
  readonly type: 'text' | 'integer' | 'decimal' | 'money' | 'date' | 'boolean';
}

export interface RowCondition {
  readonly column: string;
  readonly operator: 'equals' | 'not-equals' | 'less' | 'at-most' | 'greater' | 'at-least' | 'contains' | 'blank' | 'not-blank';
  readonly value?: string | undefined;
}

export interface RowQuery {
  readonly batchId: number;
  readonly runId: number;
  readonly tableNo: number;
  readonly columns: readonly StoredColumn[];
  readonly search?: string | undefined;
  readonly conditions: readonly RowCondition[];
  readonly match: 'all' | 'single';
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ResultRow {
  /** 0 in a table that all employees share, whose rows have neither number nor name. */
  readonly employeeId: number;
  readonly employeeNumber: string | null;
  readonly name: string | null;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly movement: 'joiner' | 'leaver' | 'both' | null;
  readonly held: boolean;
  readonly errors: number;
  readonly line: number;
  /** Minor units as text, by position − 1. */
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** What a condition or a sort can name beside the table's own columns, and which joins it needs. */
const employeeColumns = new Map<string, Expression>(
  Object.entries({
    employeeNumber: { sql: 'e.employee_number', type: 'text', needs: ['e'] },
    name: { sql: 'e.name', type: 'text', needs: ['e'] },
    department: { sql: "dv.name->>'en'", type: 'text', needs: ['p', 'dv'] },
    movement: { sql: 'p.movement', type: 'text', needs: ['p'] },
    held: { sql: '(p.held_at IS NOT NULL)', type: 'boolean', needs: ['p'] },
    hasErrors: { sql: '(r.errors > 0)', type: 'boolean', needs: [] },
  }),
);

const comparisons: Readonly<Record<string, string>> = {
  equals: '=',
  'not-equals': '<>',
  less: '<',
  'at-most': '<=',
  greater: '>',
  'at-least': '>=',
};

/**
 * Joins by alias, in their order. A run that has just ended is unknown to the planner's statistics, which takes its rows for one or two; a
 * plain join of payees would then loop over all of them for each row. OFFSET 0 keeps each payee a lookup, and `+ 0` a lookup by employee
 * rather than a walk over the batch, whatever the statistics say.
 */
const payee = `(SELECT y.row_number, y.movement, y.held_at, y.department_id FROM batch_payee y
        WHERE y.batch_id + 0 = $1::int AND y.employee_id = r.employee_id OFFSET 0) p`;
const joins = {
  e: 'JOIN employee e ON e.id = r.employee_id',
  p: `CROSS JOIN LATERAL ${payee}`,
  dv: `LEFT JOIN LATERAL (SELECT v.name FROM department_version v WHERE v.department_id = p.department_id
        AND daterange(v.effective_date, v.expiry_date, '[]') @> (SELECT q.end_date FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int)
        OFFSET 0) dv ON true`,
} as const;
type Join = keyof typeof joins;
/** For the rows of a window, which may belong to nobody. */
const shownJoins = ['LEFT JOIN employee e ON e.id = r.employee_id', `LEFT JOIN LATERAL ${payee} ON true`, joins.dv].join('\n     ');
const joinOrder = Object.keys(joins) as Join[];

interface Expression {
  /** The value as SQL: minor units, date, boolean or text. */
  readonly sql: string;
  readonly type: 'text' | 'number' | 'date' | 'boolean';
  readonly needs: readonly Join[];
  /** Digits of the minor units that a number is kept in. */
  readonly scale?: number;
}

function expressionOf(name: string, columns: readonly StoredColumn[]): Expression {
  const known = employeeColumns.get(name);
  if (known) return known;
  const column = columns.find(({ code }) => code === name);
  if (!column) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${name} in this table` });
  if (column.storage === 't') return { sql: `r.t[${column.position}]`, type: 'text', needs: [] };
  const stored = `r.v[${column.position}]`;
  if (column.type === 'date') return { sql: `(date '1970-01-01' + ${stored}::int)`, type: 'date', needs: [] };
  if (column.type === 'boolean') return { sql: `(${stored} = 1)`, type: 'boolean', needs: [] };
  return { sql: stored, type: 'number', needs: [], scale: column.scale };
}

const casts = { text: 'text', number: 'numeric', date: 'date', boolean: 'boolean' } as const;
const wellFormed: Readonly<Record<Expression['type'], RegExp>> = {
  text: /^/,
  number: /^-?\d{1,19}(\.\d{1,12})?$/,
  date: /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  boolean: /^(true|false)$/,
};

const isWellFormed = (value: string, type: Expression['type']): boolean =>
  wellFormed[type].test(value) && (type !== 'date' || isCalendarDay(value));

/** February has no thirtieth. */
const isCalendarDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** A number is searched for as it is written, so in whole units. */
const asText = ({ sql, scale }: Expression): string =>
  scale === undefined ? `${sql}::text` : `(${sql} * ${10 ** -scale}::numeric)::numeric(38, ${scale})::text`;

function conditionSql(condition: RowCondition, expression: Expression, parameter: (value: string) => string): string {
  const { sql, type, scale } = expression;
  if (condition.operator === 'blank') return `${sql} IS NULL`;
  if (condition.operator === 'not-blank') return `${sql} IS NOT NULL`;
  const value = condition.value ?? '';
  if (condition.operator === 'contains') return `position(lower(${parameter(value)}::text) in lower(${asText(expression)})) > 0`;
  if (!isWellFormed(value, type))
    throw new AppError('VALIDATION_FAILED', { reason: `"${value}" is no ${type} to compare ${condition.column} with` });
  const compared = scale === undefined ? '' : ` * ${10 ** scale}::numeric`;
  return `${sql} ${comparisons[condition.operator]} ${parameter(value)}::${casts[type]}${compared}`;
}

/** Row numbers follow employee ids, so the default order needs no payee. */
const defaultOrder = 'r.employee_id, r.line';

/** A query put together: what it needs to join, what it asks, in which order. */
interface RowPlan {
  /** What counting needs, and what the window needs to be sorted as well. */
  readonly counted: string;
  readonly from: string;
  readonly where: string;
  readonly order: string;
}

/** The first condition binds $1 where no join asks for the batch. */
const ofRun = ['$1::int > 0', 'r.run_id = $2::int', 'r.table_no = $3::smallint'];

function planRows(query: RowQuery, parameter: (value: unknown) => string): RowPlan {
  const needed = new Set<Join>();
  const use = (name: string): Expression => {
    const expression = expressionOf(name, query.columns);
    for (const join of expression.needs) needed.add(join);
    return expression;
  };
  const parts = query.conditions.map((condition) => conditionSql(condition, use(condition.column), parameter));
  const filters = parts.length > 0 ? [`(${parts.join(query.match === 'all' ? ' AND ' : ' OR ')})`] : [];
  if (query.search) {
    needed.add('e');
    const text = parameter(query.search);
    filters.push(`(starts_with(lower(e.employee_number), lower(${text}::text)) OR position(lower(${text}::text) in lower(e.name)) > 0)`);
  }
  const source = (): string => ['calc.row r', ...joinOrder.filter((join) => needed.has(join)).map((join) => joins[join])].join('\n      ');
  const counted = source();
  const sorted = query.sort && use(query.sort.column);
  const direction = query.sort?.direction === 'descending' ? 'DESC NULLS LAST' : 'ASC NULLS FIRST';
  return {
    counted,
    from: source(),
    where: [...ofRun, ...filters].join(' AND '),
    order: sorted ? `${sorted.sql} ${direction}, ${defaultOrder}` : defaultOrder,
  };
}

/** The window of a calculated table that a query asks for, and how many rows match in all. */
export async function listResultRows(sql: Sql, query: RowQuery): Promise<{ rows: ResultRow[]; total: number }> {
  const parameters: unknown[] = [query.batchId, query.runId, query.tableNo];
  const parameter = (value: unknown): string => `$${parameters.push(value)}`;
  const { counted, from, where, order } = planRows(query, parameter);
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${counted} WHERE ${where}`, parameters);
  const window = [parameter(query.limit), parameter(query.offset)];
  const rows = await sql.query<ResultRow>(
    `WITH shown AS MATERIALIZED (
       SELECT r.employee_id, r.line, r.errors, r.v, r.t FROM ${from}
       WHERE ${where} ORDER BY ${order} LIMIT ${window[0]}::int OFFSET ${window[1]}::int)
     SELECT r.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, dv.name AS department, p.movement,
       p.held_at IS NOT NULL AS held, r.errors::int AS errors, r.line::int AS line, r.v::text[] AS v, r.t
     FROM shown r ${shownJoins} ORDER BY ${order}`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}
