import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioFigures, scenarioPeriod, scenarioSummary } from './scenario.ts';

/** One entry a scenario, in the order asked for; null where a scenario has nothing there. */
const perScenario = z.array(scenarioFigures.nullable());

export const compareScenarios = defineProcedure({
  id: 'payroll/scenarios/compare-scenarios',
  kind: 'query',
  summary: 'The figures of calculated scenarios of one solution beside each other: by period, by department, by column.',
  permission: 'pay.read',
  input: z.strictObject({ ids: z.array(id).min(1).max(limits.scenariosComparedMax) }),
  output: z.object({
    currency: z.string(),
    scenarios: z.array(scenarioSummary),
    /** They start from the same batch, as it was frozen then: what differs is what they assume. */
    hasSameBase: z.boolean(),
    periods: z.array(scenarioPeriod.extend({ figures: perScenario })),
    /** Over all periods; people as of the last period. Null: those without a department. */
    departments: z.array(z.object({ id: id.nullable(), name: localizedText.nullable(), figures: perScenario })),
    /** Totals of every money column over all periods, in the order of the definition. */
    columns: z.array(z.object({ path: z.string(), name: localizedText, amounts: z.array(amount.nullable()) })),
  }),
  errors: ['NOT_FOUND', 'SCENARIOS_NOT_COMPARABLE'],
  rest: [{ method: 'GET', path: '/api/payroll/scenarios/compare' }],
});
