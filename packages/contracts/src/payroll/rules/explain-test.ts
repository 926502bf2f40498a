import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { lineNumber, lineOfText } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { copyReference } from '../copies/index.ts';
import { codeSchema, definitionLimits } from '../solutions/index.ts';
import { explanation } from '../tables/index.ts';

export const explainTest = defineProcedure({
  id: 'payroll/rules/explain-test',
  kind: 'query',
  summary: 'How a value of a test comes about by the rules of a copy, on the rows that the test gives.',
  permission: 'pay.read',
  input: copyReference.extend({
    test: lineOfText(limits.testNameCharactersMax).min(1),
    /** The employee of the test, from 0. */
    row: z.int().min(0).max(definitionLimits.testRowsMax),
    table: codeSchema,
    column: codeSchema,
    line: lineNumber.default(0),
  }),
  output: z.object({ explanation }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/test-explanation' }],
});
