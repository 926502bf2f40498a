import type { Sql } from '../../sql.ts';
import { asText, filterParameters, filterRows, type RowFilter } from './row-filter.ts';

/** The values of one column among the rows of a filter. */
export interface ColumnValuesQuery extends RowFilter {
  readonly column: string;
  /** Only values that contain this text. */
  readonly containing?: string | undefined;
  readonly limit: number;
}

/** In force at the end of the batch's period. */
const current = (alias: string): string =>
  `daterange(${alias}.effective_date, ${alias}.expiry_date, '[]') @> (SELECT q.end_date FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int)`;

export interface ColumnValues {
  /** Different values in all. */
  readonly total: number;
  /** The most frequent first; as the API writes values, null for none. */
  readonly values: readonly {
    readonly value: string | null;
    /** In every language, where a value has a name. */
    readonly name: { readonly en: string; readonly 'zh-CN': string } | null;
    /** Of a department, those that it lies in, the outermost first. */
    readonly within: { readonly en: string; readonly 'zh-CN': string } | null;
    readonly rows: number;
  }[];
  /** The smallest and the largest, of numbers and dates. */
  readonly least: string | null;
  readonly most: string | null;
}

/** The departments that a department lies in, on the day that the batch's period ends. */
const departmentsAbove = `(WITH RECURSIVE up AS (
         SELECT v.parent_id AS id, 1 AS depth FROM department_version v WHERE v.department_id = g.department_id AND ${current('v')}
         UNION ALL SELECT w.parent_id, up.depth + 1 FROM up JOIN department_version w ON w.department_id = up.id AND ${current('w')} WHERE up.depth < 20)
       SELECT json_build_object('en', string_agg(n.name->>'en', ' › ' ORDER BY up.depth DESC), 'zh-CN', string_agg(n.name->>'zh-CN', ' › ' ORDER BY up.depth DESC)) AS within
       FROM up JOIN department_version n ON n.department_id = up.id AND ${current('n')} HAVING count(*) > 0)`;

/** Which values a column has, and in how many rows each: what a filter on it can be chosen from. */
export async function readColumnValues(sql: Sql, query: ColumnValuesQuery): Promise<ColumnValues> {
  const { parameters, parameter } = filterParameters(query);
  const { use, source, where } = filterRows(query, parameter);
  const expression = use(query.column);
  const text = asText(expression);
  // one name a value: departments of one name are one value
  const name = expression.name === undefined ? 'NULL::json' : `min(${expression.name}::text)::json`;
  const isDepartment = query.column === 'department';
  const place = isDepartment ? 'min(p.department_id)' : 'NULL::int';
  const above = isDepartment ? `LEFT JOIN LATERAL ${departmentsAbove} a ON true` : 'CROSS JOIN (SELECT NULL::json AS within) a';
  const wanted = query.containing
    ? `WHERE position(lower(${parameter(query.containing)}::text) in lower(concat_ws(' ', g.text, g.name::text, a.within::text))) > 0`
    : '';
  const isRange = expression.type === 'number' || expression.type === 'date';
  const bound = (name: 'min' | 'max') => (isRange ? asText({ ...expression, sql: `${name}(v.value)` }) : 'NULL::text');
  const [row] = await sql.query<{ found: ColumnValues }>(
    `WITH v AS MATERIALIZED (
       SELECT g.*, a.within FROM (
         SELECT ${expression.sql} AS value, ${text} AS text, ${name} AS name, ${place} AS department_id, count(*)::int AS rows
         FROM ${source()} WHERE ${where} GROUP BY 1, 2) g ${above} ${wanted})
     SELECT json_build_object('total', count(*), 'least', ${bound('min')}, 'most', ${bound('max')}, 'values',
       (SELECT coalesce(json_agg(json_build_object('value', text, 'name', name, 'within', within, 'rows', rows) ORDER BY rows DESC, value), '[]')
        FROM (SELECT * FROM v ORDER BY rows DESC, value LIMIT ${parameter(query.limit)}::int) s)) AS found FROM v`,
    parameters,
  );
  if (!row) throw new Error('An aggregate without groups has one row.');
  return row.found;
}
