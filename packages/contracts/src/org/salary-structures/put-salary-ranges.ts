import { z } from 'zod';
import { isoDate, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { salaryRanges } from '../compensation/index.ts';
import { structureReference } from './salary-structure.ts';

export const putSalaryRanges = defineProcedure({
  id: 'org/salary-structures/put-salary-ranges',
  kind: 'mutation',
  summary:
    'Says what grades, levels and ranges a salary structure has from a day on, until the next version that is planned. Amounts that people are paid stay as they are.',
  permission: 'compensation.edit',
  input: structureReference.extend({ from: isoDate, ranges: salaryRanges, reason: remarks.nullable().default(null) }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'SALARY_LEVEL_TWICE', 'SALARY_RANGE_REVERSED'],
  rest: [{ method: 'POST', path: '/api/org/salary-structures/{id}/ranges' }],
  audit: 'salary-structure',
  changes: 'legal-entity',
});
