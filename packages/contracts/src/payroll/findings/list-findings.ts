import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { finding, foundDepartment } from './finding.ts';

export const listFindings = defineProcedure({
  id: 'payroll/findings/list-findings',
  kind: 'query',
  summary:
    'What is asked about a batch before anybody is paid: values, rates and tables that its definition does not expect, one entry a cause.',
  permission: 'pay.read',
  input: z.strictObject({ batchId: id }),
  /** Causes about people first, those of most people before others; none before the batch is calculated. */
  output: z.object({
    findings: z.array(finding),
    /** Where those people work, by name. */
    departments: z.array(foundDepartment),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/findings' }],
});
