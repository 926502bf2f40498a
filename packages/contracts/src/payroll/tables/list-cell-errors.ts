import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { lineOwner } from './line-owner.ts';

export const listCellErrors = defineProcedure({
  id: 'payroll/tables/list-cell-errors',
  kind: 'query',
  summary: 'The cells of a batch that have no value, with the reason and what to do.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        ...lineOwner,
        table: z.string(),
        line: z.int(),
        column: z.string(),
        columnName: localizedText,
        code: z.string(),
        message: z.string(),
        nextStep: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/errors' }],
});
