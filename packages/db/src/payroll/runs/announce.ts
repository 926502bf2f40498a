import { type LocalizedText, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

export const announceBatch = (sql: Sql, batchId: number): Promise<void> => announce(sql, { topic: 'batch', id: batchId });

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT r.started_by_user_id, $2::text, $3::text, jsonb_build_object('title', b.name) || $4::jsonb, 'run:' || r.id, '/payroll/batches/' || b.id
  FROM calculation_run r JOIN batch b ON b.id = r.batch_id
  WHERE r.id = $1::int AND r.started_by_user_id IS NOT NULL
  ON CONFLICT (thing, template, user_id) DO NOTHING
  RETURNING user_id`;

/** Puts a message about the run into the inbox of whoever started it, once. */
export async function notifyStarter(
  sql: Sql,
  runId: number,
  template: 'batch-calculated' | 'batch-failed',
  payload: Readonly<Record<string, string | number | LocalizedText>>,
): Promise<void> {
  const rows = await sql.query<{ user_id: number }>(insertNotification, [
    runId,
    messageTemplates[template].category,
    template,
    JSON.stringify(payload),
  ]);
  for (const { user_id: userId } of rows) await announce(sql, { topic: 'inbox', userId });
}
