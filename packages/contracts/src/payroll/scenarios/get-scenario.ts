import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioView } from './scenario.ts';

export const getScenario = defineProcedure({
  id: 'payroll/scenarios/get-scenario',
  kind: 'query',
  summary: 'A scenario with its periods and what it assumes.',
  permission: 'pay.read',
  input: z.strictObject({ id }),
  output: scenarioView,
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/scenarios/{id}' }],
});
