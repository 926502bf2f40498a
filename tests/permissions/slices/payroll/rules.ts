import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = {
  'payroll/rules/try-rule': { about: ({ batchId, employeeId }) => ({ batchId, employeeId, table: 'Pay', column: 'Net' }) },
  'payroll/rules/list-pay-items': { anywhere: {} },
};

export const rows: ListedRows = {
  // the company's own list, the same for all who may read rules
  'payroll/rules/list-pay-items': {
    rows: ({ rows }: { rows: { code: string }[] }) => rows.map(({ code }) => code),
    of: async (_, { server }) => (await server.prisma.compensationItem.findMany()).map(({ code }) => code),
  },
};
