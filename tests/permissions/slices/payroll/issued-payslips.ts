import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';

export const samples: Samples = {
  'payroll/issued-payslips/list-issued-payslips': { anywhere: {} },
  'payroll/issued-payslips/export-issued-payslips': { anywhere: {} },
  'payroll/issued-payslips/list-payslip-places': { anywhere: {} },
  // what does not leave a payslip of its place other than it was
  'payroll/issued-payslips/move-payslips': {
    about: async ({ paidBatchId }, { server }) => {
      const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId } });
      return { ids: [id], event: 'allow' };
    },
  },
};

interface Places {
  readonly legalEntities: readonly { readonly id: number }[];
}

export const rows: ListedRows = {
  'payroll/issued-payslips/list-payslip-places': {
    rows: ({ legalEntities }: Places) => legalEntities.map(({ id }) => id),
    of: async ({ solutionId }, { server }) => [
      (await server.prisma.solution.findUniqueOrThrow({ where: { id: solutionId } })).legalEntityId,
    ],
  },
  'payroll/issued-payslips/list-issued-payslips': {
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.payslip.findMany({ where: { period: { solutionId } } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/issued-payslips/list-payslip-places': words('legalEntities departments'),
  'payroll/issued-payslips/list-issued-payslips': [
    'id',
    'number',
    ...payee,
    ...words(
      'department solution period source status currency gross net publishedAt shownFrom sentAt seenAt check isWaiting hasFailed isUnreached',
    ),
  ],
};
