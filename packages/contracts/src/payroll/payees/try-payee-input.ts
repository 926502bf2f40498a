import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { cell, tableColumn } from '../tables/index.ts';
import { payeeInputs } from './payee-input.ts';

/** A calculated value with what is typed, beside the one without it; null where there is no value, or no such line. */
const changedLine = z.object({
  table: z.string(),
  tableName: localizedText,
  column: tableColumn,
  line: z.int(),
  before: cell,
  after: cell,
});

export const tryPayeeInput = defineProcedure({
  id: 'payroll/payees/try-payee-input',
  kind: 'query',
  summary: 'What other input would make of somebody’s pay in a batch, line by line and net first. Nothing is kept.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, employeeId: id, inputs: payeeInputs }),
  output: z.object({
    /** Net pay without and with it; null where the definition names none or it fails. */
    net: z.object({ before: cell, after: cell }).nullable(),
    /** What changes, in the order of the definition; hidden columns are left out. */
    changes: z.array(changedLine),
    /** Tables over all employees stand as they were calculated; they are made anew when it is kept. */
    hasSharedTables: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'TABLE_ROW'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/payees/{employeeId}/try' }],
  immediate: true,
});
