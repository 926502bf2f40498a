import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { allocationChange, costAllocation } from './cost-allocation.ts';

export const getCostAllocations = defineProcedure({
  id: 'org/cost-allocations/get-cost-allocations',
  kind: 'query',
  summary: 'Which cost centers bear somebody’s cost, as it was, is and will be, and who changed it why.',
  permission: 'employee.read',
  input: z.strictObject({
    employeeId: id,
    /** The day for which divisions are past, current or planned; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: z.object({
    employeeId: id,
    today: isoDate,
    /** The cost center of the day’s assignment, which bears all of it where nothing is said here. */
    assigned: localizedText.nullable(),
    /** What can be divided by itself. */
    items: z.array(z.object({ code: z.string(), name: localizedText })),
    /** By item, the latest first. */
    allocations: z.array(costAllocation),
    /** The latest first, twenty at most. */
    changes: z.array(allocationChange),
    mayEdit: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/cost-allocations' }],
});
