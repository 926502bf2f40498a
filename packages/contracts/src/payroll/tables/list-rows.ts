import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { isoDate, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { lineOwner } from './line-owner.ts';
import { cell, rowFilter } from './table.ts';

export const listRows = defineProcedure({
  id: 'payroll/tables/list-rows',
  kind: 'query',
  summary: 'A window of a calculated table, sorted and filtered by the server.',
  permission: 'pay.read',
  input: rowFilter.extend({
    ...windowInput.shape,
    sort: z.strictObject({ column: codeSchema, direction: sortDirection }).optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        ...lineOwner,
        department: localizedText.nullable(),
        movement: z.enum(['joiner', 'leaver', 'both']).nullable(),
        held: z.boolean(),
        errors: z.int(),
        /** Counts from 0. */
        line: z.int(),
        /** The days that the line is about, where lines are parts of the period. */
        days: z.object({ from: isoDate, to: isoDate }).nullable(),
        /** In the order of the table's columns. */
        cells: z.array(cell),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/tables/{table}/rows' }],
  immediate: true,
});
