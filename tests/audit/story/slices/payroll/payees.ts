import { typedTable } from '../../../../support/typed-table.ts';
import type { Step } from '../../step.ts';

/** As the story left its batch. */
let left: { readonly status: string; readonly currentRunId: number | null };

/** The batch of the story as if it waited for its first calculation; afterwards it is again what it was. */
export const steps: readonly Step[] = [
  {
    procedure: 'payroll/payees/change-payee-input',
    by: 'clerk',
    first: async ({ server: { prisma }, notes: { batchId } }) => {
      left = await prisma.batch.findUniqueOrThrow({ where: { id: batchId }, select: { status: true, currentRunId: true } });
      await prisma.batch.update({ where: { id: batchId }, data: { status: 'waiting', currentRunId: null } });
    },
    input: async ({ server: { prisma }, notes: { batchId, employeeId } }) => {
      const { version } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
      return { id: batchId, version, employeeId, inputs: [{ table: typedTable, lines: [{ Amount: '8.00' }] }] };
    },
    then: async ({ server: { prisma }, notes: { batchId } }) => {
      await prisma.batch.update({ where: { id: batchId }, data: left });
    },
  },
];
