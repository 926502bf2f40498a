import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { gradeRow } from './grade.ts';

export const listGrades = defineProcedure({
  id: 'org/grades/list-grades',
  kind: 'query',
  summary: 'The company’s grades, by code.',
  permission: 'position.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(gradeRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/grades' }],
});
