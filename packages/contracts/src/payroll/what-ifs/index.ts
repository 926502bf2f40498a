import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id, lineNumber, name, ordinal, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { runProgress } from '../batches/batch.ts';
import { cellSchema, codeSchema, isoDateSchema } from '../solutions/definition.ts';
import { copyStatuses } from '../solutions/solution-machine.ts';
import { cell } from '../tables/index.ts';

/** A cell of a version of a parameter table, by the version's first day and the row's number from 1. */
export const parameterChange = z.strictObject({
  table: codeSchema,
  validFrom: isoDateSchema,
  row: ordinal,
  column: codeSchema,
  value: cellSchema,
});

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
  startedBy: z.string().nullable(),
});

const changeErrors = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'DEFINITION_INVALID', 'RESULT_MISSING'] as const;

export const startWhatIf = defineProcedure({
  id: 'payroll/what-ifs/start-what-if',
  kind: 'mutation',
  summary:
    'Calculates a batch’s frozen input with another copy, other parameters or other inputs, beside its result and never in its place.',
  permission: 'batch.calculate',
  input: z.strictObject({
    batchId: id,
    name: name(limits.nameCharactersMax),
    /** A copy of the batch’s solution, be it a draft; left out: the batch’s own. */
    copyNumber: ordinal.optional(),
    parameters: z.array(parameterChange).max(limits.whatIfChangesMax).default([]),
    inputs: z.array(inputChange).max(limits.whatIfChangesMax).default([]),
  }),
  output: z.object({ runId: id }),
  errors: [...changeErrors, 'VALIDATION_FAILED', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/what-ifs', status: 202 }],
  audit: 'calculation-run',
  changes: 'batch',
  idempotent: true,
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

export const getWhatIfChoices = defineProcedure({
  id: 'payroll/what-ifs/get-what-if-choices',
  kind: 'query',
  summary: 'What a what-if can change: the copies of the batch’s solution, and a copy’s parameters as they hold in the batch’s period.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, copyNumber: ordinal.optional() }),
  output: z.object({
    copies: z.array(z.object({ number: z.int(), status: z.enum(copyStatuses), isOwn: z.boolean() })),
    parameters: z.array(parametersInForce),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-if-choices' }],
});

export const replayBatch = defineProcedure({
  id: 'payroll/what-ifs/replay-batch',
  kind: 'mutation',
  summary: 'Calculates a batch again from its stored copy and frozen input and compares every cell with what is stored.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id }),
  output: z.object({ runId: id }),
  errors: [...changeErrors, 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/replays', status: 202 }],
  audit: 'calculation-run',
  changes: 'batch',
  idempotent: true,
});

export const listWhatIfs = defineProcedure({
  id: 'payroll/what-ifs/list-what-ifs',
  kind: 'query',
  summary: 'The what-ifs and replays of a batch, newest first.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id }),
  output: z.object({ rows: z.array(whatIfSummary) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs' }],
});

export const getWhatIf = defineProcedure({
  id: 'payroll/what-ifs/get-what-if',
  kind: 'query',
  summary: 'What a what-if or replay gives beside the batch’s result: changed totals, how many are affected.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id, runId: id }),
  output: whatIfSummary.extend({
    changes: z.object({ parameters: z.array(parameterChange), inputs: z.array(inputChange) }),
    /** Null until the run has finished. */
    comparison: z
      .object({
        changedCells: z.int(),
        affectedPayees: z.int(),
        /** No cell differs, value or error. */
        identical: z.boolean(),
        /** Totals of every numeric column that differ, the batch’s figures first. */
        totals: z.array(
          z.object({ table: z.string(), column: z.string(), name: localizedText, before: amount.nullable(), after: amount.nullable() }),
        ),
        /** `Table.Column` that only one of the two has. */
        onlyBefore: z.array(z.string()),
        onlyAfter: z.array(z.string()),
      })
      .nullable(),
    /** What the comparison rests on: where one is not the same, a difference need not be a fault. */
    basis: z.object({
      sameEngine: z.boolean(),
      sameDefinition: z.boolean(),
      sameInput: z.boolean(),
      engine: z.string(),
      baseEngine: z.string(),
    }),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}' }],
});

export const listAffectedPayees = defineProcedure({
  id: 'payroll/what-ifs/list-affected-payees',
  kind: 'query',
  summary: 'Who is paid or calculated differently, the largest change of net pay first.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, runId: id }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        changedCells: z.int(),
        before: amount.nullable(),
        after: amount.nullable(),
        change: amount.nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/payees' }],
});

export const listChangedCells = defineProcedure({
  id: 'payroll/what-ifs/list-changed-cells',
  kind: 'query',
  summary: 'The cells that differ, by employee, table and column, before and after.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, runId: id, employeeId: id.optional() }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        /** Null in a table over all employees. */
        employeeId: id.nullable(),
        employeeNumber: z.string().nullable(),
        name: z.string().nullable(),
        table: z.string(),
        tableName: localizedText,
        line: z.int(),
        column: z.string(),
        columnName: localizedText,
        before: cell,
        after: cell,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}/cells' }],
});

export const discardWhatIf = defineProcedure({
  id: 'payroll/what-ifs/discard-what-if',
  kind: 'mutation',
  summary: 'Drops a what-if or replay with its result.',
  permission: 'batch.calculate',
  input: z.strictObject({ batchId: id, runId: id }),
  output: z.object({ runId: id, discardedAt: timestamp }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  rest: [{ method: 'DELETE', path: '/api/payroll/batches/{batchId}/what-ifs/{runId}' }],
  audit: 'calculation-run',
  changes: 'batch',
});
