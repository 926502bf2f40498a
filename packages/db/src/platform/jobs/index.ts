export { claimedHere, endBackend, endedWithoutAWord, type FencedClaim, type FencedRows, fencedRows, type JobSight } from './fenced-rows.ts';
export { holderColumns, type InHand, type LostJobs, type SweptInHand, sweepLostJobs } from './sweep-lost.ts';
