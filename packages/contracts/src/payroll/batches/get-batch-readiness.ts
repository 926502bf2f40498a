import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchEvents } from './batch-machine.ts';

/** What stands before a move: a guard of the machine that does not hold, or something that is worth a look. */
export const readinessCodes = [
  'period-not-active',
  'being-prepared',
  'being-moved',
  'result-missing',
  'errors',
  'open-warnings',
  'not-compared',
  'unsigned-changes',
  'data-not-submitted',
  'unconfirmed',
  'undecided',
  'held',
  'newer-copy',
  'not-published',
] as const;
export type ReadinessCode = (typeof readinessCodes)[number];

/** Where it is put right: a part of the batch's page, or the list of periods. */
export const readinessRemedies = ['people', 'changes', 'findings', 'overview', 'payslips', 'period'] as const;
export type ReadinessRemedy = (typeof readinessRemedies)[number];

export const readinessItem = z.object({
  code: z.enum(readinessCodes),
  severity: z.enum(['blocker', 'warning']),
  /** People or findings; 0 where it is not about a number. */
  count: z.int(),
  remedy: z.enum(readinessRemedies).nullable(),
});

export const getBatchReadiness = defineProcedure({
  id: 'payroll/batches/get-batch-readiness',
  kind: 'query',
  summary: 'What stands before the next move of a batch: blockers, which the move itself asks about under its lock, and warnings.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  output: z.object({ next: z.enum(batchEvents).nullable(), items: z.array(readinessItem) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/readiness' }],
});
