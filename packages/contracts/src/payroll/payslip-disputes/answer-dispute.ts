import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { broughtFiles } from '../../platform/files/index.ts';
import { words } from './dispute.ts';
import { payslipDisputeStatuses } from './dispute-machine.ts';

export const answerDispute = defineProcedure({
  id: 'payroll/payslip-disputes/answer-dispute',
  kind: 'mutation',
  summary: 'Answers what an employee says is wrong with their payslip, or resolves it with a last word; the employee is told.',
  permission: 'batch.publish-payslips',
  input: z.strictObject({ id, version, event: z.enum(['answer', 'resolve']), words, files: broughtFiles }),
  output: z.object({ status: z.enum(payslipDisputeStatuses), version }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-disputes/{id}/{event}' }],
  audit: 'payslip-dispute',
  changes: 'payslip',
  idempotent: true,
});
