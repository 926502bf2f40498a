import { AppError } from '@wagewright/contracts';

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
  readonly operator:
    | 'equals'
    | 'not-equals'
    | 'less'
    | 'at-most'
    | 'greater'
    | 'at-least'
    | 'contains'
    | 'blank'
    | 'not-blank'
    | 'one-of'
    | 'between';
  readonly value?: string | undefined;
  /** Of `one-of`, where an empty text stands for no value; of `between` the least and the most, each open where it is empty. */
  readonly values?: readonly string[] | undefined;
}

/** Which rows of a calculated table are meant. */
export interface RowFilter {
  readonly batchId: number;
  readonly runId: number;
  readonly tableNo: number;
  readonly columns: readonly StoredColumn[];
  readonly search?: string | undefined;
  readonly conditions: readonly RowCondition[];
  readonly match: 'all' | 'single';
}

/** What a condition or a sort can name beside the table's own columns, and which joins it needs. */
const employeeColumns = new Map<string, Expression>(
  Object.entries({
    employeeNumber: { sql: 'e.employee_number', type: 'text', needs: ['e'] },
    name: { sql: 'e.name', type: 'text', needs: ['e'] },
    department: { sql: "dv.name->>'en'", type: 'text', needs: ['p', 'dv'], name: 'dv.name' },
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
export const payee = `(SELECT y.row_number, y.movement, y.held_at, y.department_id FROM batch_payee y
        WHERE y.batch_id + 0 = $1::int AND y.employee_id = r.employee_id OFFSET 0) p`;
export const joins = {
  e: 'JOIN employee e ON e.id = r.employee_id',
  p: `CROSS JOIN LATERAL ${payee}`,
  dv: `LEFT JOIN LATERAL (SELECT v.name FROM department_version v WHERE v.department_id = p.department_id
        AND daterange(v.effective_date, v.expiry_date, '[]') @> (SELECT q.end_date FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int)
        OFFSET 0) dv ON true`,
} as const;
type Join = keyof typeof joins;

/** In the order in which they lean on each other. */
const joinsOf = (needed: ReadonlySet<string>): string[] =>
  Object.entries(joins)
    .filter(([join]) => needed.has(join))
    .map(([, sql]) => sql);

export interface Expression {
  /** The value as SQL: minor units, date, boolean or text. */
  readonly sql: string;
  readonly type: 'text' | 'number' | 'date' | 'boolean';
  readonly needs: readonly Join[];
  /** SQL of the value's name in every language, where it has one. */
  readonly name?: string;
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

/** A value as it is written: a number in whole units, at its scale. */
export const asText = ({ sql, scale }: Pick<Expression, 'sql' | 'scale'>): string =>
  scale === undefined ? `${sql}::text` : `(${sql} * ${10 ** -scale}::numeric)::numeric(38, ${scale})::text`;

function conditionSql(condition: RowCondition, expression: Expression, parameter: (value: string) => string): string {
  const { sql, type, scale } = expression;
  if (condition.operator === 'blank') return `${sql} IS NULL`;
  if (condition.operator === 'not-blank') return `${sql} IS NOT NULL`;
  const value = condition.value ?? '';
  if (condition.operator === 'contains') return `position(lower(${parameter(value)}::text) in lower(${asText(expression)})) > 0`;
  const compared = (text: string): string => {
    if (!isWellFormed(text, type))
      throw new AppError('VALIDATION_FAILED', { reason: `"${text}" is no ${type} to compare ${condition.column} with` });
    return `${parameter(text)}::${casts[type]}${scale === undefined ? '' : ` * ${10 ** scale}::numeric`}`;
  };
  if (condition.operator === 'one-of') {
    const { values = [] } = condition;
    const given = values.filter((text) => text !== '').map(compared);
    const among = given.length > 0 ? `${sql} IN (${given.join(', ')})` : 'false';
    return given.length < values.length ? `(${among} OR ${sql} IS NULL)` : among;
  }
  if (condition.operator === 'between') {
    const [least = '', most = ''] = condition.values ?? [];
    return [least && `${sql} >= ${compared(least)}`, most && `${sql} <= ${compared(most)}`].filter(Boolean).join(' AND ') || 'true';
  }
  return `${sql} ${comparisons[condition.operator]} ${compared(value)}`;
}

/** Where the rows of a filter lie: what is joined and what is asked; more columns than those of the filter can be used. */
export interface FilteredRows {
  readonly use: (column: string) => Expression;
  /** The joins that are needed so far. */
  readonly source: () => string;
  readonly where: string;
}

/** The first condition binds $1 where no join asks for the batch. */
const ofRun = ['$1::int > 0', 'r.run_id = $2::int', 'r.table_no = $3::smallint'];

/** Parameters of a statement over the rows of a filter: its first three, and a way to add more. */
export function filterParameters({ batchId, runId, tableNo }: RowFilter) {
  const parameters: unknown[] = [batchId, runId, tableNo];
  return { parameters, parameter: (value: unknown): string => `$${parameters.push(value)}` };
}

/** @throws AppError VALIDATION_FAILED for a column that is not there, or a value that is none of its type */
export function filterRows(filter: RowFilter, parameter: (value: unknown) => string): FilteredRows {
  const needed = new Set<Join>();
  const use = (name: string): Expression => {
    const expression = expressionOf(name, filter.columns);
    for (const join of expression.needs) needed.add(join);
    return expression;
  };
  const parts = filter.conditions.map((condition) => `(${conditionSql(condition, use(condition.column), parameter)})`);
  const filters = parts.length > 0 ? [`(${parts.join(filter.match === 'all' ? ' AND ' : ' OR ')})`] : [];
  if (filter.search) {
    needed.add('e');
    const text = parameter(filter.search);
    filters.push(`(starts_with(lower(e.employee_number), lower(${text}::text)) OR position(lower(${text}::text) in lower(e.name)) > 0)`);
  }
  return {
    use,
    source: () => ['calc.row r', ...joinsOf(needed)].join('\n      '),
    where: [...ofRun, ...filters].join(' AND '),
  };
}
