export { reviewApproval } from './review-approval.ts';
export { reviewChanges } from './review-changes.ts';
export { reviewImport } from './review-import.ts';
