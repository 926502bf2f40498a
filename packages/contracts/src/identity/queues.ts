// Made by `npm run fix` from the folders beside it.
import { type JobData as PasswordResetsJobs, queues as passwordResets } from './password-resets/queues.ts';

export const queues = { ...passwordResets };

export type JobData = PasswordResetsJobs;
