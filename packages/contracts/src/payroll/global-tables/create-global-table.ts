import { z } from 'zod';
import { id, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema, currencySchema, givenNameSchema } from '../solutions/index.ts';
import { category, globalTableTypes, tableReference } from './global-table.ts';

export const createGlobalTable = defineProcedure({
  id: 'payroll/global-tables/create-global-table',
  kind: 'mutation',
  summary:
    'Makes a global table, empty, or with what a table of a solution’s rules holds. The type says how rows are found and stays as it is.',
  permission: 'global-table.edit',
  input: z.strictObject({
    code: codeSchema,
    name: givenNameSchema,
    category,
    type: z.enum(globalTableTypes),
    /** Of its amounts, where a column says no other: solutions that pay in another one take it as it is. */
    currency: currencySchema,
    independentEntity: z.boolean().default(false),
    /** A dated table of a copy that the caller may read: its content is the first revision. */
    from: z.strictObject({ solutionId: id, number: ordinal, table: codeSchema }).optional(),
  }),
  output: tableReference,
  errors: ['GLOBAL_TABLE_EXISTS', 'GLOBAL_TABLE_NAME_TAKEN', 'GLOBAL_TABLE_INVALID', 'GLOBAL_TABLE_TYPE', 'NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/global-tables', status: 201 }],
  audit: 'global-table',
  idempotent: true,
});
