import type { LocalizedText } from '@wagewright/contracts';
import type { RecordModel } from '@wagewright/contracts/platform/languages';
import type { Sql } from '../../sql.ts';

/** A name of records that is kept in several languages, as one object by language. */
export interface ContentField {
  readonly model: RecordModel;
  readonly field: string;
  readonly name: LocalizedText;
  /** Names of ours, never anybody's input. */
  readonly table: string;
  readonly column: string;
}

const field = (model: RecordModel, column: string, en: string, chinese: string, table: string = model): ContentField => ({
  model,
  field: column,
  name: { en, 'zh-CN': chinese },
  table,
  column,
});

/** What records are called. Names within published rules belong to them and change with them only. */
export const contentFields: readonly ContentField[] = [
  field('role', 'name', 'Roles', '角色'),
  field('legal_entity', 'name', 'Legal entities', '用人单位'),
  field('department', 'name', 'Departments', '部门', 'department_version'),
  field('position', 'title', 'Positions', '职位'),
  field('compensation_item', 'name', 'Compensation items', '薪酬项目'),
  field('solution', 'name', 'Solutions', '薪酬方案'),
  field('global_table', 'name', 'Global tables', '全局表'),
  field('pay_type', 'name', 'Pay types', '薪酬类型'),
  field('balance_element', 'name', 'Balance elements', '余额元素'),
];

/** How many records have a name at all, and how many one in each language. */
export async function countNames(
  sql: Sql,
  { table, column }: ContentField,
  langs: readonly string[],
): Promise<{ records: number; said: Readonly<Record<string, number>> }> {
  const rows = await sql.query<{ lang: string | null; records: number }>(
    `SELECT l.lang, count(t.${column})::int AS records
     FROM (SELECT unnest($1::text[]) AS lang UNION ALL SELECT NULL) l
     LEFT JOIN ${table} t ON l.lang IS NULL OR t.${column} ->> l.lang <> '' GROUP BY l.lang`,
    [[...langs]],
  );
  const said = Object.fromEntries(rows.flatMap(({ lang, records }) => (lang === null ? [] : [[lang, records]])));
  return { records: rows.find(({ lang }) => lang === null)?.records ?? 0, said };
}

export interface NamedRecord {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
}

/** Records with what they are called, those that have no name in the language first asked for, or all. */
export const readNames = async (sql: Sql, { table, column }: ContentField, lang: string, all: boolean): Promise<NamedRecord[]> =>
  await sql.query<NamedRecord>(
    `SELECT id, ${column} AS names FROM ${table}
     WHERE ${column} IS NOT NULL AND ($2::boolean OR coalesce(${column} ->> $1::text, '') = '') ORDER BY id`,
    [lang, all],
  );
