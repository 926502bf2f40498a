import type { Program } from '@wagewright/calc-engine';
import { lockBatch, submitData } from '../../payroll/batches/index.ts';
import { generatePayslips, publishPayslips } from '../../payroll/payslips/index.ts';
import type { Sql } from '../../sql.ts';
import { moveSeedBatch, recordAudit } from './seed-batch.ts';

/** What the audit calls a period that the seed has paid; where it stands, the seed never touches the period again. */
export const paidBySeed = 'seed/pay-past-period';

/**
 * Pays an approved batch in one transaction: ledger, payslips, closed batch, closed period. Payslips show in the app with their messages, but
 * no e-mail leaves: the pay days are long past, and nine thousand mails about them would be noise.
 */
export async function closeSeedPeriod(sql: Sql, batchId: number, program: Program): Promise<{ payslips: number }> {
  const approved = await lockBatch(sql, batchId, 'change');
  await submitData(sql, { batchId, program });
  await moveSeedBatch(sql, approved, 'submit-data', 'payroll/batches/submit-batch-data');
  await sql.query('UPDATE batch SET data_submitted_at = clock_timestamp() WHERE id = $1::int', [batchId]);
  const { payslips } = await generatePayslips(sql, { batchId, program });
  await publishPayslips(sql, { batchId, baseUrl: '', emails: false });
  await moveSeedBatch(sql, await lockBatch(sql, batchId), 'close', 'payroll/batches/close-batch');
  await sql.query(
    `UPDATE period SET status = 'closed', paid_date = pay_date, version = version + 1 WHERE id = $1::int AND status = 'enabled'`,
    [approved.periodId],
  );
  await recordAudit(sql, paidBySeed, 'period', approved.periodId, { status: 'enabled' }, { status: 'closed' });
  return { payslips };
}
