import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationItem } from './compensation.ts';

export const listCompensationItems = defineProcedure({
  id: 'org/compensation/list-compensation-items',
  kind: 'query',
  summary: 'What can stand in compensation files, with the least and the most that each allows.',
  permission: 'compensation.edit',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(compensationItem) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/compensation-items' }],
});
