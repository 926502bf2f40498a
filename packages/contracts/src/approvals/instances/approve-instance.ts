import { decision } from './decision.ts';

export const approveInstance = decision(
  'approve',
  'Approves the caller’s part of the current node; after the last one the subject is approved.',
  false,
  {},
);
