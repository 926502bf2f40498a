/** What other slices may use of this one. */
export { BatchReview } from './BatchReview.tsx';
export { BatchStatusBadge } from './BatchStatusBadge.tsx';
