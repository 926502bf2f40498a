import { lineNumber } from '../../core/primitives.ts';
import { decision } from './decision.ts';

/** `to` is the sequence of an earlier node that was gone through; without it, the submitter. */
export const rollBackInstance = decision(
  'roll-back',
  'Rolls back to a node that was gone through, or to the submitter.',
  true,
  { to: lineNumber.optional() },
  ['NODE_NOT_EARLIER'],
);
