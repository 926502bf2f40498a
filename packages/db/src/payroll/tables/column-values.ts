import type { Sql } from '../../sql.ts';
import { asText, filterParameters, filterRows, type RowFilter } from './row-filter.ts';

/** The values of one column among the rows of a filter. */
export interface ColumnValuesQuery extends RowFilter {
  readonly column: string;
  /** Only values that contain this text. */
  readonly containing?: string | undefined;
  readonly limit: number;
}

export interface ColumnValues {
  /** Different values in all. */
  readonly total: number;
  /** The most frequent first; as the API writes values, null for none. */
  readonly values: readonly {
    readonly value: string | null;
    /** In every language, where a value has a name. */
    readonly name: { readonly en: string; readonly 'zh-CN': string } | null;
    readonly rows: number;
  }[];
  /** The smallest and the largest, of numbers and dates. */
  readonly least: string | null;
  readonly most: string | null;
}

/** Which values a column has, and in how many rows each: what a filter on it can be chosen from. */
export async function readColumnValues(sql: Sql, query: ColumnValuesQuery): Promise<ColumnValues> {
  const { parameters, parameter } = filterParameters(query);
  const { use, source, where } = filterRows(query, parameter);
  const expression = use(query.column);
  const text = asText(expression);
  // one name a value: departments of one name are one value
  const name = expression.name === undefined ? 'NULL::json' : `min(${expression.name}::text)::json`;
  const wanted = query.containing ? ` AND position(lower(${parameter(query.containing)}::text) in lower(${text})) > 0` : '';
  const isRange = expression.type === 'number' || expression.type === 'date';
  const bound = (name: 'min' | 'max') => (isRange ? asText({ ...expression, sql: `${name}(v.value)` }) : 'NULL::text');
  const [row] = await sql.query<{ found: ColumnValues }>(
    `WITH v AS MATERIALIZED (
       SELECT ${expression.sql} AS value, ${text} AS text, ${name} AS name, count(*)::int AS rows FROM ${source()} WHERE ${where}${wanted} GROUP BY 1, 2)
     SELECT json_build_object('total', count(*), 'least', ${bound('min')}, 'most', ${bound('max')}, 'values',
       (SELECT coalesce(json_agg(json_build_object('value', text, 'name', name, 'rows', rows) ORDER BY rows DESC, value), '[]')
        FROM (SELECT * FROM v ORDER BY rows DESC, value LIMIT ${parameter(query.limit)}::int) s)) AS found FROM v`,
    parameters,
  );
  if (!row) throw new Error('An aggregate without groups has one row.');
  return row.found;
}
