/** What people are paid once, and files that are imported into it. */
export { oneTimePaymentsTarget } from './import-target.ts';
export { readTakenPayments, type TakenPayment } from './read-taken-payments.ts';
