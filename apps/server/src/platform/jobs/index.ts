export type { ChangeFeed } from './change-feed.ts';
export { failureText } from './failure-text.ts';
