export { disputeFiles } from './dispute-files.ts';
