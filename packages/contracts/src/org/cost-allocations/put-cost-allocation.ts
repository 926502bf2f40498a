import { z } from 'zod';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { allocationOwner, allocationPartsMax, allocationReason, givenAllocationPart } from './cost-allocation.ts';

export const putCostAllocation = defineProcedure({
  id: 'org/cost-allocations/put-cost-allocation',
  kind: 'mutation',
  summary:
    'Divides somebody’s cost among cost centers from a day through a day. Divisions of the item that hold on any of these days give way only where their first days are named.',
  permission: 'cost-allocation.edit',
  input: z.strictObject({
    ...allocationOwner,
    from: isoDate,
    /** Null: no end. It is said either way. */
    until: isoDate.nullable(),
    /** Where none is said to take the difference of rounding, the main one does. */
    parts: z.array(givenAllocationPart).min(1).max(allocationPartsMax),
    reason: allocationReason,
    replaces: z.array(isoDate).max(500).default([]),
  }),
  output: z.object({ from: isoDate }),
  errors: [
    'NOT_FOUND',
    'ALLOCATION_RATIO_ZERO',
    'ALLOCATION_SUM',
    'ALLOCATION_CENTER_REPEATED',
    'ALLOCATION_MAIN',
    'ALLOCATION_TAILS',
    'ALLOCATION_DAYS_REVERSED',
    'ALLOCATION_OVERLAPS',
  ],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/cost-allocations', status: 201 }],
  audit: 'cost-allocation',
  changes: 'employee',
  idempotent: true,
});
