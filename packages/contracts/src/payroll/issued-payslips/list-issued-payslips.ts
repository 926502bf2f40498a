import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { amount, id, isoDate, sortDirection, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { payslipFilter } from '../payslip-deliveries/index.ts';
import { issuedStatuses, payslipCheckStatuses, payslipSources } from '../payslips/index.ts';

/** What the list can be sorted by; without it the latest pay date comes first. */
export const issuedSorts = ['name', 'employeeNumber', 'department', 'status'] as const;
export type IssuedSort = (typeof issuedSorts)[number];

export const listIssuedPayslips = defineProcedure({
  id: 'payroll/issued-payslips/list-issued-payslips',
  kind: 'query',
  summary: 'The payslips of all batches in the caller’s scope, the latest pay date first, and how far each has come.',
  permission: 'pay.read',
  input: windowInput
    .extend(payslipFilter.shape)
    .extend({ sort: z.enum(issuedSorts).optional(), direction: sortDirection.default('ascending') }),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id,
        number: z.string(),
        employeeId: id,
        employeeNumber: z.string(),
        name: z.string(),
        /** Where they were on the last day of the period. */
        department: localizedText.nullable(),
        solution: localizedText,
        period: z.string(),
        source: z.enum(payslipSources),
        status: z.enum(issuedStatuses),
        currency: z.string(),
        gross: amount,
        net: amount,
        publishedAt: timestamp.nullable(),
        /** The view day of one that is published and waits for it. */
        shownFrom: isoDate.nullable(),
        /** When the first message about it left. */
        sentAt: timestamp.nullable(),
        seenAt: timestamp.nullable(),
        check: z.enum(payslipCheckStatuses),
        /** A mail about it waits to be sent. */
        isWaiting: z.boolean(),
        /** A mail about it could not be delivered. */
        hasFailed: z.boolean(),
        /** Published, and its employee has neither an account nor an address. */
        isUnreached: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/payslips' }],
});
