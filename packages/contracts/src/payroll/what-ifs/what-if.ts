import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, lineNumber, ordinal } from '../../core/primitives.ts';
import { runProgress } from '../batches/index.ts';
import { cellSchema, codeSchema, isoDateSchema } from '../solutions/index.ts';

/** A cell of a version of a parameter table, by the version's first day and the row's number from 1. */
export const parameterChange = z.strictObject({
  table: codeSchema,
  validFrom: isoDateSchema,
  row: ordinal,
  column: codeSchema,
  value: cellSchema,
});

/** A table of the rules with another revision of the global table that it is linked with. */
export const globalTableChange = z.strictObject({ table: codeSchema, revision: ordinal });

/** A cell of an employee's frozen input; `line` counts from 0 in a table with lines. */
export const inputChange = z.strictObject({
  employeeId: id,
  table: codeSchema,
  line: lineNumber.default(0),
  column: codeSchema,
  value: cellSchema,
});

/** `what-if`: something was changed, be it the copy alone. `replay`: nothing was, so that the result must be the stored one. */
export const forkKinds = ['what-if', 'replay'] as const;

/** What a what-if was calculated by that looks back: what was known at the end of a day. */
export const knownThen = z.strictObject({
  on: isoDateSchema,
  /** Of whom it is calculated: whom the batch pays and would have paid as was known then. These three are null until its input is frozen. */
  payees: z.int().nullable(),
  /** Whom the batch pays and nobody would have paid then: left out. */
  paidNow: z.int().nullable(),
  /** Who would have been paid then and is not in the batch: cannot be calculated. */
  paidThen: z.int().nullable(),
});

/** What a run beside a batch was given, as it is stored: of a what-if, of a replay (the frozen input as it was found), of a retro run. */
export const forkChanges = z.strictObject({
  parameters: z.array(parameterChange).optional(),
  globalTables: z.array(globalTableChange).optional(),
  inputs: z.array(inputChange).optional(),
  known: knownThen.optional(),
  /** Of a child solution: the parent's copy of which parts were taken. */
  parentNumber: z.int().optional(),
  inputHash: z.string().optional(),
  employeeIds: z.array(id).optional(),
  /** Besides them, everybody whose records have changed: the job that freezes the input finds them. */
  everyChanged: z.boolean().optional(),
});

export const whatIfSummary = z.object({
  runId: id,
  name: z.string(),
  kind: z.enum(forkKinds),
  progress: runProgress.omit({ kind: true, upToStep: true, recalculated: true }),
  copyNumber: z.int(),
  /** The copy that the result it is compared with was calculated by. */
  baseCopyNumber: z.int(),
  parameterChanges: z.int(),
  inputChanges: z.int(),
  /** The day at the end of which its data was known; null: as the batch has frozen it. */
  knownOn: isoDateSchema.nullable(),
  startedBy: z.string().nullable(),
});

/** A parameter table as it holds in the batch's period: a version is what a change names, by its first day. */
export const parametersInForce = z.object({
  table: z.string(),
  name: localizedText,
  validFrom: isoDateSchema,
  source: z.string(),
  columns: z.array(z.object({ code: z.string(), name: localizedText })),
  /** The first rows, cells in the order of the columns. */
  rows: z.array(z.array(cellSchema)),
  rowsTotal: z.int(),
});
