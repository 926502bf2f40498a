import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipSources } from '../payslips/index.ts';

export const listRoundSettings = defineProcedure({
  id: 'payroll/payslip-rounds/list-round-settings',
  kind: 'query',
  summary: 'The active payslip settings by balance and by import for whose solutions the caller may generate payslips, and their periods.',
  permission: 'batch.generate-payslips',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        name: z.string(),
        source: z.enum(payslipSources).exclude(['batch']),
        solutions: z.array(
          z.object({
            id,
            name: localizedText,
            /** That are activated or closed, the latest first. */
            periods: z.array(z.object({ id, name: z.string(), startDate: isoDate, endDate: isoDate, payDate: isoDate })),
          }),
        ),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslip-rounds/settings' }],
});
