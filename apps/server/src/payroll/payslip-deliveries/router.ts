// Made by `npm run fix` from the folders beside it.
export { countDeliveries } from './count-deliveries.ts';
export { getDelivery } from './get-delivery.ts';
export { resendBatchPayslips } from './resend-batch-payslips.ts';
export { resendPayslips } from './resend-payslips.ts';
export { resendRoundPayslips } from './resend-round-payslips.ts';
