import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioPeriod } from './scenario.ts';

const named = z.object({ id, name: localizedText, people: z.int() });

export const getScenarioChoices = defineProcedure({
  id: 'payroll/scenarios/get-scenario-choices',
  kind: 'query',
  summary: 'What a scenario of a solution can start from and assume: bases, periods, departments, positions, pay items, copies.',
  permission: 'pay.read',
  input: z.strictObject({ solutionId: id, baseBatchId: id.optional() }),
  output: z.object({
    /** The newest batches that have been calculated, the newest first; none: a batch has to be calculated first. */
    bases: z.array(z.object({ batchId: id, name: z.string(), period: z.string(), people: z.int() })),
    /** Of the chosen base, or of the newest; null without one. */
    base: z
      .object({
        batchId: id,
        copyNumber: ordinal,
        /** The base's own first, then those that can follow. */
        periods: z.array(scenarioPeriod),
        /** Where the base's people are. */
        departments: z.array(named),
        positions: z.array(named),
        /** Compensation items that the definition reads, with the pay in the middle of the base's people. */
        items: z.array(z.object({ code: z.string(), name: localizedText, middle: amount.nullable() })),
        copies: z.array(z.object({ number: ordinal, isBase: z.boolean() })),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/scenario-choices' }],
});
