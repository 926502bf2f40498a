import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, lineOfText, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationItemCode } from '../compensation/index.ts';
import { oneTimePaymentRow } from './one-time-payment.ts';

export const listOneTimePayments = defineProcedure({
  id: 'org/one-time-payments/list-one-time-payments',
  kind: 'query',
  summary:
    'What people are paid once, the latest first: of one person or of all whose pay the caller sees, with the period that has taken each.',
  permission: 'pay.read',
  input: windowInput.extend({
    employeeId: id.optional(),
    item: compensationItemCode.optional(),
    /** Payroll dates from here through there. */
    from: isoDate.optional(),
    until: isoDate.optional(),
    /** A part of a name or of a number. */
    search: lineOfText(100).optional(),
  }),
  output: z.object({
    total: z.int(),
    rows: z.array(oneTimePaymentRow),
    /** What can be paid once, by code. */
    items: z.array(z.object({ code: z.string(), name: localizedText })),
    /** Of whose people the caller may enter payments. */
    legalEntities: z.array(z.object({ id, name: localizedText, currency: z.string() })),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/one-time-payments' }],
});
