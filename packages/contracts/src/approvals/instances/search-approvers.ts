import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const searchApprovers = defineProcedure({
  id: 'approvals/instances/search-approvers',
  kind: 'query',
  summary: 'People who may decide approvals, by name or account: to be asked, to stand in, to be named in a process.',
  permission: 'approval.decide',
  input: z.strictObject({ keywords: lineOfText(limits.searchCharactersMax).default('') }),
  output: z.object({
    rows: z.array(z.object({ id, name: z.string(), account: z.string() })),
    /** There are more than are shown: more letters are needed. */
    hasMore: z.boolean(),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/approvals/approvers' }],
});
