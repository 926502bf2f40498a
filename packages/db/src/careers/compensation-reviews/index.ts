/** Raises of many people: proposed, approved, written at once, taken back as a whole. */
export { compensationReviewTarget } from './import-target.ts';
export { countReview, proposePerson, proposeReview } from './propose.ts';
export {
  type AskedRows,
  listReviewDepartments,
  listReviewRows,
  type ReviewedDepartment,
  type ReviewRow,
  readRaisedPeople,
} from './read-review.ts';
export { announceReview, failReview, reviewGivenUp, reviewJobRows, reviewsInHand, workOnReview } from './review-job.ts';
export { stageFilePeople, stageReviewPeople } from './stage-people.ts';
export { requireUndoable } from './write-review.ts';
