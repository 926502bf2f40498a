export { oneTimePaymentsImport } from './import-one-time-payments.ts';
