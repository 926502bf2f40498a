import { z } from 'zod';
import { id, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { foundPerson } from './finding.ts';

export const listFoundPeople = defineProcedure({
  id: 'payroll/findings/list-found-people',
  kind: 'query',
  summary: 'The people whom one cause of a batch’s findings concerns, with their values.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    key: z
      .string()
      .regex(/^[a-z]+(-[A-Za-z0-9_]+)*$/)
      .max(200),
  }),
  output: z.object({ total: z.int(), rows: z.array(foundPerson) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/findings/{key}/people' }],
});
