export { JobProgress } from './JobProgress.tsx';
export { type Progress, useRate } from './use-rate.ts';
