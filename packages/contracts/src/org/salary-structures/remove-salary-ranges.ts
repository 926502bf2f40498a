import { z } from 'zod';
import { isoDate, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { structureReference } from './salary-structure.ts';

export const removeSalaryRanges = defineProcedure({
  id: 'org/salary-structures/remove-salary-ranges',
  kind: 'mutation',
  summary: 'Takes a version of a salary structure back: the one before it holds on.',
  permission: 'compensation.edit',
  input: structureReference.extend({ from: isoDate }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SALARY_VERSION_UNKNOWN'],
  rest: [{ method: 'POST', path: '/api/org/salary-structures/{id}/ranges/remove' }],
  audit: 'salary-structure',
  changes: 'legal-entity',
});
