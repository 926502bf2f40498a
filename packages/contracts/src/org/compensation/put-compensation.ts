import { z } from 'zod';
import { id, isoDate, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationAmount, compensationItemCode, compensationReason, currencyCode, payrollEffectivePeriod } from './compensation.ts';

export const putCompensation = defineProcedure({
  id: 'org/compensation/put-compensation',
  kind: 'mutation',
  summary:
    'Writes an amount of somebody’s compensation file from a day through a day. Records of the item that hold on any of these days give way only where they are named: they are cut, split or gone.',
  permission: 'compensation.edit',
  input: z.strictObject({
    employeeId: id,
    item: compensationItemCode,
    amount: compensationAmount,
    currency: currencyCode,
    from: isoDate,
    /** Null: no end. It is said either way. */
    until: isoDate.nullable(),
    payrollEffectivePeriod,
    remarks: remarks.nullable().default(null),
    reason: compensationReason,
    /** The records that give way. */
    replaces: z.array(id).max(500).default([]),
  }),
  output: z.object({ id }),
  errors: [
    'NOT_FOUND',
    'COMPENSATION_ZERO',
    'COMPENSATION_DAYS_REVERSED',
    'COMPENSATION_OVERLAPS',
    'COMPENSATION_BELOW_MINIMUM',
    'COMPENSATION_ABOVE_MAXIMUM',
  ],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/compensation', status: 201 }],
  audit: 'compensation',
  changes: 'employee',
  idempotent: true,
});
