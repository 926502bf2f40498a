import type { Sql } from '../../sql.ts';
import { countBy } from './columns/aggregate.ts';
import { findRows, readColumn, shapeOf, unordered } from './columns/find-rows.ts';
import { groupBy } from './columns/group-codes.ts';
import { withTable } from './columns/open-table.ts';
import type { ResultReader } from './columns/result-cache.ts';
import { type NameInLanguages, namesOf, writeGroups } from './group-result.ts';
import type { RowFilter } from './row-filter.ts';

/** The values of one column among the rows of a filter. */
export interface ColumnValuesQuery extends RowFilter {
  readonly column: string;
  /** Only values that contain this text. */
  readonly containing?: string | undefined;
  readonly limit: number;
}

export interface ColumnValue {
  readonly value: string | null;
  /** In every language, where a value has a name. */
  readonly name: NameInLanguages | null;
  /** Of a department, those that it lies in, the outermost first. */
  readonly within: NameInLanguages | null;
  readonly rows: number;
}

export interface ColumnValues {
  /** Different values in all. */
  readonly total: number;
  /** The most frequent first; as the API writes values, null for none. */
  readonly values: readonly ColumnValue[];
  /** The smallest and the largest, of numbers and dates. */
  readonly least: string | null;
  readonly most: string | null;
}

/** What each department lies in, by its English name, on the day that the batch's period ends. */
async function departmentsAbove(sql: Sql, batchId: number): Promise<ReadonlyMap<string, NameInLanguages>> {
  const rows = await sql.query<{ name: string; within: NameInLanguages }>(
    `WITH RECURSIVE day AS (SELECT q.end_date AS last FROM batch b JOIN period q ON q.id = b.period_id WHERE b.id = $1::int),
     now AS (SELECT v.department_id, v.parent_id, v.name FROM department_version v, day WHERE daterange(v.effective_date, v.expiry_date, '[]') @> day.last),
     up AS (
       SELECT now.department_id AS of, now.parent_id AS id, 1 AS depth FROM now WHERE now.parent_id IS NOT NULL
       UNION ALL SELECT up.of, now.parent_id, up.depth + 1 FROM up JOIN now ON now.department_id = up.id WHERE up.depth < 20 AND now.parent_id IS NOT NULL)
     SELECT own.name->>'en' AS name, json_build_object('en', string_agg(n.name->>'en', ' › ' ORDER BY up.depth DESC),
       'zh-CN', string_agg(n.name->>'zh-CN', ' › ' ORDER BY up.depth DESC)) AS within
     FROM up JOIN now n ON n.department_id = up.id JOIN now own ON own.department_id = up.of GROUP BY up.of, own.name ORDER BY up.of DESC`,
    [batchId],
  );
  return new Map(rows.map(({ name, within }) => [name, within]));
}

const says = ({ value, name, within }: ColumnValue, part: string): boolean =>
  [value, name?.en, name?.['zh-CN'], within?.en, within?.['zh-CN']].some((text) => text?.toLowerCase().includes(part.toLowerCase()));

/** Which values a column has, and in how many rows each: what a filter on it can be chosen from. */
export async function readColumnValues(reader: ResultReader, query: ColumnValuesQuery): Promise<ColumnValues> {
  return await withTable(reader, query, async (open) => {
    const rows = await findRows(open, unordered(query));
    const groups = groupBy(await readColumn(open, query.column), rows);
    const counts = countBy({ rows, codes: groups.codes, groups: groups.values.length });
    const names = await namesOf(open, query.column);
    const above = query.column === 'department' ? await departmentsAbove(reader.sql, query.batchId) : new Map<string, NameInLanguages>();
    const all = writeGroups(open, query.column, groups).map((value, group): ColumnValue => {
      const told = (by: ReadonlyMap<string, NameInLanguages>) => (value === null ? null : (by.get(value) ?? null));
      return { value, name: told(names), within: told(above), rows: counts[group] ?? 0 };
    });
    const { containing } = query;
    const wanted = containing ? all.filter((value) => says(value, containing)) : all;
    const known = wanted.filter(({ value }) => value !== null);
    const { type } = shapeOf(open, query.column);
    const isRange = type !== 'text' && type !== 'boolean';
    return {
      total: wanted.length,
      values: wanted.toSorted((a, b) => b.rows - a.rows).slice(0, query.limit),
      least: isRange ? (known[0]?.value ?? null) : null,
      most: isRange ? (known.at(-1)?.value ?? null) : null,
    };
  });
}
