import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { toldDifference } from './compare-copies.ts';
import { copyReference, copySummary, findings } from './copy.ts';

export const getReleaseCheck = defineProcedure({
  id: 'payroll/copies/get-release-check',
  kind: 'query',
  summary:
    'What is to be known before a draft is published: whether it compiles, whether its tests are green, what differs from the published copy, and which trial shows the effect on the last batch.',
  permission: 'solution.read',
  input: copyReference,
  output: z.object({
    copy: copySummary,
    /** Publishing asks for an approval. */
    needsRelease: z.boolean(),
    findings,
    /** Tables that share a name, which keeps the draft from being published: codes of both. */
    alike: z.array(z.object({ first: z.string(), second: z.string(), name: z.string() })),
    /** Run now; none where the draft does not compile. What a red one expected and got is for who may see pay. */
    tests: z.array(z.object({ name: z.string(), passed: z.boolean(), failures: z.array(z.string()) })),
    publishedNumber: z.int().nullable(),
    differences: z.array(toldDifference),
    /** What publishing adds to the company's lists of pay types and balance elements, since no solution has named it before. */
    newInLists: z.array(z.object({ list: z.enum(['pay-type', 'balance-element']), code: z.string(), name: localizedText })),
    /** The last batch with a whole result, to try the draft on. */
    lastBatch: z.object({ id, name: z.string(), payees: z.int(), payDate: isoDate }).nullable(),
    /** The last trial of the draft, as it stands, on that batch. */
    trial: z.object({ runId: id, state: z.string() }).nullable(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/payroll/solutions/{solutionId}/copies/{number}/release-check' }],
});
