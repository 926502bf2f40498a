import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { structureName, structureReference } from './salary-structure.ts';

export const updateSalaryStructure = defineProcedure({
  id: 'org/salary-structures/update-salary-structure',
  kind: 'mutation',
  summary: 'Changes what a salary structure is called.',
  permission: 'compensation.edit',
  input: structureReference.extend({ name: structureName }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PATCH', path: '/api/org/salary-structures/{id}' }],
  audit: 'salary-structure',
  changes: 'legal-entity',
});
