import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { salaryStructureVersion } from '../compensation/index.ts';
import { salaryStructure, structureChange } from './salary-structure.ts';

export const getSalaryStructure = defineProcedure({
  id: 'org/salary-structures/get-salary-structure',
  kind: 'query',
  summary: 'A salary structure: its grades, levels and ranges as they were, are and will be, and who changed them why.',
  permission: 'compensation.edit',
  input: z.strictObject({ id }),
  output: z.object({
    today: isoDate,
    structure: salaryStructure,
    /** The latest first. */
    versions: z.array(salaryStructureVersion),
    /** The latest first, twenty at most. */
    changes: z.array(structureChange),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/salary-structures/{id}' }],
});
