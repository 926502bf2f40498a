import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { gradeCode, gradeContent } from './grade.ts';

export const createGrade = defineProcedure({
  id: 'org/grades/create-grade',
  kind: 'mutation',
  summary: 'Adds a grade to the company’s list.',
  permission: 'position.edit',
  input: z.strictObject({ code: gradeCode, ...gradeContent }),
  output: z.object({ id }),
  errors: ['GRADE_EXISTS'],
  rest: [{ method: 'POST', path: '/api/org/grades', status: 201 }],
  audit: 'grade',
  idempotent: true,
});
