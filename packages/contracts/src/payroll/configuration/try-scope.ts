import { z } from 'zod';
import { id, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { definitionFinding, definitionLimits } from '../solutions/index.ts';
import { scopeStanding, shownPeople } from './scope-standing.ts';

export const tryScope = defineProcedure({
  id: 'payroll/configuration/try-scope',
  kind: 'query',
  summary: 'Whom an application scope takes in and whom it leaves out, and why, before anything is saved: of the people of a period.',
  permission: 'pay.read',
  input: shownPeople.extend({
    solutionId: id,
    /** The copy whose records and rates the condition may name. */
    copyNumber: ordinal,
    periodId: id,
    /** Null: everybody. */
    scope: z.string().min(1).max(definitionLimits.expressionLengthMax).nullable(),
  }),
  output: z.object({
    /** Null where the condition cannot be judged as it stands. */
    standing: scopeStanding.nullable(),
    /** Why it cannot be judged. */
    findings: z.array(definitionFinding),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{copyNumber}/scope-trials/{periodId}' }],
  immediate: true,
});
