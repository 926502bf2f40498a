import type { Step } from '../../step.ts';

/** How a solution is configured besides its rules. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/configuration/set-dynamic',
    by: 'clerk',
    input: async ({ server }) => {
      const { id, version } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
      return { id, version, isAutomatic: false, joins: 'others' };
    },
  },
];
