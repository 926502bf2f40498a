import { watchPayslipArchive as contract } from '@wagewright/contracts/payroll/payslip-archives';
import { languageOf } from '../../core/context.ts';
import { implementSubscription } from '../../core/implement.ts';
import { readArchive, viewArchive } from './read-archive.ts';

export const watchPayslipArchive = implementSubscription(
  contract,
  (change, { input }) => change.topic === 'payslip-archive' && change.id === input.id,
  async ({ input, reach, deps, context }) =>
    viewArchive(await readArchive(deps.db.prisma, input.id, reach), languageOf(context), deps.clock()),
);
