/** What is done to all payslips of a batch or of a round, from the asking to its end (docs/adr/0100-one-room-for-jobs.md). */
import { AppError, errorTexts, type LocalizedText, limits, messageTemplates } from '@wagewright/contracts';
import type { PayslipJobKind } from '@wagewright/contracts/payroll/payslips';
import { payslipJobColumns } from '../../columns/index.ts';
import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { lockBatch } from '../batches/index.ts';
import type { PayslipsOf, PeopleSight } from '../payslip-deliveries/index.ts';
import { announceBatch, recordBatchFailure } from '../runs/index.ts';
import { failRound, lockRound } from './keep-round.ts';

/** The queue of each kind of job, as `kind` of its row names it. */
export const payslipQueues = {
  generate: 'payroll.generate-payslips',
  publish: 'payroll.publish-payslips',
  resend: 'payroll.resend-payslips',
} as const satisfies Readonly<Record<PayslipJobKind, string>>;

interface Asking {
  /** Who asks for it; told when it is done. */
  readonly userId: number;
  readonly traceId: string;
}

export type AskedPayslipJob = PayslipsOf & Asking & { readonly kind: PayslipJobKind };

/** @returns its id, for the job; undefined where one of its kind is under way */
export async function startPayslipJob(sql: Sql, { batchId, roundId, kind, userId, traceId }: AskedPayslipJob): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO payslip_job (batch_id, round_id, kind, asked_by_user_id, trace_id) VALUES ($1::int, $2::int, $3::text, $4::int, $5::text)
     ON CONFLICT DO NOTHING RETURNING id`,
    [batchId ?? null, roundId ?? null, kind, userId, traceId],
  );
  return row?.id;
}

const rows = fencedRows('payslip_job');

const inHandOf = (kind: PayslipJobKind): InHand<(typeof payslipQueues)[PayslipJobKind]> => ({
  queue: payslipQueues[kind],
  rows: `SELECT jsonb_build_object('payslipJobId', id) AS data, ${holderColumns} FROM payslip_job WHERE kind = '${kind}' AND state = 'running'`,
});

export const payslipJobsInHand: readonly InHand[] = [inHandOf('generate'), inHandOf('publish'), inHandOf('resend')];

export type ClaimedPayslipJob = FencedClaim & Asking & PayslipsOf & { readonly kind: PayslipJobKind };

/** @returns undefined where there is nothing to do any more */
export async function claimPayslipJob(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedPayslipJob | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<Asking & { kind: string; batchId: number | null; roundId: number | null }>(
    `SELECT kind, batch_id AS "batchId", round_id AS "roundId", asked_by_user_id AS "userId", trace_id AS "traceId" FROM payslip_job WHERE id = $1::int`,
    [claim.id],
  );
  if (!row) return undefined;
  const { batchId, roundId, kind, ...asking } = row;
  const job = { ...claimed, ...asking, kind: payslipJobColumns.kind(kind) };
  if (batchId !== null) return { ...job, batchId };
  // a check constraint: it is of a batch or of a round
  return roundId === null ? undefined : { ...job, roundId };
}

/** As `FencedRows.tell`. */
export async function tellPayslipJob(sql: Sql, claim: ClaimedPayslipJob, sight: PeopleSight): Promise<boolean> {
  if (!(await rows.tell(sql, claim, sight))) return false;
  if (claim.batchId !== undefined) await announceBatch(sql, claim.batchId);
  return true;
}

/** Ends it, after the locks of its work, and tells who asked. @returns false where it is not the caller's any more: roll back */
export async function finishPayslipJob(sql: Sql, claim: ClaimedPayslipJob, count: number): Promise<boolean> {
  if (!(await rows.end(sql, claim, 'finished'))) return false;
  await tellAsker(sql, claim, endings[claim.kind].finished, { count });
  if (claim.batchId !== undefined) await announceBatch(sql, claim.batchId);
  return true;
}

/** Ends it without a result: the batch or the round shows why, and who asked is told. */
export async function failPayslipJob(sql: Sql, claim: ClaimedPayslipJob, { code, parameters, message }: AppError): Promise<void> {
  const failure = { code, parameters, message };
  const { batchId, roundId } = claim;
  await (batchId === undefined ? lockRound(sql, roundId) : lockBatch(sql, batchId));
  if (!(await rows.end(sql, claim, 'failed', failure))) return;
  await tellAsker(sql, claim, endings[claim.kind].failed, { reason: errorTexts(code, parameters) });
  if (batchId === undefined) return await failRound(sql, roundId, failure);
  await sql.query('UPDATE batch SET version = version + 1 WHERE id = $1::int', [batchId]);
  await recordBatchFailure(sql, batchId, failure);
}

/**
 * Cancels what a job does for a round, and ends the worker that is at it: none of it is seen. Before the round is locked, which that worker may hold.
 * @returns false where nothing is under way
 */
export const cancelRoundJob = (sql: Sql, roundId: number): Promise<boolean> => rows.cancel(sql, { column: 'round_id', id: roundId });

/** As `FencedRows.cancel`, of a batch that was loaded for change: the job locks it at its end only. */
export const cancelPayslipJob = (sql: Sql, batchId: number): Promise<boolean> => rows.cancel(sql, { column: 'batch_id', id: batchId });

/** As `FencedRows.keepReason`. */
export const keepPayslipJobReason = rows.keepReason;

/** Why a job is given up that so many workers did not survive. */
export async function payslipJobGivenUp(sql: Sql, claim: ClaimedPayslipJob): Promise<AppError> {
  return new AppError('PAYSLIP_JOB_GAVE_UP', {
    id: claim.batchId ?? claim.roundId ?? 0,
    count: limits.jobAttemptsMax,
    reason: await rows.reasonOf(sql, claim),
  });
}

/** What who asked finds in the inbox. */
const endings = {
  generate: { finished: 'payslips-generated', failed: 'payslips-not-generated' },
  publish: { finished: 'payslips-published', failed: 'payslips-not-published' },
  resend: { finished: 'payslips-resent', failed: 'payslips-not-resent' },
} as const satisfies Readonly<Record<PayslipJobKind, object>>;

type Ending = (typeof endings)[PayslipJobKind]['finished' | 'failed'];

const insertNotification = `
  INSERT INTO notification (user_id, category, template, payload, thing, link)
  SELECT j.asked_by_user_id, $2::text, $3::text, jsonb_build_object('title', coalesce(b.name, st.name || ' · ' || p.name)) || $4::jsonb,
    'payslip-job:' || j.id, coalesce('/payroll/batches/' || b.id, '/payroll/payslip-rounds/' || r.id)
  FROM payslip_job j LEFT JOIN batch b ON b.id = j.batch_id LEFT JOIN payslip_round r ON r.id = j.round_id
    LEFT JOIN payslip_setting st ON st.id = r.setting_id LEFT JOIN period p ON p.id = r.period_id
  WHERE j.id = $1::int
  ON CONFLICT (thing, template, user_id) DO NOTHING
  RETURNING user_id`;

async function tellAsker(
  sql: Sql,
  { id }: FencedClaim,
  template: Ending,
  payload: Readonly<Record<string, string | number | LocalizedText>>,
): Promise<void> {
  const values = [id, messageTemplates[template].category, template, JSON.stringify(payload)];
  const told = await sql.query<{ user_id: number }>(insertNotification, values);
  for (const { user_id: userId } of told) await announce(sql, { topic: 'inbox', userId });
}
