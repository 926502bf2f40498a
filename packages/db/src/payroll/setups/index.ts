export { type GapPage, type PaidBy, readPayGaps } from './read-pay-gaps.ts';
export { readSetupCounts, type SetupCounts } from './read-setup-counts.ts';
