import { getPayslipArchive as contract } from '@wagewright/contracts/payroll/payslip-archives';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { readArchive, viewArchive } from './read-archive.ts';

export const getPayslipArchive = implementQuery(contract, async ({ input, reach, deps, context }) =>
  viewArchive(await readArchive(deps.db.prisma, input.id, reach), languageOf(context), deps.clock()),
);
