import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { findingCause, findingKey, findingSeverities, findingStates, foundPerson } from './finding.ts';

export const listFoundPeople = defineProcedure({
  id: 'payroll/findings/list-found-people',
  kind: 'query',
  summary:
    'The findings of a batch, a person and cause each: those that block first, or in another order; of some state, cause, department or person.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    /** Left out: all causes. */
    key: findingKey.optional(),
    severity: z.enum(findingSeverities).optional(),
    state: z.enum(findingStates).optional(),
    departmentId: id.optional(),
    employeeId: id.optional(),
    /** Part of a name or of an employee number. */
    person: lineOfText(limits.nameCharactersMax).optional(),
    sort: z.enum(['severity', 'person', 'cause', 'department']).default('severity'),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(foundPerson.extend({ cause: findingCause })),
  }),
  errors: ['NOT_FOUND'],
  rest: [
    { method: 'GET', path: '/api/payroll/batches/{batchId}/findings/people' },
    { method: 'GET', path: '/api/payroll/batches/{batchId}/findings/{key}/people' },
  ],
});
