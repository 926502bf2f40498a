import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { auditFilter } from './list-audit.ts';

export const countAudit = defineProcedure({
  id: 'platform/audit/count-audit',
  kind: 'query',
  summary: 'How many entries of the audit a filter finds.',
  permission: 'audit.read',
  input: auditFilter,
  output: z.object({ total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/platform/audit/count' }],
  immediate: true,
});
