import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { structureReference } from './salary-structure.ts';

export const deleteSalaryStructure = defineProcedure({
  id: 'org/salary-structures/delete-salary-structure',
  kind: 'mutation',
  summary: 'Takes a salary structure away to which no record of a compensation file refers.',
  permission: 'compensation.edit',
  input: structureReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SALARY_STRUCTURE_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/salary-structures/{id}' }],
  audit: 'salary-structure',
  changes: 'legal-entity',
});
