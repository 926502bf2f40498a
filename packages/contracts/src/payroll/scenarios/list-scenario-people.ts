import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, ordinal, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioFigureNames } from './scenario.ts';

export const listScenarioPeople = defineProcedure({
  id: 'payroll/scenarios/list-scenario-people',
  kind: 'query',
  summary: 'Who makes the difference between two scenarios in a figure, the largest first.',
  permission: 'pay.read',
  input: windowInput.extend({
    /** The one that the other is compared with. */
    firstId: id,
    otherId: id,
    figure: z.enum(scenarioFigureNames),
    /** Left out: over all periods. */
    sequence: ordinal.optional(),
    departmentId: id.optional(),
  }),
  output: z.object({
    total: z.int(),
    /** The sum of all their changes. */
    change: amount,
    rows: z.array(
      z.object({
        /** Null: somebody who joins in the scenario. */
        employeeId: id.nullable(),
        /** Of such a one: the number, from 1. */
        joiner: z.int().nullable(),
        employeeNumber: z.string().nullable(),
        name: z.string().nullable(),
        department: localizedText.nullable(),
        before: amount.nullable(),
        after: amount.nullable(),
        change: amount,
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'SCENARIOS_NOT_COMPARABLE'],
  rest: [{ method: 'GET', path: '/api/payroll/scenarios/{firstId}/people' }],
});
