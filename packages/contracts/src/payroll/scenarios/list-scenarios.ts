import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { scenarioSummary } from './scenario.ts';

export const listScenarios = defineProcedure({
  id: 'payroll/scenarios/list-scenarios',
  kind: 'query',
  summary: 'Scenarios in the caller’s scope, newest first.',
  permission: 'pay.read',
  input: windowInput.extend({ solutionId: id.optional() }),
  output: z.object({ total: z.int(), rows: z.array(scenarioSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/scenarios' }],
});
