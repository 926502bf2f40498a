import type { CustomFieldEntity } from '@wagewright/contracts/org/custom-fields';
import type { Sql } from '../../sql.ts';

/** Where the records of each kind are kept. */
const tables: Readonly<Record<CustomFieldEntity, string>> = { employee: 'employee', department: 'department' };

interface Field {
  readonly entity: CustomFieldEntity;
  readonly key: string;
}

/** Keeps the fields of an entity as they are until what somebody says in them is written. */
export async function holdFields(sql: Sql, entity: CustomFieldEntity): Promise<void> {
  await sql.query('SELECT id FROM custom_field WHERE entity = $1 ORDER BY id FOR SHARE', [entity]);
}

/** How many records say something in each field of an entity, by key; a field in which none does is left out. */
export async function countSaying(sql: Sql, entity: CustomFieldEntity): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ key: string; records: number }>(
    `SELECT key, count(*)::int AS records FROM ${tables[entity]}, jsonb_object_keys(custom) key GROUP BY key`,
  );
  return new Map(rows.map(({ key, records }) => [key, records]));
}

/** How many records have each of some choices of a field; one that none has is left out. */
export async function countSayingOption(
  sql: Sql,
  { entity, key }: Field,
  options: readonly string[],
): Promise<{ value: string; count: number }[]> {
  return await sql.query<{ value: string; count: number }>(
    `SELECT custom->>$1 AS value, count(*)::int AS count FROM ${tables[entity]} WHERE custom->>$1 = ANY ($2::text[]) GROUP BY 1 ORDER BY 1`,
    [key, options],
  );
}

/** How many records say in a field what does not fit it, and one such value. */
export async function findUnfit(
  sql: Sql,
  { entity, key }: Field,
  fits: (value: string) => boolean,
): Promise<{ readonly count: number; readonly value: string } | undefined> {
  const rows = await sql.query<{ value: string; count: number }>(
    `SELECT custom->>$1 AS value, count(*)::int AS count FROM ${tables[entity]} WHERE custom->>$1 IS NOT NULL GROUP BY 1 ORDER BY 1`,
    [key],
  );
  const unfit = rows.filter(({ value }) => !fits(value));
  const [first] = unfit;
  return first && { count: unfit.reduce((sum, { count }) => sum + count, 0), value: first.value };
}
