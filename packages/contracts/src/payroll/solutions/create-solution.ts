import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { givenNameSchema } from './given-name.ts';
import { periodTypes } from './solution.ts';

/** Names the solution for good: views of the data bear it. */
export const solutionCode = z.string().regex(/^[A-Z][A-Z0-9_]{1,29}$/, 'capital letters, digits and underscores, beginning with a letter');

export const createSolution = defineProcedure({
  id: 'payroll/solutions/create-solution',
  kind: 'mutation',
  summary:
    'Makes a solution with a first draft: of a template, of the published copy of another solution, as a child that inherits from one, or, without any of them, with nothing but gross, deductions and net in the currency of the legal entity. Who makes it manages it.',
  permission: 'solution.manage',
  input: z.strictObject({
    code: solutionCode,
    name: givenNameSchema,
    memo: remarks.optional(),
    legalEntityId: id,
    periodType: z.enum(periodTypes),
    /** One of these at most. */
    fromTemplate: lineOfText(limits.nameCharactersMax).min(1).optional(),
    fromSolutionId: id.optional(),
    /** Inherits the rules that are published there, for good. */
    parentId: id.optional(),
    /** Of a child: a permission template of its parent, whose people and roles it begins with. */
    permissionTemplateId: id.optional(),
  }),
  output: z.object({ id, draftNumber: z.int() }),
  errors: [
    'NOT_FOUND',
    'SOLUTION_EXISTS',
    'VALIDATION_FAILED',
    'ILLEGAL_TRANSITION',
    'NOTHING_PUBLISHED',
    'CHILD_UNLIKE_PARENT',
    'PARENT_TOO_DEEP',
  ],
  rest: [{ method: 'POST', path: '/api/payroll/solutions', status: 201 }],
  audit: 'solution',
  idempotent: true,
});
