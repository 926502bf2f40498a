export * from './answer-dispute.ts';
export * from './confirm-payslip.ts';
export * from './dispute.ts';
export * from './dispute-machine.ts';
export * from './dispute-payslip.ts';
export * from './get-dispute.ts';
export * from './get-my-dispute.ts';
export * from './list-disputes.ts';
