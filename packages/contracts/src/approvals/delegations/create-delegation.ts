import { z } from 'zod';
import { id, isoDate, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { approvalKinds } from '../processes/index.ts';
import { delegation } from './delegation.ts';

export const createDelegation = defineProcedure({
  id: 'approvals/delegations/create-delegation',
  kind: 'mutation',
  summary: 'Lets somebody decide on behalf of the caller from a day through a day.',
  permission: 'approval.decide',
  input: z
    .strictObject({
      /** A user who may decide. */
      to: id,
      /** Empty: everything that is approved. */
      kinds: z.array(z.enum(approvalKinds)).max(approvalKinds.length).default([]),
      startsOn: isoDate,
      endsOn: isoDate,
      reason: remarks.default(''),
    })
    .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], message: 'is before the first day' }),
  output: delegation,
  errors: ['CANNOT_BE_ASKED', 'DELEGATION_TO_ONESELF', 'DELEGATION_LOOP', 'DELEGATION_TOO_LONG', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/approvals/delegations', status: 201 }],
  audit: 'approval-delegation',
});
