import { z } from 'zod';
import { id, ordinal } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const downloadPayslipArchive = defineProcedure({
  id: 'payroll/payslip-archives/download-payslip-archive',
  kind: 'mutation',
  summary: 'One zip file of an archive of payslips; recorded as handed out. The typed door only names it.',
  permission: 'pay.read',
  input: z.strictObject({ id, number: ordinal }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-archives/{id}/files/{number}' }],
  audit: 'payslip-document',
  answersFile: 'application/zip',
});
