import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const own = { about: ({ payslipMoveId }: PlaceOf) => ({ id: payslipMoveId }) };

export const samples: Samples = {
  // no more than a person may have under way; what does not leave a payslip of its place other than it was
  'payroll/payslip-moves/ask-payslip-move': {
    about: async ({ paidBatchId }, { server }) => {
      await server.prisma.payslipMove.updateMany({ where: { state: 'running' }, data: { state: 'cancelled' } });
      const { id } = await server.prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } });
      return { ids: [id], event: 'allow' };
    },
  },
  'payroll/payslip-moves/get-payslip-move': own,
  'payroll/payslip-moves/watch-payslip-move': own,
  // one that is over already: it stays as it is
  'payroll/payslip-moves/cancel-payslip-move': own,
  'payroll/payslip-moves/list-payslip-moves': { anywhere: {} },
};

export const rows: ListedRows = {
  'payroll/payslip-moves/list-payslip-moves': {
    rows: idOf,
    // what one has asked for, and of it what still lies within one's reach
    of: async ({ paidBatchId }, { server, world }, role) =>
      (
        await server.prisma.payslipMove.findMany({
          where: { askedByUserId: world.people.userIds[role], payslips: { some: { payslip: { batchId: paidBatchId } } } },
        })
      ).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslip-moves/list-payslip-moves': words('id event state payslips done outcomes askedBy askedAt finishedAt failure'),
};
