import { z } from 'zod';
import { id, isoDate, lineNumber, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { explanation } from './explanation.ts';
import { cell, tableColumn } from './table.ts';

/** Which cell of a batch's tables. */
export const explainedPlace = z.strictObject({
  batchId: id,
  table: codeSchema,
  /** 0 in a table that all employees share. */
  employeeId: z.int().min(0).max(2_147_483_647),
  column: codeSchema,
  line: lineNumber.default(0),
});

export const explainedCell = z.object({
  column: tableColumn,
  value: cell,
  /** False when the run was made by another version of the engine. */
  sameEngine: z.boolean(),
  /** The day as of which the data holds: the period's last. */
  asOf: isoDate,
  /** Of a run that looks back: the day at the end of which the data was known. */
  knownOn: isoDate.nullable(),
  /** Of any other the instant at which the data was frozen. */
  knownAt: timestamp.nullable(),
  explanation,
});

export const explainCell = defineProcedure({
  id: 'payroll/tables/explain-cell',
  kind: 'query',
  summary: 'How a calculated value came about, down to its sources.',
  permission: 'pay.read',
  input: explainedPlace,
  output: explainedCell,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/tables/{table}/cells/{employeeId}/{column}' }],
});
