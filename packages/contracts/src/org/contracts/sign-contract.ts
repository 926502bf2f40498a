import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { contractContent, contractReason } from './contract.ts';
import { contractErrors } from './contract-errors.ts';

export const signContract = defineProcedure({
  id: 'org/contracts/sign-contract',
  kind: 'mutation',
  summary: 'Adds an employment contract to somebody’s, or renews one: contracts of a person do not overlap.',
  permission: 'contract.edit',
  input: z.strictObject({
    employeeId: id,
    ...contractContent,
    /** The contract that it goes on with. */
    renewsId: id.nullable().default(null),
    files: broughtFiles,
    reason: contractReason,
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'CONTRACT_RENEWED', 'CONTRACT_RENEWS_LATER', 'TOO_MANY', ...contractErrors],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/contracts', status: 201 }],
  audit: 'contract',
  changes: 'employee',
  idempotent: true,
});
