import { id } from '../../core/primitives.ts';
import { decision } from './decision.ts';

/** `to` is a user who may decide. */
export const forwardInstance = decision('forward', 'Passes the caller’s part of the current node to somebody else.', true, { to: id }, [
  'CANNOT_BE_ASKED',
  'ASKED_ALREADY',
]);
