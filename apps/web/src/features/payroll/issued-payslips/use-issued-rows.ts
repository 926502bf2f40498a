import { getQueryKey } from '@trpc/react-query';
import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useWindowRows } from '../../../shared/ui/data-table/index.ts';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';
import { orderOf } from './issued-search.ts';

type Listed = Outputs['payroll']['issuedPayslips']['listIssuedPayslips'];

/** The payslips that a filter finds, in an order. */
export function useIssuedRows(filter: PayslipFilter, sort: string | undefined) {
  const { client } = trpc.useUtils();
  const asked = { ...filter, ...orderOf(sort) };
  return useWindowRows<IssuedPayslip, Listed>({
    keyOf: (range) => getQueryKey(trpc.payroll.issuedPayslips.listIssuedPayslips, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.issuedPayslips.listIssuedPayslips.query({ ...asked, ...range }, { signal }),
  });
}
