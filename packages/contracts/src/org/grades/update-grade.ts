import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { gradeContent, gradeReference } from './grade.ts';

export const updateGrade = defineProcedure({
  id: 'org/grades/update-grade',
  kind: 'mutation',
  summary: 'Changes what a grade says. What is left out stays.',
  permission: 'position.edit',
  input: gradeReference.extend({ name: gradeContent.name.optional(), rank: gradeContent.rank.optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PATCH', path: '/api/org/grades/{id}' }],
  audit: 'grade',
});
