import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { documentPassword } from './document-password.ts';

export const downloadMyPayslip = defineProcedure({
  id: 'payroll/payslips/download-my-payslip',
  kind: 'mutation',
  summary:
    'A published payslip of the caller as PDF, in their language, with a password if they want one; from then on it counts as seen. The typed door only names it.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id, password: documentPassword.optional() }),
  output: z.object({ fileName: z.string() }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/payroll/my-payslips/{id}/document' }],
  audit: 'payslip-document',
  changes: 'payslip',
  answersFile: 'application/pdf',
});
