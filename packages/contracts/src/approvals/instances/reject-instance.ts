import { decision } from './decision.ts';

export const rejectInstance = decision('reject', 'Rejects; the subject returns to its submitter as rejected.', true, {});
