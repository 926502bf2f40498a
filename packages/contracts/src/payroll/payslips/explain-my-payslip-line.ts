import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { codeSchema } from '../solutions/index.ts';
import { explanation } from '../tables/index.ts';

export const explainMyPayslipLine = defineProcedure({
  id: 'payroll/payslips/explain-my-payslip-line',
  kind: 'query',
  summary: 'How a line of the caller’s payslip was calculated.',
  permission: 'payslip.read-own',
  input: z.strictObject({ id, column: codeSchema }),
  output: z.object({ name: localizedText, amount, explanation: explanation }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/my-payslips/{id}/lines/{column}' }],
});
