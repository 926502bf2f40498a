export { generatePayslips } from './generate-payslips.ts';
export { keepRound, lockRound, type RoundContext, type RoundLines } from './keep-round.ts';
export { minorDigits, moneyText } from './money-text.ts';
export { type DetailSource, payslipDetails } from './payslip-details.ts';
export { type FigureSource, payslipFigure, readFigures } from './payslip-figures.ts';
export {
  type ClaimedPayslipJob,
  claimPayslipJob,
  failPayslipJob,
  finishPayslipJob,
  keepPayslipJobReason,
  type PayslipJobKind,
  payslipJobGivenUp,
  payslipJobsInHand,
  payslipQueues,
  startPayslipJob,
  tellPayslipJob,
} from './payslip-jobs.ts';
export { wrongConditions } from './payslip-lines.ts';
export { type PublishedPayslips, type PublishPayslips, publishChosen, publishPayslips } from './publish-payslips.ts';
export { readLogo } from './read-logo.ts';
export * from './read-payslips.ts';
