/** What more rights cost: everybody gets ten roles more, with forty grants and a thousand entries of the navigation that they hide. */
import { permissions } from '@wagewright/contracts';
import { type SessionCheckFigures, sessionCheck } from './session-check.ts';
import { type SessionFigures, sessionsRead } from './sessions-read.ts';
import type { LoadStage } from './stage.ts';

const [rolesMore, grantsMore, menusHidden] = [10, 40, 1_000];

/** Rights that reach nothing but oneself, so that everybody goes on seeing what they saw. */
async function giveManyRoles({ client, people }: LoadStage): Promise<void> {
  await client.query(
    `WITH made AS (INSERT INTO role (code, name, hidden_menus)
       SELECT 'load-' || n, '{"en":"Load","zh-CN":"负载"}', ARRAY(SELECT 'load-' || n || '-' || m FROM generate_series(1, $1::int) m)
       FROM generate_series(1, $2::int) n RETURNING id, code),
     granted AS (INSERT INTO role_grant (role_id, permission, scope)
       SELECT made.id, p.permission, 'self' FROM made JOIN unnest($3::text[]) WITH ORDINALITY AS p (permission, n)
         ON (p.n - 1) % $2::int = split_part(made.code, '-', 2)::int - 1)
     INSERT INTO user_role (user_id, role_id) SELECT u, made.id FROM unnest($4::int[]) u CROSS JOIN made`,
    [menusHidden / rolesMore, rolesMore, permissions.slice(0, grantsMore), [...new Set(people.anybody.map(({ userId }) => userId))]],
  );
  await client.query('ANALYZE');
}

export interface ManyRolesFigures {
  readonly sessionCheck: SessionCheckFigures;
  readonly l1: SessionFigures;
}

/** Last of all: everybody keeps what they got. */
export async function manyRoles(stage: LoadStage, seconds: number): Promise<ManyRolesFigures> {
  await giveManyRoles(stage);
  return { sessionCheck: await sessionCheck(stage, seconds / 6), l1: await sessionsRead(stage, 2 * seconds) };
}
