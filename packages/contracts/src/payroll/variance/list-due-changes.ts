import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { changedAmount, partOfChange } from './comparison.ts';
import { answerOfChange, assignee, dueChangeStates, dueCounts, dueFilter, thresholds } from './due-change.ts';

export const listDueChanges = defineProcedure({
  id: 'payroll/variance/list-due-changes',
  kind: 'query',
  summary: 'Changes of net pay over the solution’s thresholds, with what was said of each: those that nobody has signed off first.',
  permission: 'pay.read',
  input: windowInput.extend({ batchId: id, ...dueFilter.shape }),
  output: z.object({
    total: z.int(),
    counts: dueCounts,
    thresholds,
    /** The solution's version, for a change of them. */
    solutionVersion: z.int(),
    mayAnswer: z.boolean(),
    mayChangeThresholds: z.boolean(),
    /** Whom a change can be assigned to. */
    assignees: z.array(assignee),
    rows: z.array(
      changedAmount.extend({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        department: localizedText.nullable(),
        state: z.enum(dueChangeStates),
        note: z.string().nullable(),
        assignedTo: z.string().nullable(),
        answered: answerOfChange.nullable(),
        causes: z.array(partOfChange),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/due-changes' }],
});
