import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { personnelActionRow } from './personnel-action.ts';

export const getMyCareer = defineProcedure({
  id: 'careers/personnel-actions/get-my-career',
  kind: 'query',
  summary: 'One’s own career: when it began, what has changed and is going to, the latest day first; and whether one may resign here.',
  permission: 'personnel-action.resign',
  input: z.strictObject({}),
  output: z.object({
    employeeId: id,
    hireDate: isoDate,
    lastDay: isoDate.nullable(),
    mayResign: z.boolean(),
    /** A hundred at most. */
    rows: z.array(personnelActionRow),
    total: z.int(),
  }),
  errors: ['NO_EMPLOYEE'],
  rest: [{ method: 'GET', path: '/api/org/career/mine' }],
});
