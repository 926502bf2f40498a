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
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: { readonly en: string; readonly 'zh-CN': string } | null;
  readonly movement: 'joiner' | 'leaver' | 'both' | null;
  readonly held: boolean;
  readonly errors: number;
  readonly line: number;
  /** Minor units as text, by position − 1. */
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** What a condition or a sort can name beside the table's own columns. */
const employeeColumns: Readonly<Record<string, { readonly sql: string; readonly type: 'text' | 'boolean' }>> = {
  employeeNumber: { sql: 'e.employee_number', type: 'text' },
  name: { sql: 'e.name', type: 'text' },
  department: { sql: "dv.name->>'en'", type: 'text' },
  movement: { sql: 'p.movement', type: 'text' },
  held: { sql: '(p.held_at IS NOT NULL)', type: 'boolean' },
  hasErrors: { sql: '(r.errors > 0)', type: 'boolean' },
};

const comparisons: Readonly<Record<string, string>> = {
  equals: '=',
  'not-equals': '<>',
  less: '<',
  'at-most': '<=',
  greater: '>',
  'at-least': '>=',
};

const source = `
  FROM calc.row r
  JOIN batch_payee p ON p.batch_id = $1::int AND p.employee_id = r.employee_id
  JOIN employee e ON e.id = r.employee_id
  JOIN batch b ON b.id = p.batch_id
  JOIN period period ON period.id = b.period_id
  LEFT JOIN department_version dv ON dv.department_id = p.department_id
    AND daterange(dv.effective_date, dv.expiry_date, '[]') @> period.end_date
  WHERE r.run_id = $2::int AND r.table_no = $3::smallint`;

interface Expression {
  /** The value as SQL: numeric in whole units, date, boolean or text. */
  readonly sql: string;
  readonly type: 'text' | 'number' | 'date' | 'boolean';
}

function expressionOf(name: string, columns: readonly StoredColumn[]): Expression {
  const known = employeeColumns[name];
  if (known) return known;
  const column = columns.find(({ code }) => code === name);
  if (!column) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${name} in this table` });
  if (column.storage === 't') return { sql: `r.t[${column.position}]`, type: 'text' };
  const stored = `r.v[${column.position}]`;
  if (column.type === 'date') return { sql: `(date '1970-01-01' + ${stored}::int)`, type: 'date' };
  if (column.type === 'boolean') return { sql: `(${stored} = 1)`, type: 'boolean' };
  return { sql: `(${stored} * ${10 ** -column.scale}::numeric)`, type: 'number' };
}

const casts = { text: 'text', number: 'numeric', date: 'date', boolean: 'boolean' } as const;
const wellFormed: Readonly<Record<Expression['type'], RegExp>> = {
  text: /^/,
  number: /^-?\d{1,19}(\.\d{1,12})?$/,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  boolean: /^(true|false)$/,
};

function conditionSql(condition: RowCondition, columns: readonly StoredColumn[], parameter: (value: string) => string): string {
  const { sql, type } = expressionOf(condition.column, columns);
  if (condition.operator === 'blank') return `${sql} IS NULL`;
  if (condition.operator === 'not-blank') return `${sql} IS NOT NULL`;
  const value = condition.value ?? '';
  if (condition.operator === 'contains') return `position(lower(${parameter(value)}::text) in lower(${sql}::text)) > 0`;
  if (!wellFormed[type].test(value))
    throw new AppError('VALIDATION_FAILED', { reason: `"${value}" is no ${type} to compare ${condition.column} with` });
  return `${sql} ${comparisons[condition.operator]} ${parameter(value)}::${casts[type]}`;
}

function orderSql(query: RowQuery): string {
  if (!query.sort) return 'p.row_number, r.line';
  const { sql } = expressionOf(query.sort.column, query.columns);
  return `${sql} ${query.sort.direction === 'descending' ? 'DESC NULLS LAST' : 'ASC NULLS FIRST'}, p.row_number, r.line`;
}

/** The window of a calculated table that a query asks for, and how many rows match in all. */
export async function listResultRows(sql: Sql, query: RowQuery): Promise<{ rows: ResultRow[]; total: number }> {
  const parameters: unknown[] = [query.batchId, query.runId, query.tableNo];
  const parameter = (value: unknown): string => `$${parameters.push(value)}`;
  const parts = query.conditions.map((condition) => conditionSql(condition, query.columns, parameter));
  const filters = parts.length > 0 ? [`(${parts.join(query.match === 'all' ? ' AND ' : ' OR ')})`] : [];
  if (query.search) {
    const text = parameter(query.search);
    filters.push(`(e.employee_number ILIKE ${text}::text || '%' OR position(lower(${text}::text) in lower(e.name)) > 0)`);
  }
  const where = [source, ...filters].join(' AND ');
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total ${where}`, parameters);
  const window = [parameter(query.limit), parameter(query.offset)];
  const rows = await sql.query<ResultRow>(
    `SELECT r.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, dv.name AS department, p.movement,
       p.held_at IS NOT NULL AS held, r.errors::int AS errors, r.line::int AS line, r.v::text[] AS v, r.t
     ${where} ORDER BY ${orderSql(query)} LIMIT ${window[0]}::int OFFSET ${window[1]}::int`,
    parameters,
  );
  return { rows, total: count?.total ?? 0 };
}
