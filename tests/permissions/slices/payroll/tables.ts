import { byEmployee, employeeOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { payee, type VisibleFields } from '../../visible-fields.ts';

interface Definition {
  readonly steps: readonly { readonly tables: readonly { readonly code: string; readonly kind: string }[] }[];
}

export const samples: Samples = {
  'payroll/tables/list-tables': { about: ({ batchId }) => ({ batchId }) },
  'payroll/tables/get-table-structure': { about: ({ batchId }) => ({ batchId, table: 'Pay' }) },
  'payroll/tables/list-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay' }) },
  'payroll/tables/explain-cell': { about: ({ batchId, employeeId }) => ({ batchId, table: 'Pay', employeeId, column: 'Net' }) },
  'payroll/tables/list-cell-errors': { about: ({ batchId }) => ({ batchId }) },
  'payroll/tables/export-cell-errors': { about: ({ batchId }) => ({ batchId }) },
  'payroll/tables/get-column-values': { about: ({ batchId }) => ({ batchId, table: 'Pay', column: 'department' }) },
  'payroll/tables/summarize-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay' }) },
  'payroll/tables/export-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay', columns: ['name', 'Net'] }) },
  'payroll/tables/export-groups': {
    about: ({ batchId }) => ({ batchId, table: 'Pay', groupBy: ['department'], columns: ['name', 'Net'] }),
  },
  'payroll/tables/export-pivot': {
    about: ({ batchId }) => ({ batchId, table: 'Pay', rows: ['department'], columns: [], measures: [{ aggregate: 'sum', column: 'Net' }] }),
  },
  'payroll/tables/group-rows': { about: ({ batchId }) => ({ batchId, table: 'Pay', groupBy: 'department' }) },
  'payroll/tables/pivot-rows': {
    about: ({ batchId }) => ({ batchId, table: 'Pay', rows: ['department'], columns: [], measures: [{ aggregate: 'sum', column: 'Net' }] }),
  },
};

export const rows: ListedRows = {
  'payroll/tables/list-tables': {
    rows: ({ tables }: { tables: { code: string }[] }) => tables.map(({ code }) => code),
    of: async ({ solutionId }, { server }) => {
      const { definition } = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, status: 'published' } });
      const tables = (definition as unknown as Definition).steps.flatMap((step) => step.tables);
      return tables.filter(({ kind }) => ['data', 'union', 'pivot'].includes(kind)).map(({ code }) => code);
    },
  },
  'payroll/tables/list-rows': { rows: employeeOf, of: ({ employeeIds }) => employeeIds },
  'payroll/tables/list-cell-errors': byEmployee,
};

export const fields: VisibleFields = {
  'payroll/tables/list-rows': [...payee, 'department', 'movement', 'held', 'errors', 'line', 'days', 'cells'],
  'payroll/tables/list-cell-errors': [
    ...payee,
    'table',
    'line',
    'column',
    'columnName',
    'tableName',
    'code',
    'message',
    'nextStep',
    'rule',
  ],
};
