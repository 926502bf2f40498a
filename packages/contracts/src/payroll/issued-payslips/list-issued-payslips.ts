import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { amount, id, lineOfText, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { issuedStatuses, payslipSources } from '../payslips/index.ts';

export const listIssuedPayslips = defineProcedure({
  id: 'payroll/issued-payslips/list-issued-payslips',
  kind: 'query',
  summary: 'The payslips of all batches in the caller’s scope, the latest pay date first, and how far each has come.',
  permission: 'pay.read',
  input: windowInput.extend({
    solutionId: id.optional(),
    status: z.enum(issuedStatuses).optional(),
    /** Part of a name, or of an employee’s or a payslip’s number. */
    search: lineOfText(limits.searchCharactersMax).optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id,
        number: z.string(),
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        solution: localizedText,
        period: z.string(),
        source: z.enum(payslipSources),
        status: z.enum(issuedStatuses),
        currency: z.string(),
        gross: amount,
        net: amount,
        publishedAt: timestamp.nullable(),
        seenAt: timestamp.nullable(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslips' }],
});
