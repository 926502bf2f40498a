import { AppError, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { lockBatch, requireBatchEvent } from '../batches/index.ts';
import { announceBatch } from '../runs/index.ts';

export interface PublishPayslips {
  readonly batchId: number;
  /** Who asked for it; told when it is done. Null when the product itself does. */
  readonly userId: number | null;
  /** Where the links of the e-mails lead, without a slash at its end. */
  readonly baseUrl: string;
  /** False leaves the mails out: historic payslips are shown, but nobody is written to about last year's pay. */
  readonly emails?: boolean;
}

export interface PublishedPayslips {
  readonly published: number;
  readonly notifications: number;
  readonly emails: number;
}

/**
 * Shows the payslips and tells their employees in one statement: an in-app message for whoever has a user, an e-mail for whoever has an
 * address. Both are unique by (thing, recipient), so that nobody is told twice whatever is repeated. Amounts are never in a message.
 */
const publishWhere = (which: string): string => `
  WITH shown AS (
    UPDATE payslip SET status = 'published', published_at = clock_timestamp()
    WHERE ${which} AND status = 'unpublished' RETURNING id, employee_id, period_id),
  told AS (
    SELECT s.id, 'payslip:' || s.id AS thing, '/payslips/' || s.id AS link, u.id AS user_id, e.email,
      coalesce(u.language, CASE l.country WHEN 'CN' THEN 'zh-CN' ELSE 'en' END) AS language,
      jsonb_build_object('name', e.name, 'period', p.name, 'url', $2::text || '/payslips/' || s.id) AS payload
    FROM shown s JOIN employee e ON e.id = s.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
      JOIN period p ON p.id = s.period_id
      LEFT JOIN app_user u ON u.employee_id = e.id AND u.status = 'active'),
  inbox AS (
    INSERT INTO notification (user_id, category, template, payload, thing, link)
    SELECT user_id, $3::text, 'payslip-published', payload, thing, link FROM told WHERE user_id IS NOT NULL ORDER BY id
    ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING 1),
  mails AS (
    INSERT INTO outbox_message (channel, thing, recipient, user_id, template, language, payload)
    SELECT 'email', thing, email, user_id, 'payslip-published', language, payload FROM told WHERE email IS NOT NULL AND $4::boolean ORDER BY id
    ON CONFLICT (channel, thing, recipient) DO NOTHING RETURNING 1)
  SELECT (SELECT count(*)::int FROM shown) AS published, (SELECT count(*)::int FROM inbox) AS notifications, (SELECT count(*)::int FROM mails) AS emails`;
const publish = publishWhere('batch_id = $1::int');
const publishNamed = publishWhere('id = ANY($1::int[])');

const tellPublisher = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT $2::int, $3::text, 'payslips-published', jsonb_build_object('title', name, 'count', $4::int, 'url', $5::text || '/payroll/batches/' || id),
    'batch:' || id || ':payslips', '/payroll/batches/' || id
  FROM batch WHERE id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING`;

/** Payslips must show the batch's current result; those of an older run are generated anew first. */
async function requireCurrent(sql: Sql, batchId: number, runId: number | null): Promise<void> {
  const [row] = await sql.query<{ slips: number; stale: number }>(
    `SELECT count(*)::int AS slips, count(*) FILTER (WHERE run_id IS DISTINCT FROM $2::int)::int AS stale FROM payslip WHERE batch_id = $1::int`,
    [batchId, runId],
  );
  if (!row || row.slips === 0 || row.stale > 0) throw new AppError('PAYSLIPS_NOT_GENERATED', { id: batchId });
}

/**
 * Publishes the payslips of an approved batch, once. Within the caller's transaction; the caller enqueues `platform.send-outbox` in it.
 * @throws AppError ILLEGAL_TRANSITION, PAYSLIPS_NOT_GENERATED, NOT_FOUND
 */
export async function publishPayslips(sql: Sql, { batchId, userId, baseUrl, emails = true }: PublishPayslips): Promise<PublishedPayslips> {
  const batch = await lockBatch(sql, batchId);
  if (batch.payslipsPublished) return { published: 0, notifications: 0, emails: 0 };
  if (!batch.payslipsGenerated) throw new AppError('PAYSLIPS_NOT_GENERATED', { id: batchId });
  requireBatchEvent(batch, 'publish-payslips');
  await requireCurrent(sql, batchId, batch.runId);
  const { category } = messageTemplates['payslip-published'];
  const [counts] = await withoutLoops(sql, () => sql.query<PublishedPayslips>(publish, [batchId, baseUrl, category, emails]));
  if (!counts) throw new Error(`Publishing the payslips of batch ${batchId} gave no counts.`);
  await sql.query('UPDATE batch SET payslips_published_at = clock_timestamp(), version = version + 1 WHERE id = $1::int', [batchId]);
  if (userId !== null) await sql.query(tellPublisher, [batchId, userId, category, counts.published, baseUrl]);
  await announceBatch(sql, batchId);
  await announce(sql, { topic: 'inbox-all' });
  return counts;
}

/**
 * Publishes single payslips that the caller has locked and may publish; whoever was told before is not told again. Within the caller's
 * transaction; the caller enqueues `platform.send-outbox` in it.
 */
export async function publishChosen(
  sql: Sql,
  { ids, baseUrl }: { readonly ids: readonly number[]; readonly baseUrl: string },
): Promise<PublishedPayslips> {
  const { category } = messageTemplates['payslip-published'];
  const [counts] = await sql.query<PublishedPayslips>(publishNamed, [ids, baseUrl, category, true]);
  if (!counts) throw new Error('Publishing payslips gave no counts.');
  await announce(sql, { topic: 'inbox-all' });
  return counts;
}
