// Made by `npm run fix` from the folders beside it.
export { answerDispute } from './answer-dispute.ts';
export { confirmPayslip } from './confirm-payslip.ts';
export { disputePayslip } from './dispute-payslip.ts';
export { getDispute } from './get-dispute.ts';
export { getMyDispute } from './get-my-dispute.ts';
export { listDisputes } from './list-disputes.ts';
