import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { copyReference } from '../copies/index.ts';
import { definitionFinding } from '../solutions/index.ts';

/** A cell of which a test expects something else. */
export const redCell = z.object({
  table: z.string(),
  column: z.string(),
  /** The employee of the test, from 0. */
  row: z.int(),
  /** From 0. */
  line: z.int(),
  /** Exact text; null where it is blank. */
  expected: z.string().nullable(),
  found: z.string().nullable(),
  /** The code of an error stands where a value is meant. */
  expectsError: z.boolean(),
  failed: z.boolean(),
});

export const runTests = defineProcedure({
  id: 'payroll/rules/run-tests',
  kind: 'query',
  summary: 'The tests of a copy as they run now, so many at once: which are green, and of the others what they expected and got.',
  permission: 'pay.read',
  input: copyReference.extend({ from: z.int().min(0).max(1_000_000).default(0) }),
  output: z.object({
    /** Why the rules cannot be calculated as they stand; then no test is run. */
    findings: z.array(definitionFinding),
    tests: z.array(
      z.object({
        name: z.string(),
        passed: z.boolean(),
        cells: z.array(redCell),
        /** Cells that differ, of which `cells` has the first. */
        cellCount: z.int(),
        /** What else is wrong: rows that the rules have no table for, lines that are missing, a period of several. */
        others: z.array(z.string()),
      }),
    ),
    /** Where to go on; null where all have run. */
    next: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/tests' }],
});
