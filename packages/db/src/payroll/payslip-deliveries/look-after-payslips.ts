import { messageTemplates } from '@wagewright/contracts';
import { recordOwnAudit } from '../../platform/audit/index.ts';
import { announce, tellUsers } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { tellShown } from './tell-payslips.ts';

/** What time it is, and where people reach the product, base path included, without a slash at the end. */
export interface Occasion {
  readonly now: Date;
  readonly baseUrl: string;
}

/** Today where the legal entity of a period `p` is; $1 is the time. */
const today = `($1::timestamptz AT TIME ZONE (SELECT le.time_zone FROM solution s JOIN legal_entity le ON le.id = s.legal_entity_id WHERE s.id = p.solution_id))::date`;

const show = `
  WITH due AS (
    SELECT ps.id FROM payslip ps JOIN period p ON p.id = ps.period_id
    WHERE ps.awaits_view_day AND ps.status = 'published' AND ps.view_from <= ${today} ORDER BY ps.id FOR NO KEY UPDATE OF ps),
  shown AS (
    UPDATE payslip ps SET awaits_view_day = false FROM due WHERE ps.id = due.id AND ps.awaits_view_day AND ps.status = 'published'
    RETURNING ps.id, ps.employee_id, ps.period_id),
  ${tellShown}
  SELECT (SELECT count(*)::int FROM shown) AS shown`;

/** Payslips whose view day has come are shown to their employees, who are told then, once. Within the caller's transaction. */
export async function showDuePayslips(sql: Sql, { now, baseUrl }: Occasion): Promise<number> {
  const { category } = messageTemplates['payslip-published'];
  const [row] = await sql.query<{ shown: number }>(show, [now, baseUrl, category, true]);
  return row?.shown ?? 0;
}

/** Whoever has neither confirmed nor disputed is reminded so many days before the check day, that day included. */
export const reminderDays = 2;

const remind = `
  WITH due AS (
    SELECT ps.id FROM payslip ps JOIN period p ON p.id = ps.period_id
    WHERE ps.check_status = 'unchecked' AND ps.check_until IS NOT NULL AND ps.status = 'published' AND NOT ps.awaits_view_day
      AND ps.reminded_at IS NULL AND ${today} BETWEEN ps.check_until - ${reminderDays} AND ps.check_until ORDER BY ps.id FOR NO KEY UPDATE OF ps),
  reminded AS (
    UPDATE payslip ps SET reminded_at = $1::timestamptz FROM due WHERE ps.id = due.id AND ps.reminded_at IS NULL AND ps.check_status = 'unchecked'
    RETURNING ps.id, ps.employee_id, ps.period_id, ps.check_until),
  told AS (
    SELECT r.id, 'payslip:' || r.id AS thing, '/payslips/' || r.id AS link, u.id AS user_id, e.email,
      coalesce(u.language, CASE l.country WHEN 'CN' THEN 'zh-CN' ELSE 'en' END) AS language,
      jsonb_build_object('name', e.name, 'period', p.name, 'day', r.check_until, 'url', $2::text || '/payslips/' || r.id) AS payload
    FROM reminded r JOIN employee e ON e.id = r.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id JOIN period p ON p.id = r.period_id
      LEFT JOIN app_user u ON u.employee_id = e.id AND u.status = 'active'),
  mails AS (
    INSERT INTO outbox_message (channel, thing, recipient, user_id, template, language, payload)
    SELECT 'email', 'payslip-check-due:' || thing, email, user_id, 'payslip-check-due', language, payload FROM told WHERE email IS NOT NULL ORDER BY id
    ON CONFLICT (channel, thing, recipient) DO NOTHING RETURNING 1),
  inbox AS (
    INSERT INTO notification (user_id, category, template, payload, thing, link)
    SELECT user_id, $3::text, 'payslip-check-due', payload, thing, link FROM told WHERE user_id IS NOT NULL ORDER BY id
    ON CONFLICT (thing, template, user_id) DO NOTHING RETURNING 1)
  SELECT (SELECT count(*)::int FROM reminded) AS reminded`;

/** Reminds employees, once, that their check day is near. Within the caller's transaction. */
export async function remindOfChecks(sql: Sql, { now, baseUrl }: Occasion): Promise<number> {
  const { category } = messageTemplates['payslip-check-due'];
  const [row] = await sql.query<{ reminded: number }>(remind, [now, baseUrl, category]);
  return row?.reminded ?? 0;
}

interface Lapsed {
  readonly batchId: number | null;
  readonly roundId: number | null;
  readonly solutionId: number;
  readonly period: string;
  readonly day: string;
  readonly payslips: number;
  readonly managers: readonly number[];
}

const lapse = `
  WITH due AS (
    SELECT ps.id FROM payslip ps JOIN period p ON p.id = ps.period_id
    WHERE ps.check_status = 'unchecked' AND ps.check_until IS NOT NULL AND ps.status = 'published' AND NOT ps.awaits_view_day
      AND ps.check_until < ${today} ORDER BY ps.id FOR NO KEY UPDATE OF ps),
  lapsed AS (
    UPDATE payslip ps SET check_status = 'unanswered' FROM due WHERE ps.id = due.id AND ps.check_status = 'unchecked'
    RETURNING ps.batch_id, ps.round_id, ps.period_id, ps.check_until)
  SELECT l.batch_id AS "batchId", l.round_id AS "roundId", p.solution_id AS "solutionId", p.name AS period, l.check_until::text AS day,
    count(*)::int AS payslips, ARRAY(SELECT user_id FROM solution_user WHERE solution_id = p.solution_id AND role = 'manager' ORDER BY user_id) AS managers
  FROM lapsed l JOIN period p ON p.id = l.period_id GROUP BY l.batch_id, l.round_id, p.id, l.check_until ORDER BY 1, 2, 5`;

/**
 * Notes of payslips whose check day is over that nobody has answered, and tells the managers of their solution, once a batch or round and day.
 * Within the caller's transaction.
 */
export async function lapseChecks(sql: Sql, { now, baseUrl }: Occasion): Promise<number> {
  const groups = await sql.query<Lapsed>(lapse, [now]);
  for (const { batchId, roundId, solutionId, period, day, payslips, managers } of groups) {
    const thing = batchId === null ? `payslip-round:${roundId}` : `batch:${batchId}`;
    const link = `/payroll/issued-payslips?mark=unanswered&${batchId === null ? `when=all&solution=${solutionId}` : `batch=${batchId}`}`;
    const title = { en: period, 'zh-CN': period };
    const more = { count: payslips, day };
    await tellUsers(sql, managers, { template: 'payslips-unanswered', thing: `${thing}:${day}`, title, link, baseUrl, more });
    await recordOwnAudit(sql, {
      procedure: 'payroll/payslip-disputes/confirm-payslip',
      entity: batchId === null ? 'payslip-round' : 'batch',
      entityId: batchId ?? roundId ?? 0,
      before: { checkStatus: 'unchecked' },
      after: { checkStatus: 'unanswered', event: 'lapse', payslips, by: 'payroll.look-after-payslips' },
      traceId: 'schedule',
    });
  }
  return groups.reduce((sum, { payslips }) => sum + payslips, 0);
}

/** All of it. @returns how many payslips were shown, of how many employees were reminded, and how many nobody has answered */
export async function lookAfterPayslips(
  sql: Sql,
  occasion: Occasion,
): Promise<{ readonly shown: number; readonly reminded: number; readonly unanswered: number }> {
  const shown = await showDuePayslips(sql, occasion);
  const reminded = await remindOfChecks(sql, occasion);
  const unanswered = await lapseChecks(sql, occasion);
  if (shown + reminded > 0) await announce(sql, { topic: 'inbox-all' });
  return { shown, reminded, unanswered };
}
