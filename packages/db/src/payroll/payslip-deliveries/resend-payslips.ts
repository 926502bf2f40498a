import { messageTemplates } from '@wagewright/contracts';
import { announce } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import type { PayslipsOf } from './payslips-asked.ts';
import { bySlices, type TellPeople } from './people-slices.ts';
import { tellShown } from './tell-payslips.ts';

/**
 * A mail that failed waits again where its address is still the employee's, and is replaced where they have another one by now; whom nothing was
 * ever sent is told as at publishing. What waits, was sent or was delivered is left alone, so that doing it twice sends once.
 */
const resendWhere = (which: string): string => `
  WITH target AS (
    SELECT ps.id, ps.employee_id, ps.period_id, e.email FROM payslip ps JOIN employee e ON e.id = ps.employee_id
    WHERE ${which} AND ps.status = 'published' AND NOT ps.awaits_view_day),
  failed AS (
    SELECT d.id, d.payslip_id, d.outbox_id, d.replaced_at, o.recipient = t.email AS is_current
    FROM target t JOIN payslip_delivery d ON d.payslip_id = t.id JOIN outbox_message o ON o.id = d.outbox_id AND o.status = 'failed'),
  again AS (
    UPDATE outbox_message o SET status = 'queued', attempts = 0 FROM failed f
    WHERE o.id = f.outbox_id AND f.is_current AND o.status = 'failed' RETURNING o.id),
  noted AS (
    UPDATE payslip_delivery d SET resent_at = clock_timestamp(), resends = resends + 1, replaced_at = NULL
    FROM again WHERE d.outbox_id = again.id RETURNING d.payslip_id),
  replaced AS (
    UPDATE payslip_delivery d SET replaced_at = clock_timestamp() FROM failed f
    WHERE d.id = f.id AND f.is_current IS FALSE AND d.replaced_at IS NULL RETURNING d.payslip_id),
  shown AS (
    SELECT t.id, t.employee_id, t.period_id FROM target t
    WHERE t.id IN (SELECT payslip_id FROM replaced) OR NOT EXISTS (SELECT 1 FROM payslip_delivery d WHERE d.payslip_id = t.id)),
  ${tellShown}
  SELECT payslip_id AS "payslipId" FROM noted UNION ALL SELECT payslip_id FROM ledger ORDER BY 1`;
const resendNamed = resendWhere('ps.id = ANY($1::int[])');

const wholeOf = (column: 'batch_id' | 'round_id') => ({
  lock: `SELECT id FROM payslip WHERE ${column} = $1::int ORDER BY id FOR NO KEY UPDATE`,
  who: `SELECT employee_id FROM payslip WHERE ${column} = $1::int`,
  resendSome: resendWhere(`ps.${column} = $1::int AND ps.employee_id BETWEEN $5::int AND $6::int`),
});
const ofBatch = wholeOf('batch_id');
const ofRound = wholeOf('round_id');

async function resend(sql: Sql, statement: string, which: unknown, baseUrl: string, slice: readonly number[] = []): Promise<number[]> {
  const { category } = messageTemplates['payslip-published'];
  const rows = await sql.query<{ payslipId: number }>(statement, [which, baseUrl, category, true, ...slice]);
  return rows.map(({ payslipId }) => payslipId);
}

async function announced(sql: Sql, resent: number[]): Promise<number[]> {
  if (resent.length > 0) await announce(sql, { topic: 'inbox-all' });
  return resent;
}

/**
 * Tells again of single payslips, which the caller has locked. The caller enqueues `platform.send-outbox` in its transaction.
 * @returns the payslip of each message that is sent again, or for the first time
 */
export const resendPayslips = async (sql: Sql, ids: readonly number[], baseUrl: string): Promise<number[]> =>
  await announced(sql, await resend(sql, resendNamed, ids, baseUrl));

/** The same of all payslips of a batch or of a round, which it locks. */
export async function resendAllPayslips(sql: Sql, { batchId, roundId }: PayslipsOf, baseUrl: string, tell?: TellPeople): Promise<number[]> {
  const { lock, who, resendSome } = batchId === undefined ? ofRound : ofBatch;
  const id = batchId ?? roundId;
  await sql.query(lock, [id]);
  const resent = await bySlices(sql, { who, id, tell }, (first, last) => resend(sql, resendSome, id, baseUrl, [first, last]));
  return await announced(sql, resent.flat());
}
