import { type LocalizedText, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

const insert = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT s.started_by_user_id, $2::text, $3::text, jsonb_build_object('title', s.name) || $4::jsonb, 'scenario:' || s.id || ':' || s.version,
    '/payroll/scenarios/' || s.id
  FROM scenario s WHERE s.id = $1::int AND s.started_by_user_id IS NOT NULL
  ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING user_id AS "userId"`;

/** Puts a message about a calculation into the inbox of whoever started it, once. */
export async function tellStarter(
  sql: Sql,
  scenarioId: number,
  template: 'scenario-calculated' | 'scenario-failed',
  payload: Readonly<Record<string, LocalizedText>>,
): Promise<void> {
  const { category } = messageTemplates[template];
  const rows = await sql.query<{ userId: number }>(insert, [scenarioId, category, template, JSON.stringify(payload)]);
  for (const { userId } of rows) await announce(sql, { topic: 'inbox', userId });
}
