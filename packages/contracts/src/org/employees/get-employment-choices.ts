import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { customField } from '../custom-fields/index.ts';

const choices = z.array(z.object({ id, name: localizedText }));

export const getEmploymentChoices = defineProcedure({
  id: 'org/employees/get-employment-choices',
  kind: 'query',
  summary:
    'What a form about somebody’s work offers: legal entities, departments that stand on a day, positions, cost centers, and the next number that is free.',
  permission: 'employee.edit',
  input: z.strictObject({
    /** Left out: the first that the caller may change. */
    legalEntityId: id.optional(),
    on: isoDate.optional(),
  }),
  output: z.object({
    legalEntityId: id.nullable(),
    legalEntities: choices,
    departments: choices,
    positions: choices,
    costCenters: choices,
    /** Fields that the customer added to people. */
    customFields: z.array(customField),
    nextNumber: z.string(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/org/employees/choices' }],
});
