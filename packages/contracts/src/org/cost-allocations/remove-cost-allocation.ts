import { z } from 'zod';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { allocationOwner, allocationReason } from './cost-allocation.ts';

export const removeCostAllocation = defineProcedure({
  id: 'org/cost-allocations/remove-cost-allocation',
  kind: 'mutation',
  summary: 'Takes back how somebody’s cost is divided from a day on. What ended on the day before holds on in its place.',
  permission: 'cost-allocation.edit',
  input: z.strictObject({ ...allocationOwner, from: isoDate, reason: allocationReason }),
  output: z.object({ from: isoDate }),
  errors: ['NOT_FOUND', 'ALLOCATION_UNKNOWN'],
  rest: [{ method: 'POST', path: '/api/org/employees/{employeeId}/cost-allocations/remove' }],
  audit: 'cost-allocation',
  changes: 'employee',
});
