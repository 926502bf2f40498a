import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationChange, compensationItem, compensationRecord } from './compensation.ts';
import { salaryStructureVersion } from './salary-range.ts';

export const getCompensationFile = defineProcedure({
  id: 'org/compensation/get-compensation-file',
  kind: 'query',
  summary: 'Somebody’s compensation file: every amount that was, is and will be, and who changed it why.',
  permission: 'pay.read',
  input: z.strictObject({
    employeeId: id,
    /** The day for which records are past, current or planned; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: z.object({
    employeeId: id,
    today: isoDate,
    /** In which the legal entity pays. */
    currency: z.string(),
    /** All that the company knows, by code. */
    items: z.array(compensationItem),
    /** To which records can refer, for whoever may edit: those of the legal entity. */
    structures: z.array(
      z.object({ id, name: localizedText, item: z.string(), currency: z.string(), versions: z.array(salaryStructureVersion) }),
    ),
    /** By item, the latest first. */
    records: z.array(compensationRecord),
    /** The latest first, twenty at most. */
    changes: z.array(compensationChange),
    mayEdit: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/{employeeId}/compensation' }],
});
