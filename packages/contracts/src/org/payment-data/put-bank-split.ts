import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenSplitLines } from './bank-split.ts';
import { fromDay, numberOwner, numberReason } from './numbers.ts';

export const putBankSplit = defineProcedure({
  id: 'org/payment-data/put-bank-split',
  kind: 'mutation',
  summary:
    'Says which further accounts get a part of somebody’s pay from a day on, until the next change of it that is planned; the rest goes to the main account. Without lines all of it does.',
  permission: 'employee.edit',
  input: numberOwner.extend({
    from: fromDay,
    /** In the order in which amounts are taken. */
    lines: givenSplitLines,
    reason: numberReason,
  }),
  output: z.object({ version }),
  errors: [
    'NOT_FOUND',
    'STALE_VERSION',
    'NUMBER_MISTYPED',
    'SPLIT_LINES_TOO_MANY',
    'SPLIT_AMOUNT_UNFIT',
    'SPLIT_PERCENTAGE_UNFIT',
    'SPLIT_WHOLE',
    'SPLIT_ACCOUNT_REPEATED',
    'SPLIT_ACCOUNT_IS_MAIN',
    'SPLIT_WITHOUT_MAIN',
  ],
  rest: [{ method: 'PUT', path: '/api/org/employees/{employeeId}/bank-split' }],
  audit: 'employee',
  changes: 'employee',
});
