// Made by `npm run fix` from the folders beside it.
import { type JobData as CompensationReviewsJobs, queues as compensationReviews } from './compensation-reviews/queues.ts';

export const queues = { ...compensationReviews };

export type JobData = CompensationReviewsJobs;
