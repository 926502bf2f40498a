import { AppError, messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { lockBatch, readBatchContext } from '../batches/index.ts';
import { bySlices, payslipDays, type TellPeople, tellShown } from '../payslip-deliveries/index.ts';
import { announceBatch } from '../runs/index.ts';
import { requireForJob } from './own-job.ts';

export interface PublishPayslips {
  readonly batchId: number;
  /** Where the links of the e-mails lead, without a slash at its end. */
  readonly baseUrl: string;
  /** False leaves the mails out: historic payslips are shown, but nobody is written to about last year's pay. */
  readonly emails?: boolean;
  readonly tell?: TellPeople;
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
const publishNamed = publishWhere('ps.id = ANY($1::int[])');

const wholeOf = (column: 'batch_id' | 'round_id') => ({
  who: `SELECT employee_id FROM payslip WHERE ${column} = $1::int`,
  publish: publishWhere(`ps.${column} = $1::int AND ps.employee_id BETWEEN $5::int AND $6::int`),
});
const wholes = { batch: wholeOf('batch_id'), round: wholeOf('round_id') };

interface PublishWhole {
  readonly of: keyof typeof wholes;
  readonly id: number;
  readonly baseUrl: string;
  readonly emails: boolean;
  readonly tell: TellPeople | undefined;
}

/** Publishes all payslips of a batch or of a round. */
export async function publishWhole(sql: Sql, { of, id, baseUrl, emails, tell }: PublishWhole): Promise<PublishedPayslips> {
  const { who, publish } = wholes[of];
  const { category } = messageTemplates['payslip-published'];
  const slices = await withoutLoops(sql, () =>
    bySlices(sql, { who, id, tell }, async (first, last) => {
      const [counts] = await sql.query<PublishedPayslips>(publish, [id, baseUrl, category, emails, first, last]);
      if (!counts) throw new Error(`Publishing the payslips of ${of} ${id} gave no counts.`);
      return counts;
    }),
  );
  await announce(sql, { topic: 'inbox-all' });
  const sum = (name: keyof PublishedPayslips) => slices.reduce((total, counts) => total + counts[name], 0);
  return { published: sum('published'), notifications: sum('notifications'), emails: sum('emails') };
}

/** Payslips must show the batch's current result; those of an older run are generated anew first. */
async function requireCurrent(sql: Sql, batchId: number, runId: number | null): Promise<void> {
  const [row] = await sql.query<{ slips: number; stale: number }>(
    `SELECT count(*)::int AS slips, count(*) FILTER (WHERE run_id IS DISTINCT FROM $2::int)::int AS stale FROM payslip WHERE batch_id = $1::int`,
    [batchId, runId],
  );
  if (!row || row.slips === 0 || row.stale > 0) throw new AppError('PAYSLIPS_NOT_GENERATED', { id: batchId });
}

/**
 * Publishes the payslips of an approved batch, once. Within the caller's transaction, which locks period and batch only at its end, as generating
 * does; the caller enqueues `platform.send-outbox` in it.
 * @throws AppError ILLEGAL_TRANSITION, PAYSLIPS_NOT_GENERATED, NOT_FOUND
 */
export async function publishPayslips(sql: Sql, { batchId, baseUrl, emails = true, tell }: PublishPayslips): Promise<PublishedPayslips> {
  const batch = await readBatchContext(sql, batchId);
  if (batch.payslipsPublished) return { published: 0, notifications: 0, emails: 0 };
  if (!batch.payslipsGenerated) throw new AppError('PAYSLIPS_NOT_GENERATED', { id: batchId });
  requireForJob(batch, 'publish-payslips');
  await requireCurrent(sql, batchId, batch.runId);
  const counts = await publishWhole(sql, { of: 'batch', id: batchId, baseUrl, emails, tell });
  requireForJob(await lockBatch(sql, batchId), 'publish-payslips');
  await sql.query(
    'UPDATE batch SET payslips_published_at = clock_timestamp(), version = version + 1, last_failure = NULL WHERE id = $1::int',
    [batchId],
  );
  await announceBatch(sql, batchId);
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
