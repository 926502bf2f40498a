import { z } from 'zod';
import { currencyCode } from '../../core/places.ts';
import { id, isoDate, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationAmount, compensationItemCode, compensationReason, payrollEffectivePeriod, salaryReference } from './compensation.ts';

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
    /** What of a salary structure of the legal entity it is; the amount lies within the range that its level has on the first day. */
    salary: salaryReference.nullable().default(null),
    /** The amount is meant to lie outside of the range; then there is a reason. */
    outsideRange: z.boolean().default(false),
    /** The records that give way. */
    replaces: z.array(id).max(500).default([]),
  }),
  output: z.object({ id }),
  errors: [
    'NOT_FOUND',
    'COMPENSATION_ITEM_ONE_TIME',
    'COMPENSATION_ZERO',
    'COMPENSATION_DAYS_REVERSED',
    'COMPENSATION_OVERLAPS',
    'COMPENSATION_BELOW_MINIMUM',
    'COMPENSATION_ABOVE_MAXIMUM',
    'COMPENSATION_LEVEL_REQUIRED',
    'COMPENSATION_LEVEL_UNKNOWN',
    'COMPENSATION_STRUCTURE_OTHER',
    'COMPENSATION_OUTSIDE_RANGE',
  ],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/compensation', status: 201 }],
  audit: 'compensation',
  changes: 'employee',
  idempotent: true,
});
