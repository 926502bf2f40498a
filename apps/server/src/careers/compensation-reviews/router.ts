// Made by `npm run fix` from the folders beside it.
export { cancelCompensationReview } from './cancel-compensation-review.ts';
export { changeCompensationReviewRow } from './change-compensation-review-row.ts';
export { createCompensationReview } from './create-compensation-review.ts';
export { getCompensationReview } from './get-compensation-review.ts';
export { getCompensationReviewDepartments } from './get-compensation-review-departments.ts';
export { getCompensationReviewPeriods } from './get-compensation-review-periods.ts';
export { getCompensationReviewSummary } from './get-compensation-review-summary.ts';
export { listCompensationReviewRows } from './list-compensation-review-rows.ts';
export { listCompensationReviews } from './list-compensation-reviews.ts';
export { submitCompensationReview } from './submit-compensation-review.ts';
export { undoCompensationReview } from './undo-compensation-review.ts';
export { updateCompensationReview } from './update-compensation-review.ts';
export { watchCompensationReview } from './watch-compensation-review.ts';
export { writeCompensationReview } from './write-compensation-review.ts';
