import { type IssuedSort, issuedSorts } from '@wagewright/contracts/payroll/issued-payslips';
import type { PayslipFilter } from '@wagewright/contracts/payroll/payslip-deliveries';
import { issuedStatuses } from '@wagewright/contracts/payroll/payslips';
import { defined } from '../../../shared/search.ts';

export const statuses = issuedStatuses;

/** What the address asks of the payslips. */
export type IssuedSearch = Pick<PayslipFilter, 'source' | 'status' | 'check' | 'mark'> & {
  readonly batch?: number | undefined;
  readonly round?: number | undefined;
  readonly solution?: number | undefined;
  readonly period?: number | undefined;
  /** All periods; left out: the latest, where nothing narrower is asked. */
  readonly when?: 'all' | undefined;
  readonly entity?: number | undefined;
  readonly department?: number | undefined;
  readonly q?: string | undefined;
  /** A column; with a minus before it, descending. */
  readonly sort?: string | undefined;
  /** A change of many payslips whose course is shown. */
  readonly move?: number | undefined;
};

const isLatest = ({ when, batch, round, period }: IssuedSearch): boolean =>
  when !== 'all' && batch === undefined && round === undefined && period === undefined;

/** As the server is asked. */
export function filterOf(search: IssuedSearch): PayslipFilter {
  const { batch, round, solution, period, entity, department, q, source, status, check, mark } = search;
  return defined({
    batchId: batch,
    roundId: round,
    solutionId: solution,
    periodId: period,
    latest: isLatest(search) || undefined,
    legalEntityId: entity,
    departmentId: department,
    search: q,
    source,
    status,
    check,
    mark,
  });
}

/** The order of the list; a column by which the server does not sort is none. */
export function orderOf(sort: string | undefined): { sort?: IssuedSort; direction?: 'ascending' | 'descending' } {
  const column = issuedSorts.find((one) => one === sort?.replace(/^-/, ''));
  return column ? { sort: column, direction: sort?.startsWith('-') ? 'descending' : 'ascending' } : {};
}
