// Made by `npm run fix` from the folders beside it.
export { cancelRoundPayslips } from './cancel-round-payslips.ts';
export { discardPayslipRound } from './discard-payslip-round.ts';
export { generateRoundPayslips } from './generate-round-payslips.ts';
export { getPayslipRound } from './get-payslip-round.ts';
export { listPayslipRounds } from './list-payslip-rounds.ts';
export { listRoundSettings } from './list-round-settings.ts';
export { makePayslipRound } from './make-payslip-round.ts';
export { publishRoundPayslips } from './publish-round-payslips.ts';
