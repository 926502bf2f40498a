import { decision } from './decision.ts';

export const rollBackInstance = decision('roll-back', 'Rolls back to the submitter.', true);
