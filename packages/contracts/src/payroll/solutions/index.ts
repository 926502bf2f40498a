import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export * from './definition.ts';
export * from './save-batch-as-test.ts';
export * from './solution-machine.ts';

/** The specification's period types (§9). */
export const periodTypes = [
  'daily',
  'weekly',
  'biweekly',
  'monthly',
  'semi-monthly',
  'bimonthly',
  'quarterly',
  'semi-annual',
  'annual',
] as const;

export const solutionSummary = z.object({
  id,
  code: z.string(),
  name: localizedText,
  legalEntity: localizedText,
  periodType: z.enum(periodTypes),
  currency: z.string(),
  status: z.enum(['active', 'inactive']),
  publishedCopy: z.int().nullable(),
  employeeCount: z.int(),
  batchCount: z.int(),
});

export const listSolutions = defineProcedure({
  id: 'payroll/solutions/list-solutions',
  kind: 'query',
  summary: 'Solutions in the caller’s scope.',
  permission: 'solution.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(solutionSummary) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/payroll/solutions' }],
});

export const definitionColumn = z.object({
  code: z.string(),
  name: localizedText,
  dataType: z.string(),
  dataSource: z.string(),
  expression: z.string().nullable(),
});

export const getSolution = defineProcedure({
  id: 'payroll/solutions/get-solution',
  kind: 'query',
  summary: 'A solution with the rules of its published copy, to read.',
  permission: 'solution.read',
  input: z.strictObject({ id }),
  output: solutionSummary.extend({
    memo: z.string().nullable(),
    managers: z.array(z.string()),
    approvers: z.array(z.string()),
    tables: z.array(z.object({ code: z.string(), name: localizedText, kind: z.string(), columns: z.array(definitionColumn) })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{id}' }],
});
