import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { gradeReference } from './grade.ts';

export const deleteGrade = defineProcedure({
  id: 'org/grades/delete-grade',
  kind: 'mutation',
  summary: 'Takes a grade that nothing has ever used out of the list.',
  permission: 'position.edit',
  input: gradeReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'GRADE_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/grades/{id}' }],
  audit: 'grade',
});
