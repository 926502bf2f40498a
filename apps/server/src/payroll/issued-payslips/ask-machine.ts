import { AppError, requireTransition } from '@wagewright/contracts';
import type { PayslipMove } from '@wagewright/contracts/payroll/issued-payslips';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import type { LoadedPayslip } from './load-payslips.ts';

/**
 * Where each payslip goes.
 * @throws AppError PAYSLIPS_SEEN, PAYSLIPS_OF_BATCH_FIRST, PAYSLIPS_OF_ROUND_FIRST, ILLEGAL_TRANSITION: nothing is moved then
 */
export function movesOf(rows: readonly LoadedPayslip[], event: PayslipMove): { readonly row: LoadedPayslip; readonly to: string }[] {
  const seen = rows.filter(({ seenAt }) => seenAt !== null).length;
  if (event === 'withdraw' && seen > 0) throw new AppError('PAYSLIPS_SEEN', { count: seen });
  const early = rows.find(({ batch }) => batch !== null && batch.payslipsPublishedAt === null);
  if (event === 'publish' && early) throw new AppError('PAYSLIPS_OF_BATCH_FIRST', { number: early.number, batch: early.batch?.name ?? '' });
  const ofRound = rows.find(({ round }) => round !== null && round.publishedAt === null);
  if (event === 'publish' && ofRound) throw new AppError('PAYSLIPS_OF_ROUND_FIRST', { number: ofRound.number });
  return rows.map((row) => {
    const asked = { id: row.id, status: payslipColumns.status(row.status) };
    const facts = { seen: row.seenAt !== null, wasPublished: row.publishedAt !== null };
    return { row, to: requireTransition(payslipMachine, asked, event, facts).to };
  });
}
