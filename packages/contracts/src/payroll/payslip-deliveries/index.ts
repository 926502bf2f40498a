export * from './count-deliveries.ts';
export * from './delivery-machine.ts';
export * from './delivery-mark.ts';
export * from './get-delivery.ts';
export * from './resend-batch-payslips.ts';
export * from './resend-payslips.ts';
export * from './resend-round-payslips.ts';
