import { builtInRoleGrants, ownerGrants, ownerRoleCode } from '@wagewright/contracts';
import type pg from 'pg';

const given = Object.entries({ ...builtInRoleGrants, [ownerRoleCode]: ownerGrants }).flatMap(([role, grants]) =>
  Object.entries(grants).map(([permission, scope]) => ({ role, permission, scope })),
);

/**
 * Gives the built-in roles, and the role that the owner of a company begins with, what they hold of permissions that this database has not known before, once each: what an administrator has taken from a role since stays
 * taken. A database without roles gets all of it from its seed. Within the owner's connection, after the migrations.
 */
export async function grantNewPermissions(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(role text, permission text, scope text)),
     learnt AS (
       INSERT INTO known_permission (permission) SELECT DISTINCT permission FROM given WHERE EXISTS (SELECT FROM role WHERE built_in)
       ON CONFLICT DO NOTHING RETURNING permission)
     INSERT INTO role_grant (role_id, permission, scope)
     SELECT r.id, g.permission, g.scope FROM learnt l JOIN given g ON g.permission = l.permission JOIN role r ON r.code = g.role AND (r.built_in OR r.code = $2)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(given), ownerRoleCode],
  );
}
