/** What is done to all payslips of a batch or of a round, from the asking to its end (docs/adr/0100-one-room-for-jobs.md). */
import { AppError, limits } from '@wagewright/contracts';
import type { PayslipJobKind } from '@wagewright/contracts/payroll/payslips';
import { type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { lockBatch } from '../batches/index.ts';
import type { PayslipsOf } from '../payslip-deliveries/index.ts';
import { recordBatchFailure } from '../runs/index.ts';
import { tellRound } from './generate-round.ts';
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

export type ClaimedPayslipJob = FencedClaim & Asking & PayslipsOf;

/** @returns undefined where there is nothing to do any more */
export async function claimPayslipJob(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedPayslipJob | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<Asking & { batchId: number | null; roundId: number | null }>(
    'SELECT batch_id AS "batchId", round_id AS "roundId", asked_by_user_id AS "userId", trace_id AS "traceId" FROM payslip_job WHERE id = $1::int',
    [claim.id],
  );
  if (!row) return undefined;
  const { batchId, roundId, ...asking } = row;
  if (batchId !== null) return { ...claimed, ...asking, batchId };
  // a check constraint: it is of a batch or of a round
  return roundId === null ? undefined : { ...claimed, ...asking, roundId };
}

/** As `FencedRows.tell`. */
export const tellPayslipJob = rows.tell;

/** Ends it, after the locks of its work. @returns false where it is not the caller's any more: roll back */
export const finishPayslipJob = (sql: Sql, claim: ClaimedPayslipJob): Promise<boolean> => rows.end(sql, claim, 'finished');

/** Ends it without a result: the batch or the round shows why. */
export async function failPayslipJob(sql: Sql, claim: ClaimedPayslipJob, { code, parameters, message }: AppError): Promise<void> {
  const failure = { code, parameters, message };
  if (claim.roundId !== undefined) {
    await lockRound(sql, claim.roundId);
    if (!(await rows.end(sql, claim, 'failed', failure))) return;
    await failRound(sql, claim.roundId, failure);
    await tellRound(sql, claim, 'payslip-round-failed', { reason: message });
    return;
  }
  await lockBatch(sql, claim.batchId);
  if (await rows.end(sql, claim, 'failed', failure)) await recordBatchFailure(sql, claim.batchId, failure);
}

/**
 * Cancels what a job does for a round, and ends the worker that is at it: none of it is seen. Before the round is locked, which that worker may hold.
 * @returns false where nothing is under way
 */
export const cancelRoundJob = (sql: Sql, roundId: number): Promise<boolean> => rows.cancel(sql, { column: 'round_id', id: roundId });

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
