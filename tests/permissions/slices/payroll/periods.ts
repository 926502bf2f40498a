import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/periods/list-periods': { about: ({ solutionId }) => ({ solutionId }) },
};

export const rows: ListedRows = {
  'payroll/periods/list-periods': {
    rows: idOf,
    of: async ({ solutionId }, { server }) => (await server.prisma.period.findMany({ where: { solutionId } })).map(({ id }) => id),
  },
};
