import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationItem } from './compensation.ts';

export const listCompensationItems = defineProcedure({
  id: 'org/compensation/list-compensation-items',
  kind: 'query',
  summary: 'What can stand in compensation files, with the least and the most that each allows.',
  permission: 'compensation.edit',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(compensationItem),
    /** Of whose people the caller may bring compensation as a file. */
    legalEntities: z.array(z.object({ id, name: localizedText })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/compensation-items' }],
});
