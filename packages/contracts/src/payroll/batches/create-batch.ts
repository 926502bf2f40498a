import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, name } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { batchDetail } from './batch.ts';
import { batchTypes } from './batch-machine.ts';

export const createBatch = defineProcedure({
  id: 'payroll/batches/create-batch',
  kind: 'mutation',
  summary: 'Makes a new batch in an enabled period; an off-cycle one for named employees, or for everybody.',
  permission: 'batch.create',
  input: z
    .strictObject({
      periodId: id,
      type: z.enum(batchTypes).default('normal'),
      name: name(limits.nameCharactersMax),
      employeeIds: z.array(id).max(limits.namedPayeesMax).default([]),
    })
    .refine(({ type, employeeIds }) => type === 'offcycle' || employeeIds.length === 0, {
      path: ['employeeIds'],
      message: 'only an off-cycle batch is made for named employees',
    }),
  output: batchDetail,
  errors: ['NOT_FOUND', 'PERIOD_NOT_OPEN', 'PERIOD_HAS_BATCH', 'DEFINITION_INVALID'],
  rest: [{ method: 'POST', path: '/api/payroll/batches', status: 201 }],
  audit: 'batch',
  changes: 'period',
  idempotent: true,
});
