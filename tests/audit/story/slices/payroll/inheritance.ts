import { type ChildSolution, makeChildOf } from '../../../../support/child-of.ts';
import type { Step } from '../../step.ts';

let child: ChildSolution;

/** A child takes what its parent has published since. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/inheritance/take-parent-copy',
    by: 'clerk',
    first: async ({ server }) => {
      child = await makeChildOf(server.prisma, 'US_BIWEEKLY', 'STORY_CHILD');
    },
    input: () => ({
      solutionId: child.solutionId,
      parentNumber: child.parentNumber,
      parts: [child.part],
      draft: { number: 1, version: 1 },
      remarks: 'story',
    }),
  },
];
