import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { documentPassword } from './document-password.ts';

export const downloadPayslip = defineProcedure({
  id: 'payroll/payslips/download-payslip',
  kind: 'mutation',
  summary:
    'Somebody’s payslip as PDF, in the caller’s language, for whoever may see that pay; recorded as handed out. The typed door only names it.',
  permission: 'pay.read',
  input: z.strictObject({ id, password: documentPassword.optional() }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/payslips/{id}/document' }],
  audit: 'payslip-document',
  answersFile: 'application/pdf',
});
