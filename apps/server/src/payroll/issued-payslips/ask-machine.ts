import { AppError, requireTransition } from '@wagewright/contracts';
import { type PayslipMoveEvent, type PayslipStatus, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import { moveFacts, publishedFirst } from '../payslips/index.ts';
import type { LoadedPayslip } from './load-payslips.ts';

/**
 * Where each payslip goes.
 * @throws AppError PAYSLIPS_SEEN, PAYSLIPS_OF_BATCH_FIRST, PAYSLIPS_OF_ROUND_FIRST, ILLEGAL_TRANSITION: nothing is moved then
 */
export function movesOf(
  rows: readonly LoadedPayslip[],
  event: PayslipMoveEvent,
): { readonly row: LoadedPayslip; readonly to: PayslipStatus }[] {
  const seen = rows.filter(({ seenAt }) => seenAt !== null).length;
  if (event === 'withdraw' && seen > 0) throw new AppError('PAYSLIPS_SEEN', { count: seen });
  return rows.map((row) => {
    const early = event === 'publish' ? publishedFirst(row) : undefined;
    if (early) throw early;
    const { to } = requireTransition(payslipMachine, { id: row.id, status: payslipColumns.status(row.status) }, event, moveFacts(row));
    return { row, to };
  });
}
