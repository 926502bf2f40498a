/** What is done to all payslips of a batch, from the asking to its end (docs/adr/0100-one-room-for-jobs.md). */
import { AppError, limits } from '@wagewright/contracts';
import { type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';
import { lockBatch } from '../batches/index.ts';
import { recordBatchFailure } from '../runs/index.ts';

/** The queue of each kind of job, as `kind` of its row names it. */
export const payslipQueues = {
  generate: 'payroll.generate-payslips',
  publish: 'payroll.publish-payslips',
  resend: 'payroll.resend-payslips',
} as const;
export type PayslipJobKind = keyof typeof payslipQueues;

export interface AskedPayslipJob {
  readonly batchId: number;
  readonly kind: PayslipJobKind;
  /** Who asks for it; told when it is done. */
  readonly userId: number;
  readonly traceId: string;
}

/** @returns its id, for the job; undefined where one of its kind is under way */
export async function startPayslipJob(sql: Sql, { batchId, kind, userId, traceId }: AskedPayslipJob): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `INSERT INTO payslip_job (batch_id, kind, asked_by_user_id, trace_id) VALUES ($1::int, $2::text, $3::int, $4::text)
     ON CONFLICT (batch_id, kind) WHERE state = 'running' DO NOTHING RETURNING id`,
    [batchId, kind, userId, traceId],
  );
  return row?.id;
}

const rows = fencedRows('payslip_job');

const inHandOf = (kind: PayslipJobKind): InHand<(typeof payslipQueues)[PayslipJobKind]> => ({
  queue: payslipQueues[kind],
  rows: `SELECT jsonb_build_object('payslipJobId', id) AS data, ${holderColumns} FROM payslip_job WHERE kind = '${kind}' AND state = 'running'`,
});

export const payslipJobsInHand: readonly InHand[] = [inHandOf('generate'), inHandOf('publish'), inHandOf('resend')];

export interface ClaimedPayslipJob extends FencedClaim, Omit<AskedPayslipJob, 'kind'> {}

/** @returns undefined where there is nothing to do any more */
export async function claimPayslipJob(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedPayslipJob | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [row] = await sql.query<Omit<AskedPayslipJob, 'kind'>>(
    'SELECT batch_id AS "batchId", asked_by_user_id AS "userId", trace_id AS "traceId" FROM payslip_job WHERE id = $1::int',
    [claim.id],
  );
  return row && { ...claimed, ...row };
}

/** As `FencedRows.tell`. */
export const tellPayslipJob = rows.tell;

/** Ends it, after the locks of its work. @returns false where it is not the caller's any more: roll back */
export const finishPayslipJob = (sql: Sql, claim: ClaimedPayslipJob): Promise<boolean> => rows.end(sql, claim, 'finished');

/** Ends it without a result: the batch shows why. */
export async function failPayslipJob(sql: Sql, claim: ClaimedPayslipJob, { code, parameters, message }: AppError): Promise<void> {
  await lockBatch(sql, claim.batchId);
  const failure = { code, parameters, message };
  if (await rows.end(sql, claim, 'failed', failure)) await recordBatchFailure(sql, claim.batchId, failure);
}

/** As `FencedRows.keepReason`. */
export const keepPayslipJobReason = rows.keepReason;

/** Why a job is given up that so many workers did not survive. */
export async function payslipJobGivenUp(sql: Sql, claim: ClaimedPayslipJob): Promise<AppError> {
  return new AppError('PAYSLIP_JOB_GAVE_UP', { id: claim.batchId, count: limits.jobAttemptsMax, reason: await rows.reasonOf(sql, claim) });
}
