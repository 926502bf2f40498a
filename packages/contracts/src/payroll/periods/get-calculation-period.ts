import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { periodTypes } from '../solutions/index.ts';
import { periodRuleShape } from './calendar/index.ts';

export const getCalculationPeriod = defineProcedure({
  id: 'payroll/periods/get-calculation-period',
  kind: 'query',
  summary:
    'The rule by which the periods of a solution come about, for what is to be made next; where none is kept, one that goes with its periods.',
  permission: 'period.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({
    periodType: z.enum(periodTypes),
    /** Somebody has kept a rule; otherwise it is a proposal. */
    isKept: z.boolean(),
    rule: z.object(periodRuleShape),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/calculation-period' }],
});
