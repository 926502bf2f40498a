import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { decision } from './decision.ts';

/** `to` is a user who may decide; `when` is seen from the current node. */
export const addSignerInstance = decision(
  'add-signer',
  'Adds a signer in a node of their own, before the current node or after it.',
  true,
  { to: id, when: z.enum(['before', 'after']) },
  ['CANNOT_BE_ASKED', 'ASKED_ALREADY', 'TOO_MANY'],
);
