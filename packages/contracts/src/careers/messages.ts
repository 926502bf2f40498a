// Made by `npm run fix` from the folders beside it.
import { messages as compensationReviews } from './compensation-reviews/messages.ts';
import { messages as reminders } from './reminders/messages.ts';

export const messages = { ...compensationReviews, ...reminders };
