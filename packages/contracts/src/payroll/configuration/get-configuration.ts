import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { configurationState } from './configuration-step.ts';

export const getConfiguration = defineProcedure({
  id: 'payroll/configuration/get-configuration',
  kind: 'query',
  summary: 'How far a solution is configured: each of its eight steps, and what is missing in it.',
  permission: 'solution.read',
  input: z.strictObject({ solutionId: id }),
  output: z.object({ steps: z.array(configurationState) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/configuration' }],
});
