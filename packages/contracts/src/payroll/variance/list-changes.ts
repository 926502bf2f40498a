import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changeCause, changedAmount, itemPath, partOfChange } from './comparison.ts';

export const listChanges = defineProcedure({
  id: 'payroll/variance/list-changes',
  kind: 'query',
  summary:
    'Whose amount of an item is not what it was in the last batch, with the parts of the change by cause; the largest changes first.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    /** Left out: net pay. */
    item: itemPath.optional(),
    /** Those in whose change it is a part. */
    cause: changeCause.optional(),
    /** 0: people without one. */
    departmentId: z.int().min(0).max(2_147_483_647).optional(),
    /** Part of a name or of an employee number. */
    person: lineOfText(limits.nameCharactersMax).optional(),
    sort: z.enum(['size', 'rise', 'fall', 'person']).default('size'),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      changedAmount.extend({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        department: localizedText.nullable(),
        /** In this batch, so that there is a row to look at. */
        isPaid: z.boolean(),
        /** Their sum is the change. */
        causes: z.array(partOfChange),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/changes' }],
});
