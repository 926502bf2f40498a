export { generatePayslips } from './generate-payslips.ts';
export { keepRound, lockRound, type RoundContext, type RoundLines } from './keep-round.ts';
export { type PublishedPayslips, type PublishPayslips, publishChosen, publishPayslips } from './publish-payslips.ts';
export * from './read-payslips.ts';
