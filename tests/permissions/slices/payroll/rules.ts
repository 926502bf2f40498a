import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/rules/try-rule': { about: ({ batchId, employeeId }) => ({ batchId, employeeId, table: 'Pay', column: 'Net' }) },
  'payroll/rules/list-pay-items': { anywhere: {} },
  'payroll/rules/run-tests': { about: ({ solutionId }) => ({ solutionId, number: 1 }) },
  'payroll/rules/explain-test': {
    about: async ({ solutionId }, { server }) => {
      const where = { solutionId, number: 1 };
      const { definition } = await server.prisma.solutionCopy.findFirstOrThrow({ where });
      const { tests } = definition as unknown as { tests: { name: string; next?: unknown }[] };
      const test = tests.find(({ next }) => next === undefined)?.name ?? 'none';
      return { ...where, test, row: 0, table: 'Pay', column: 'Net' };
    },
  },
};

export const rows: ListedRows = {
  // the company's own list, the same for all who may read rules
  'payroll/rules/list-pay-items': {
    rows: ({ rows }: { rows: { code: string }[] }) => rows.map(({ code }) => code),
    of: async (_, { server }) => (await server.prisma.compensationItem.findMany()).map(({ code }) => code),
  },
};
