import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { filterMatch, id, isoDate, lineOfText, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/definition.ts';
import { lineOwner } from './line-owner.ts';
import { cell, rowCondition } from './table.ts';

export const listRows = defineProcedure({
  id: 'payroll/tables/list-rows',
  kind: 'query',
  summary: 'A window of a calculated table, sorted and filtered by the server.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    table: codeSchema,
    search: lineOfText(limits.searchCharactersMax).optional(),
    conditions: z.array(rowCondition).max(limits.filterConditionsMax).default([]),
    match: filterMatch.default('all'),
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
