import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { issuedStatuses } from '@wagewright/contracts/payroll/payslips';
import { defined } from '../../../shared/search.ts';

export const statuses = issuedStatuses;

/** What the address asks of the payslips. */
export type IssuedSearch = Pick<PayslipFilter, 'source' | 'status' | 'mark'> & {
  readonly batch?: number | undefined;
  readonly round?: number | undefined;
  readonly solution?: number | undefined;
  readonly period?: number | undefined;
  readonly q?: string | undefined;
};

/** As the server is asked. */
export const filterOf = ({ batch, round, solution, period, q, ...same }: IssuedSearch) =>
  defined({ batchId: batch, roundId: round, solutionId: solution, periodId: period, search: q, ...same });
