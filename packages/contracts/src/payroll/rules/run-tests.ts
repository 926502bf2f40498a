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
  /** Of a test of several periods, from 1; null of a test of one. */
  period: z.int().nullable(),
});

/** What is owed for an earlier period, of which a test expects something else. */
export const redDelta = z.object({
  /** The period that pays it, and the one that it is owed for; from 1. */
  period: z.int(),
  of: z.int(),
  /** The employee of the test, from 0. */
  row: z.int(),
  /** Code of a balance element. */
  element: z.string(),
  /** Exact text; null where nothing is expected. */
  expected: z.string().nullable(),
  found: z.string(),
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
        /** Of a test of several periods; the first ones. */
        deltas: z.array(redDelta),
        /** What else is wrong: rows that the rules have no table for, lines that are missing, periods out of order. */
        others: z.array(z.string()),
      }),
    ),
    /** Where to go on; null where all have run. */
    next: z.int().nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/tests' }],
});
