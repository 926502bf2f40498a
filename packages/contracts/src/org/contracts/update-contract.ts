import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { contractContent, contractReason, contractReference } from './contract.ts';
import { contractErrors } from './contract-errors.ts';

export const updateContract = defineProcedure({
  id: 'org/contracts/update-contract',
  kind: 'mutation',
  summary: 'Says what an employment contract says, anew: all of it, with files that come to it.',
  permission: 'contract.edit',
  input: z.strictObject({ ...contractReference, ...contractContent, files: broughtFiles, reason: contractReason }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CONTRACT_RENEWS_LATER', 'TOO_MANY', ...contractErrors],
  rest: [{ method: 'PUT', path: '/api/org/contracts/{id}' }],
  audit: 'contract',
  changes: 'employee',
});
