import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { lineOfText, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { peopleColumn, peopleFilter } from './people-filter.ts';

export const groupEmployees = defineProcedure({
  id: 'org/employees/group-employees',
  kind: 'query',
  summary:
    'The values that a column has among the people of a filter, and how many people each has: to group by, and to choose a filter from.',
  permission: 'employee.read',
  input: windowInput.extend({
    ...peopleFilter.shape,
    groupBy: peopleColumn,
    /** Only values that contain this text. */
    containing: lineOfText(limits.searchCharactersMax).optional(),
    sort: z.enum(['value', 'rows']).default('value'),
    direction: sortDirection.default('ascending'),
  }),
  output: z.object({
    /** Different values in all. */
    total: z.int(),
    groups: z.array(
      z.object({
        /** As conditions take it; null where people have no value. */
        value: z.string().nullable(),
        /** Where a value has a name in the reader’s language. */
        name: localizedText.nullable(),
        rows: z.int(),
      }),
    ),
    /** The smallest and the largest number or date. */
    least: z.string().nullable(),
    most: z.string().nullable(),
  }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/org/employees/groups' }],
  immediate: true,
});
