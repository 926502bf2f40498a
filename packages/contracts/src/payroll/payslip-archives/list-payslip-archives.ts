import { z } from 'zod';
import { windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipArchive } from './payslip-archive.ts';

export const listPayslipArchives = defineProcedure({
  id: 'payroll/payslip-archives/list-payslip-archives',
  kind: 'query',
  summary: 'The archives of payslips that the caller has asked for and may still take, the latest first.',
  permission: 'pay.read',
  input: windowInput,
  output: z.object({
    total: z.int(),
    rows: z.array(
      payslipArchive.omit({ askedBy: true, files: true }).extend({
        /** That can be taken now, and what they come to. */
        files: z.int(),
        bytes: z.int(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-archives' }],
});
