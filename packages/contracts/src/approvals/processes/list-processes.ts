import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { processSummary, roleCode } from './process.ts';

export const listProcesses = defineProcedure({
  id: 'approvals/processes/list-processes',
  kind: 'query',
  summary: 'Processes of approval within the caller’s reach, with what a new one can be made for.',
  permission: 'approval-process.read',
  input: windowInput,
  output: z.object({
    rows: z.array(processSummary),
    total: z.int(),
    /** Solutions for which the caller may make a process, by name. */
    solutions: z.array(z.object({ id, name: localizedText })),
    /** May make one for all solutions that have none of their own. */
    mayEditGeneral: z.boolean(),
    roles: z.array(z.object({ code: roleCode, name: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/approvals/processes' }],
});
