import { z } from 'zod';
import { currencyCode } from '../../core/places.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { compensationItemCode } from '../compensation/index.ts';
import { structureCode, structureName } from './salary-structure.ts';

export const createSalaryStructure = defineProcedure({
  id: 'org/salary-structures/create-salary-structure',
  kind: 'mutation',
  summary: 'Gives a legal entity a salary structure for a compensation item, still without grades. Code, item and currency stay.',
  permission: 'compensation.edit',
  input: z.strictObject({
    legalEntityId: id,
    code: structureCode,
    name: structureName,
    item: compensationItemCode,
    currency: currencyCode,
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'COMPENSATION_ITEM_ONE_TIME', 'SALARY_STRUCTURE_EXISTS'],
  rest: [{ method: 'POST', path: '/api/org/salary-structures', status: 201 }],
  audit: 'salary-structure',
  changes: 'legal-entity',
  idempotent: true,
});
