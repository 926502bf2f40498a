import { announce, type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/index.ts';
import type { Sql } from '../../sql.ts';

/** Archives that a job is to be at. */
export const payslipArchiveRows = fencedRows('payslip_archive');
export const archiveUnderToken = "id = $1::int AND token = $2::uuid AND state = 'running'";

/** Archives whose job is under way. */
export const archivesInHand: InHand<'payroll.make-payslip-archive'> = {
  queue: 'payroll.make-payslip-archive',
  rows: `SELECT jsonb_build_object('archiveId', id) AS data, ${holderColumns} FROM payslip_archive WHERE state = 'running'`,
};

/** Tells those who watch it. */
export const announceArchive = (sql: Sql, id: number): Promise<void> => announce(sql, { topic: 'payslip-archive', id });

/**
 * Tells how many payslips are written.
 * @returns false where it was cancelled or somebody else has claimed it
 */
export async function tellArchive(sql: Sql, claim: FencedClaim, done: number): Promise<boolean> {
  const told = await sql.query(`UPDATE payslip_archive SET part = 'writing', done = $3::int WHERE ${archiveUnderToken} RETURNING id`, [
    claim.id,
    claim.token,
    done,
  ]);
  if (told.length > 0) await announceArchive(sql, claim.id);
  return told.length > 0;
}
