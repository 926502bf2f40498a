import type { Sql } from '../../sql.ts';

const rightsLock = 7_202_630;

/** Until the end of the transaction nobody else changes who may do what, so that of the last two who may do something not both go at once. */
export async function lockRights(sql: Sql): Promise<void> {
  await sql.query(`SELECT pg_advisory_xact_lock(${rightsLock})::text`);
}

/** Which of the permissions some active user holds, beyond what is their own. */
export async function heldBySomebody(sql: Sql, permissions: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ permission: string }>(
    `SELECT DISTINCT g.permission FROM role_grant g JOIN user_role ur ON ur.role_id = g.role_id JOIN app_user u ON u.id = ur.user_id
     WHERE g.permission = ANY($1::text[]) AND u.status = 'active'
       AND (g.scope = 'all' OR (g.scope = 'legal-entity' AND (ur.legal_entity_id IS NOT NULL OR u.employee_id IS NOT NULL)))`,
    [permissions],
  );
  return rows.map(({ permission }) => permission);
}

export interface HolderPlace {
  readonly userId: number;
  /** Where the role counts for them: of the assignment, else of the employee; null for nowhere in particular. */
  readonly legalEntityId: number | null;
  /** The assignment's own. */
  readonly assignedTo: number | null;
}

/** Where each of a role's holders has it. */
export const holderPlaces = (sql: Sql, roleId: number): Promise<HolderPlace[]> =>
  sql.query<HolderPlace>(
    `SELECT ur.user_id AS "userId", coalesce(ur.legal_entity_id, e.legal_entity_id) AS "legalEntityId", ur.legal_entity_id AS "assignedTo"
     FROM user_role ur JOIN app_user u ON u.id = ur.user_id LEFT JOIN employee e ON e.id = u.employee_id WHERE ur.role_id = $1::int`,
    [roleId],
  );

/** How many people a reach covers hold each role, be it once or in several legal entities. */
export async function countHolders(
  sql: Sql,
  { all, legalEntityIds }: { readonly all: boolean; readonly legalEntityIds: ReadonlySet<number> },
  roleId?: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await sql.query<{ roleId: number; holders: number }>(
    `SELECT ur.role_id AS "roleId", count(DISTINCT ur.user_id)::int AS holders
     FROM user_role ur JOIN app_user u ON u.id = ur.user_id LEFT JOIN employee e ON e.id = u.employee_id
     WHERE ($1::boolean OR e.legal_entity_id = ANY ($2::int[])) AND ($3::int IS NULL OR ur.role_id = $3) GROUP BY 1`,
    [all, [...legalEntityIds], roleId ?? null],
  );
  return new Map(rows.map((row) => [row.roleId, row.holders]));
}

/** Of each grant, how many of a role's holders have it by no other role: who gains it when the role gets it, and who loses it when it goes. */
export async function countHoldersWithout(
  sql: Sql,
  roleId: number,
  grants: readonly { readonly permission: string; readonly scope: string }[],
): Promise<number[]> {
  if (grants.length === 0) return [];
  const rows = await sql.query<{ people: number }>(
    `SELECT (SELECT count(DISTINCT ur.user_id)::int FROM user_role ur WHERE ur.role_id = $1::int AND NOT EXISTS (
        SELECT 1 FROM user_role other JOIN role_grant g ON g.role_id = other.role_id
        WHERE other.user_id = ur.user_id AND other.role_id <> $1::int AND g.permission = asked.permission AND g.scope = asked.scope)) AS people
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS asked (permission, scope, place) ORDER BY place`,
    [roleId, grants.map(({ permission }) => permission), grants.map(({ scope }) => scope)],
  );
  return rows.map(({ people }) => people);
}
