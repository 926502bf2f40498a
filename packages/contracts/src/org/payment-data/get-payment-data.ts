import { z } from 'zod';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { splitLine } from './bank-split.ts';

export const getPaymentData = defineProcedure({
  id: 'org/payment-data/get-payment-data',
  kind: 'query',
  summary: 'Where somebody is paid into, how the pay is split, and by which numbers tax offices know them; of each number only its end.',
  permission: 'employee.read-bank',
  input: z.strictObject({ employeeId: id }),
  output: z.object({
    /** The latest first. */
    bankAccounts: z.array(
      z.object({
        id,
        from: isoDate,
        until: isoDate.nullable(),
        country: z.string(),
        bank: z.string(),
        holder: z.string(),
        routing: z.string().nullable(),
        /** `••••1234` */
        masked: z.string(),
      }),
    ),
    /** Which further accounts get a part of the pay: what holds, and what is planned, in the order of their days. */
    splits: z.array(z.object({ from: isoDate, until: isoDate.nullable(), lines: z.array(splitLine) })),
    taxNumbers: z.array(z.object({ id, from: isoDate, until: isoDate.nullable(), country: z.string(), masked: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/payment-data' }],
});
