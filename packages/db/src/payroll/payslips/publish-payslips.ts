import { AppError, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { lockBatch, requireBatchEvent } from '../batches/index.ts';
import { payslipDays, tellShown } from '../payslip-deliveries/index.ts';
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
 * Publishes payslips and, where their view day has come, tells their employees in one statement: an in-app message for whoever has a user, an
 * e-mail for whoever has an address. The others are told by the clock when they can see them. Both are unique by (thing, recipient), so that nobody is told twice whatever is repeated. Amounts are never in a message.
 */
export const publishWhere = (which: string): string => `
  WITH published AS (
    UPDATE payslip ps SET status = 'published', published_at = clock_timestamp(), view_from = d.view_from, check_until = d.check_until,
      awaits_view_day = d.view_from > (clock_timestamp() AT TIME ZONE d.time_zone)::date
    FROM (${payslipDays}) d
    WHERE ${which} AND ps.status = 'unpublished' AND d.setting_id = ps.setting_id AND d.period_id = ps.period_id
    RETURNING ps.id, ps.employee_id, ps.period_id, ps.awaits_view_day),
  shown AS (SELECT id, employee_id, period_id FROM published WHERE NOT awaits_view_day),
  ${tellShown}
  SELECT (SELECT count(*)::int FROM published) AS published, (SELECT count(*)::int FROM inbox) AS notifications, (SELECT count(*)::int FROM mails) AS emails`;
const publish = publishWhere('ps.batch_id = $1::int');
const publishNamed = publishWhere('ps.id = ANY($1::int[])');

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
