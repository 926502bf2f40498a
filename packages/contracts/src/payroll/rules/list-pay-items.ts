import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationFrequencies } from '../../org/compensation/index.ts';

export const listPayItems = defineProcedure({
  id: 'payroll/rules/list-pay-items',
  kind: 'query',
  summary:
    'The pay items of compensation files and of one-time payments, which a rule may take from the records: what they are called, of nobody what they amount to.',
  permission: 'solution.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(z.object({ code: z.string(), name: localizedText, frequency: z.enum(compensationFrequencies) })) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/pay-items' }],
});
