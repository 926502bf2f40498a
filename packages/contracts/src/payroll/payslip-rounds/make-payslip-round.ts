import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipRound } from './payslip-round.ts';

export const makePayslipRound = defineProcedure({
  id: 'payroll/payslip-rounds/make-payslip-round',
  kind: 'mutation',
  summary:
    'Begins payslips of a setting by balance or by import for a period. By balance a job generates them at once; by import their figures are brought first.',
  permission: 'batch.generate-payslips',
  input: z.strictObject({
    settingId: id,
    periodId: id,
    /** By balance, and only then: what was paid up to this day, of the period up to its payment. */
    asOf: isoDate.optional(),
    /** Whom alone it is for. */
    employeeIds: z.array(id).min(1).max(limits.payslipsMovedMax).optional(),
  }),
  output: payslipRound,
  errors: ['NOT_FOUND', 'PERIOD_NOT_OPEN', 'PAYSLIP_SETTING_EMPTY', 'PAYSLIP_ROUND_NOT_OFFERED', 'PAYSLIP_ROUND_OPEN', 'PAYSLIP_ROUND_DAY'],
  rest: [{ method: 'POST', path: '/api/payroll/payslip-rounds', status: 201 }],
  audit: 'payslip-round',
  changes: 'period',
  idempotent: true,
});
