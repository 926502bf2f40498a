import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipObstacles, payslipStatuses } from './payslip-machine.ts';

export const listMissingPayslips = defineProcedure({
  id: 'payroll/payslips/list-missing-payslips',
  kind: 'query',
  summary: 'Who of a batch has no payslip of it, and what has to happen before they have one.',
  permission: 'pay.read',
  input: windowInput.extend({
    batchId: id,
    /** Part of a name or of a number. */
    search: lineOfText(limits.searchCharactersMax).optional(),
    departmentId: id.optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        /** Where they were on the last day of the period. */
        department: localizedText.nullable(),
        status: z.enum(payslipStatuses),
        waitsFor: z.enum(payslipObstacles),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/batches/{batchId}/payslips/missing' }],
});
