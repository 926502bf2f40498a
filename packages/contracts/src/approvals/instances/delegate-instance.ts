import { id } from '../../core/primitives.ts';
import { decision } from './decision.ts';

/** `to` is a user who may decide. */
export const delegateInstance = decision(
  'delegate',
  'Lets somebody else decide the caller’s part of this approval on their behalf; the caller can still decide.',
  true,
  { to: id },
  ['CANNOT_BE_ASKED', 'ASKED_ALREADY'],
);
