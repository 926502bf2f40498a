import { z } from 'zod';
import { id, ordinal, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { findingCounts } from '../batches/index.ts';
import { findingKey } from './finding.ts';

export const answerFindings = defineProcedure({
  id: 'payroll/findings/answer-findings',
  kind: 'mutation',
  summary: 'Says why warnings of one cause are right: of some people, or of everybody whose warning has no remark yet.',
  permission: 'batch.submit',
  input: z.strictObject({
    batchId: id,
    key: findingKey,
    /** Left out: everybody whose warning of this cause is open. */
    employeeIds: z.array(id).min(1).max(1_000).optional(),
    /** How many the caller has seen, where everybody is meant: nobody answers for people who came in meanwhile. */
    seen: ordinal.optional(),
    remark: remarks.min(1),
  }),
  output: z.object({ answered: z.int(), findings: findingCounts }),
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'FINDING_BLOCKS', 'FINDINGS_CHANGED'],
  rest: [{ method: 'POST', path: '/api/payroll/batches/{batchId}/findings/{key}/remarks' }],
  audit: 'batch',
  changes: 'batch',
});
