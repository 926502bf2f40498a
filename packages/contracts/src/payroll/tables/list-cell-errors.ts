import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { lineOwner } from './line-owner.ts';

/** Causes that one answer holds, and the people that each of them names. */
export const errorCausesMax = 50;
export const errorCausePeopleMax = 3;
const causeKeyCharactersMax = 32;

/** A cell without a value: whose, of which table and column. */
const failedCell = {
  ...lineOwner,
  table: z.string(),
  tableName: localizedText,
  line: z.int(),
  column: z.string(),
  columnName: localizedText,
};

/** What happened and what to do, in sentences; the code, and the part of the column's rule that failed, for who writes rules. */
const failure = { code: z.string(), message: localizedText, nextStep: localizedText, rule: z.string().nullable() };

export const listCellErrors = defineProcedure({
  id: 'payroll/tables/list-cell-errors',
  kind: 'query',
  summary:
    'The cells of a batch that have no value, with the reason and what to do, and the causes behind them with how many people each concerns.',
  permission: 'pay.read',
  /** With a cause's key the cells that it concerns, without the causes. */
  input: windowInput.extend({ batchId: id, cause: lineOfText(causeKeyCharactersMax).optional() }),
  output: z.object({
    total: z.int(),
    rows: z.array(z.object({ ...failedCell, ...failure })),
    /** Most people first. `people` counts everybody with a failed cell, `following` the cells that failed only because others did. */
    causes: z.object({
      total: z.int(),
      people: z.int(),
      following: z.int(),
      rows: z.array(z.object({ key: z.string(), ...failure, people: z.int(), cells: z.int(), concerned: z.array(z.object(failedCell)) })),
    }),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/errors' }],
});
