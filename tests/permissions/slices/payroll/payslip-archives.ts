import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const own = { about: ({ payslipArchiveId }: PlaceOf) => ({ id: payslipArchiveId }) };

export const samples: Samples = {
  // no more than a person may have under way
  'payroll/payslip-archives/ask-payslip-archive': {
    about: async ({ paidBatchId }, { server }) => {
      await server.prisma.payslipArchive.updateMany({ where: { state: 'running' }, data: { state: 'cancelled' } });
      const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } });
      return { ids: [id] };
    },
  },
  'payroll/payslip-archives/get-payslip-archive': own,
  'payroll/payslip-archives/watch-payslip-archive': own,
  // one that is made already: it stays as it is
  'payroll/payslip-archives/cancel-payslip-archive': own,
  'payroll/payslip-archives/download-payslip-archive': { about: ({ payslipArchiveId }) => ({ id: payslipArchiveId, number: 1 }) },
  'payroll/payslip-archives/list-payslip-archives': { anywhere: {} },
};

export const rows: ListedRows = {
  'payroll/payslip-archives/list-payslip-archives': {
    rows: idOf,
    // what one has asked for, and of it what still lies within one's reach
    of: async ({ paidBatchId }, { server, world }, role) =>
      (
        await server.prisma.payslipArchive.findMany({
          where: { askedByUserId: world.people.userIds[role], payslips: { some: { payslip: { batchId: paidBatchId } } } },
        })
      ).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslip-archives/list-payslip-archives': words('id state payslips askedAt progress failure keptUntil files bytes'),
};
