import { type Sql } from '../../sql.ts';

/** Whom somebody sees of the users. */
export interface UserReach {
  readonly all: boolean;
  readonly legalEntityIds: ReadonlySet<number>;
}

export interface AskedUsers {
  readonly search?: string | undefined;
  readonly kind?: string | undefined;
  readonly status?: string | undefined;
  readonly roleId?: number | undefined;
  readonly legalEntityId?: number | undefined;
  /** One user by id. */
  readonly id?: number | undefined;
}

export interface UserListRow {
  readonly id: number;
  readonly kind: string;
  readonly account: string;
  readonly displayName: string;
  readonly status: string;
  readonly employeeId: number | null;
  readonly employeeNumber: string | null;
  readonly department: unknown;
  readonly legalEntity: unknown;
  readonly roles: readonly unknown[];
  readonly hasPassword: boolean;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** $1 everywhere, $2 legal entities, $3 search as a pattern, $4 the same from its start, $5 kind, $6 status, $7 role, $8 legal entity, $9 id. */
const asked = `FROM app_user u LEFT JOIN employee e ON e.id = u.employee_id
  WHERE ($1::boolean OR e.legal_entity_id = ANY($2::int[]))
    AND ($3::text IS NULL OR u.display_name ILIKE $3 OR u.account ILIKE $3 OR e.employee_number ILIKE $4)
    AND ($5::text IS NULL OR u.kind = $5) AND ($6::text IS NULL OR u.status = $6)
    AND ($7::int IS NULL OR EXISTS (SELECT 1 FROM user_role ur WHERE ur.user_id = u.id AND ur.role_id = $7))
    AND ($8::int IS NULL OR e.legal_entity_id = $8) AND ($9::int IS NULL OR u.id = $9)`;

const likePattern = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

const parametersOf = (reach: UserReach, { search, kind, status, roleId, legalEntityId, id }: AskedUsers) => [
  reach.all,
  [...reach.legalEntityIds],
  search ? `%${likePattern(search)}%` : null,
  search ? `${likePattern(search)}%` : null,
  kind ?? null,
  status ?? null,
  roleId ?? null,
  legalEntityId ?? null,
  id ?? null,
];

const orders: Readonly<Record<string, string>> = {
  name: 'u.display_name',
  account: 'u.account',
  number: 'e.employee_number',
  'last-sign-in': 'u.last_sign_in_at',
  created: 'u.created_at',
};

export interface UserOrder {
  readonly sort: string;
  readonly direction: 'ascending' | 'descending';
}

/** What is shown of the users $1. */
const shown = `SELECT u.id, u.kind, u.account, u.display_name AS "displayName", u.version, u.created_at AS "createdAt",
    u.status,
    u.password_hash IS NOT NULL AS "hasPassword", e.id AS "employeeId", e.employee_number AS "employeeNumber", l.name AS "legalEntity",
    (SELECT v.name FROM assignment a JOIN department_version v ON v.department_id = a.department_id
      AND $2::date >= v.effective_date AND (v.expiry_date IS NULL OR $2::date <= v.expiry_date)
     WHERE a.employee_id = e.id AND $2::date >= a.effective_date AND (a.expiry_date IS NULL OR $2::date <= a.expiry_date) LIMIT 1) AS department,
    u.last_sign_in_at AS "lastSignInAt",
    coalesce((SELECT jsonb_agg(name ORDER BY id) FROM (SELECT DISTINCT r.id, r.name FROM user_role ur JOIN role r ON r.id = ur.role_id
      WHERE ur.user_id = u.id) held), '[]') AS roles
  FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place) JOIN app_user u ON u.id = wanted.id
    LEFT JOIN employee e ON e.id = u.employee_id LEFT JOIN legal_entity l ON l.id = e.legal_entity_id ORDER BY wanted.place`;

/** The users asked for in their order, and how many there are in all. */
export async function listUsers(
  sql: Sql,
  reach: UserReach,
  { filter, order, now, offset, limit }: { filter: AskedUsers; order: UserOrder; now: Date; offset: number; limit: number },
): Promise<{ total: number; rows: UserListRow[] }> {
  const by = orders[order.sort] ?? 'u.display_name';
  const way = order.direction === 'descending' ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
  const [found] = await sql.query<{ total: number; ids: number[] }>(
    `SELECT (SELECT count(*)::int ${asked}) AS total, ARRAY(SELECT u.id ${asked} ORDER BY ${by} ${way}, u.id OFFSET $10::int LIMIT $11::int) AS ids`,
    [...parametersOf(reach, filter), offset, limit],
  );
  const { total, ids } = found ?? { total: 0, ids: [] };
  return { total, rows: ids.length > 0 ? await sql.query<UserListRow>(shown, [ids, now]) : [] };
}

/** How many users there are of each kind and in each status. */
export const countUsers = (sql: Sql, reach: UserReach, filter: AskedUsers) =>
  sql.query<{ kind: string; status: string; count: number }>(
    `SELECT u.kind, u.status, count(*)::int AS count ${asked} GROUP BY 1, 2`,
    parametersOf(reach, filter),
  );
