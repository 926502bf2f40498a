import type { Sql } from '../../sql.ts';

export interface AuditAsked {
  readonly who?: string | undefined;
  readonly userId?: number | undefined;
  readonly procedure?: string | undefined;
  readonly entity?: string | undefined;
  readonly entityId?: string | undefined;
  /** Days, the last one included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whose days they are. */
  readonly zone?: string | undefined;
  readonly traceId?: string | undefined;
  readonly address?: string | undefined;
  readonly apiKeyId?: number | undefined;
}

export interface AuditListRow {
  readonly id: string;
  readonly at: Date;
  readonly userId: number | null;
  readonly who: string | null;
  readonly account: string | null;
  readonly onBehalfOf: string | null;
  readonly apiKey: string | null;
  readonly procedure: string;
  readonly entity: string;
  readonly entityId: string;
  readonly traceId: string;
  readonly address: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Only what is asked stands in the statement, so that each question finds its own index. Numbers and moments of entries are in one order. */
function conditionsOf(asked: AuditAsked): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, condition: (parameter: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  add(asked.who === undefined ? undefined : likePattern(asked.who), (p) => {
    return `a.actor_user_id = ANY(ARRAY(SELECT u.id FROM app_user u WHERE u.account ILIKE ${p} OR u.display_name ILIKE ${p}))`;
  });
  add(asked.userId, (p) => `a.actor_user_id = ${p}::int`);
  add(asked.procedure, (p) => `a.procedure = ${p}`);
  add(asked.entity, (p) => `a.entity = ${p}`);
  add(asked.entityId, (p) => `a.entity_id = ${p}`);
  if (asked.from !== undefined || asked.to !== undefined) values.push(asked.zone ?? 'UTC');
  const zone = `$${values.length}::text`;
  add(
    asked.from,
    (p) => `a.id >= (SELECT id FROM audit_entry WHERE at >= ${p}::date::timestamp AT TIME ZONE ${zone} ORDER BY at, id LIMIT 1)`,
  );
  add(asked.to, (p) => {
    return `a.id <= (SELECT id FROM audit_entry WHERE at < (${p}::date + 1)::timestamp AT TIME ZONE ${zone} ORDER BY at DESC, id DESC LIMIT 1)`;
  });
  add(asked.traceId, (p) => `a.trace_id = ${p}`);
  add(asked.address, (p) => `a.address = ${p}`);
  add(asked.apiKeyId, (p) => `a.api_key_id = ${p}::int`);
  return { text: parts.length === 0 ? 'true' : parts.join(' AND '), values };
}

/** The entries asked for, the latest first, from before an entry on: found by key, so that the last page costs what the first does. */
export async function listAudit(sql: Sql, asked: AuditAsked, before: string | undefined, limit: number): Promise<AuditListRow[]> {
  const { text, values } = conditionsOf(asked);
  const [at, most] = [`$${values.length + 1}`, `$${values.length + 2}`];
  return await sql.query<AuditListRow>(
    `SELECT a.id::text, a.at, a.actor_user_id AS "userId", u.display_name AS who, u.account, o.display_name AS "onBehalfOf", k.name AS "apiKey",
       a.procedure, a.entity, a.entity_id AS "entityId", a.trace_id AS "traceId", a.address, a.before, a.after
     FROM (SELECT * FROM audit_entry a WHERE ${text} AND (${at}::bigint IS NULL OR a.id < ${at}::bigint) ORDER BY a.id DESC LIMIT ${most}::int) a
       LEFT JOIN app_user u ON u.id = a.actor_user_id LEFT JOIN app_user o ON o.id = a.on_behalf_of_user_id LEFT JOIN api_key k ON k.id = a.api_key_id
     ORDER BY a.id DESC`,
    [...values, before ?? null, limit],
  );
}

export async function countAudit(sql: Sql, asked: AuditAsked): Promise<number> {
  const { text, values } = conditionsOf(asked);
  const [row] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM audit_entry a WHERE ${text}`, values);
  return row?.total ?? 0;
}

/** The numbers of the entries asked for, the latest first, and no more than so many. */
export async function listAuditIds(sql: Sql, asked: AuditAsked, idsMax: number): Promise<string[]> {
  const { text, values } = conditionsOf(asked);
  const rows = await sql.query<{ id: string }>(
    `SELECT a.id::text FROM audit_entry a WHERE ${text} ORDER BY a.id DESC LIMIT $${values.length + 1}::int`,
    [...values, idsMax],
  );
  return rows.map(({ id }) => id);
}
