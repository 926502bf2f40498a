export { moveRound, resetRound, roundAfter } from './clear-round.ts';
export { generatePayslips } from './generate-payslips.ts';
export { generateRound } from './generate-round.ts';
export { payslipLinesTarget, type RoundTargetFacts } from './import-target.ts';
export { factsOfRound, failRound, keepRound, lockRound, type RoundContext, type RoundLines } from './keep-round.ts';
export { listMissingPayslips, type MissingPayslipRow } from './list-missing.ts';
export { moneyText } from './money-text.ts';
export { movePayslips, type PayslipMoved } from './move-payslips.ts';
export { type DetailSource, payslipDetails } from './payslip-details.ts';
export { type FigureSource, payslipFigure, readFigures } from './payslip-figures.ts';
export {
  type ClaimedPayslipJob,
  cancelPayslipJob,
  cancelRoundJob,
  claimPayslipJob,
  failPayslipJob,
  finishPayslipJob,
  keepPayslipJobReason,
  payslipJobGivenUp,
  payslipJobsInHand,
  payslipQueues,
  startPayslipJob,
  tellPayslipJob,
} from './payslip-jobs.ts';
export { wrongConditions } from './payslip-lines.ts';
export { type PublishedPayslips, type PublishPayslips, publishChosen, publishPayslips } from './publish-payslips.ts';
export { publishRound } from './publish-round.ts';
export { readLogo } from './read-logo.ts';
export * from './read-payslips.ts';
export { countLeftOut, countUntold } from './readiness-counts.ts';
export { findRound, listRounds, type RoundRow } from './round-rows.ts';
export { readStyle } from './round-style.ts';
export { lockBatchesOf, type UnpublishedBatch } from './unpublish-batches.ts';
