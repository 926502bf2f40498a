import { employeeOf, idOf, type ListedRows } from './listed.ts';

interface Definition {
  readonly steps: readonly { readonly tables: readonly { readonly code: string; readonly kind: string }[] }[];
}

const employee = { rows: employeeOf, of: ({ employeeId }: { employeeId: number }) => [employeeId] };

export const payroll: ListedRows = {
  'payroll/solutions/list-solutions': { rows: idOf, of: ({ solutionId }) => [solutionId] },
  'payroll/periods/list-periods': {
    rows: idOf,
    of: async ({ solutionId }, { server }) => (await server.prisma.period.findMany({ where: { solutionId } })).map(({ id }) => id),
  },
  'payroll/batches/list-batches': {
    input: { limit: 500 },
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.batch.findMany({ where: { period: { solutionId }, status: { not: 'deleted' } } })).map(({ id }) => id),
  },
  'payroll/batches/list-batch-history': {
    rows: ({ rows }: { rows: { procedure: string }[] }) => rows.map(({ procedure }) => procedure),
    of: () => ['payroll/batches/create-batch', 'payroll/batches/prepare-batch', 'payroll/batches/calculate-batch'],
  },
  'payroll/batches/list-past-batches': {
    rows: ({ rows }: { rows: { pastBatchId: number }[] }) => rows.map(({ pastBatchId }) => pastBatchId),
    of: ({ paidBatchId }) => [paidBatchId],
  },
  // the salary of the sister's employee was changed last of all, after both solutions had paid everybody
  'payroll/batches/list-retro-candidates': {
    rows: employeeOf,
    of: ({ employeeId }, { world }, role) => [...new Set([employeeId, world.place(role, 'sister').employeeId])],
  },
  'payroll/batches/list-retro-deltas': employee,
  'payroll/batches/list-batch-input': { input: { table: 'Employee' }, rows: employeeOf, of: ({ employeeIds }) => employeeIds },
  'payroll/tables/list-tables': {
    rows: ({ tables }: { tables: { code: string }[] }) => tables.map(({ code }) => code),
    of: async ({ solutionId }, { server }) => {
      const { definition } = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status: 'published' } });
      const tables = (definition as unknown as Definition).steps.flatMap((step) => step.tables);
      return tables.filter(({ kind }) => ['data', 'union', 'pivot'].includes(kind)).map(({ code }) => code);
    },
  },
  'payroll/tables/list-rows': { rows: employeeOf, of: ({ employeeIds }) => employeeIds },
  'payroll/tables/list-cell-errors': employee,
  'payroll/what-ifs/list-what-ifs': {
    rows: ({ rows }: { rows: { runId: number }[] }) => rows.map(({ runId }) => runId),
    of: ({ whatIfId }) => [whatIfId],
  },
  'payroll/what-ifs/list-affected-payees': employee,
  'payroll/what-ifs/list-changed-cells': employee,
  'payroll/payslips/list-my-payslips': { rows: idOf, of: ({ payslipId }) => [payslipId] },
  'payroll/payslips/list-batch-payslips': {
    rows: idOf,
    of: async ({ paidBatchId }, { server }) =>
      (await server.prisma.payslip.findMany({ where: { batchId: paidBatchId } })).map(({ id }) => id),
  },
};
