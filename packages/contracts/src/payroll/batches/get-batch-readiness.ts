import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchEvents, batchStatuses } from './batch-machine.ts';

/** Where it is put right: a part of the batch's page (`held`: those of its people), an off-cycle batch to be made, the list of periods or of payslip settings. */
export const readinessRemedies = [
  'people',
  'held',
  'off-cycle',
  'changes',
  'findings',
  'overview',
  'payslips',
  'input',
  'errors',
  'period',
  'payslip-settings',
] as const;
export type ReadinessRemedy = (typeof readinessRemedies)[number];

export const readinessItem = z.object({
  /** Tells it apart; slices declare their own. */
  code: z.string(),
  severity: z.enum(['blocker', 'warning']),
  /** People, findings, changes. */
  count: z.int(),
  /** In words, with the count. */
  text: localizedText,
  remedy: z.enum(readinessRemedies).nullable(),
});

export const getBatchReadiness = defineProcedure({
  id: 'payroll/batches/get-batch-readiness',
  kind: 'query',
  summary: 'What stands before the next move of a batch: blockers, which the move itself asks about under its lock, and warnings.',
  permission: 'batch.read',
  input: z.strictObject({ id }),
  /** `status`: where the batch stood when this was asked. */
  output: z.object({ status: z.enum(batchStatuses), next: z.enum(batchEvents).nullable(), items: z.array(readinessItem) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{id}/readiness' }],
});
