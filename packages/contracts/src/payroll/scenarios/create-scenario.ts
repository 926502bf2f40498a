import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioFields, scenarioView } from './scenario.ts';

export const createScenario = defineProcedure({
  id: 'payroll/scenarios/create-scenario',
  kind: 'mutation',
  summary: 'Writes down a scenario: what it starts from, over which periods it goes, what it assumes.',
  permission: 'scenario.edit',
  input: z.strictObject({ solutionId: id, ...scenarioFields }),
  output: scenarioView,
  errors: ['NOT_FOUND', 'SCENARIO_EXISTS', 'SCENARIO_WITHOUT_BASE', 'SCENARIO_ASSUMPTION', 'LARGE_RAISE', 'TOO_MANY', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/solutions/{solutionId}/scenarios', status: 201 }],
  audit: 'scenario',
});
