import type { Guard } from '../guard.ts';

const payable = 'packages/db/src/org/compensation/payable-records.ts';
const effectivePeriod = ['packages/db/test/payroll/batches/payroll-effective-period.test.ts'];
const server = 'apps/server/src/org/one-time-payments';
const once = ['tests/org/one-time-payments.test.ts'];

/** What people are paid by: when payroll takes an amount, and what is paid once. */
export const payGuards: readonly Guard[] = [
  {
    name: 'payroll takes an amount from its payroll effective period on',
    kind: 'state',
    file: payable,
    text: '    WHERE r.payroll_effective_period <= (SELECT paid_month FROM p))`;',
    without: '    )`;',
    tests: effectivePeriod,
    only: 'is a later month',
  },
  {
    name: 'what a later amount has ended goes on until payroll takes that',
    kind: 'state',
    file: payable,
    text: 'CASE WHEN f.employee_id IS NULL THEN r.expiry_date ELSE f.last_day END AS expiry_date',
    without: 'r.expiry_date AS expiry_date',
    tests: effectivePeriod,
    only: 'is a later month',
  },
  {
    name: 'what payroll takes only now is looked for in what is paid',
    kind: 'state',
    file: 'packages/db/src/payroll/batches/changed-records.ts',
    text: '  return [...new Set([...changed, ...deferred.map(({ employeeId }) => employeeId)])];',
    without: '  return changed;',
    tests: effectivePeriod,
    only: 'although nothing was changed',
  },
  {
    name: 'a one-time payment is one of its item on a day',
    kind: 'state',
    file: `${server}/load-payment.ts`,
    text: '  await requireOnce(call, employee, { itemId: item.id, on, own });',
    without: '',
    tests: once,
    only: 'are one of an item on a day',
  },
  {
    name: 'what recurs is not paid once',
    kind: 'state',
    file: `${server}/load-payment.ts`,
    text: "  if (item.frequency !== 'one-time') throw new AppError('ONE_TIME_ITEM_RECURRING', { item: item.name, employee: employee.name });",
    without: '',
    tests: once,
    only: 'would not be paid as they are meant',
  },
  {
    name: 'what is paid once stands in no compensation file',
    kind: 'state',
    file: 'apps/server/src/org/compensation/load-pay.ts',
    text: "  if (item.frequency !== 'recurring') throw new AppError('COMPENSATION_ITEM_ONE_TIME', { item: item.name });",
    without: '',
    tests: once,
    only: 'are no records of the compensation file',
  },
  {
    name: 'one-time payments of people whose pay one does not see are not listed',
    kind: 'scope',
    file: `${server}/list-one-time-payments.ts`,
    text: 'payWithin(reach, actor, deps.clock()), ',
    without: '',
    tests: once,
    only: 'of somebody who works elsewhere',
  },
];
