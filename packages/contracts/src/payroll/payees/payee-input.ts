import { z } from 'zod';
import { cellSchema, codeSchema, definitionLimits } from '../solutions/index.ts';

/** Tables whose input one trial, or one change, may replace for a person. */
const tablesMax = 20;

/** All lines of a person in some tables of a batch's input; columns left out are blank. */
export const payeeInputs = z
  .array(
    z.strictObject({
      table: codeSchema,
      /** One in a table with one row an employee. */
      lines: z.array(z.record(codeSchema, cellSchema)).max(definitionLimits.linesPerEmployeeMax),
    }),
  )
  .min(1)
  .max(tablesMax);
