import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

// the guided start of every legal entity has begun in the world: who reaches one is told so
const of = ({ legalEntityId }: { legalEntityId: number }) => ({ legalEntityId });
const step = (place: { legalEntityId: number }) => ({ ...of(place), version: 99, step: 'people' });

export const samples: Samples = {
  'payroll/setups/begin-setup': { about: of },
  'payroll/setups/get-setup': { about: of },
  'payroll/setups/list-setups': { anywhere: {} },
  'payroll/setups/complete-setup-step': { about: step },
  'payroll/setups/undo-setup-step': { about: step },
  'payroll/setups/list-pay-gaps': { about: of },
  'payroll/setups/leave-setup': { about: (place) => ({ ...of(place), version: 99 }) },
};

export const rows: ListedRows = {
  'payroll/setups/list-setups': {
    rows: ({ rows: found }: { rows: readonly { legalEntityId: number }[] }) => found.map(({ legalEntityId }) => legalEntityId),
    of: ({ legalEntityId }) => [legalEntityId],
  },
  // somebody of the legal entity loses their bank account, whom no other list is about
  'payroll/setups/list-pay-gaps': {
    rows: ({ rows: found }: { rows: readonly { employeeId: number }[] }) => found.map(({ employeeId }) => employeeId),
    of: async ({ legalEntityId, employeeId }, { server }) => {
      const day = new Date('2026-11-27');
      const other = await server.prisma.employee.findFirstOrThrow({
        where: { legalEntityId, id: { not: employeeId }, hireDate: { lte: day }, terminationDate: null },
        orderBy: { id: 'desc' },
      });
      await server.prisma.employeeBankAccount.deleteMany({ where: { employeeId: other.id } });
      const employed = { legalEntityId, hireDate: { lte: day }, OR: [{ terminationDate: null }, { terminationDate: { gte: day } }] };
      const holds = { effectiveDate: { lte: day }, OR: [{ expiryDate: null }, { expiryDate: { gte: day } }] };
      const without = { ...employed, bankAccounts: { none: holds } };
      return (await server.prisma.employee.findMany({ where: without })).map(({ id }) => id);
    },
    input: { on: '2026-11-27', kind: 'no-bank-account', limit: 500 },
  },
};
