import { listMissingPayslips as contract } from '@wagewright/contracts/payroll/payslips';
import { listMissingPayslips as list, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { missingPayslip } from './missing-payslip.ts';

export const listMissingPayslips = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const { total, rows } = await prisma.$transaction((tx) => list(sqlOfPrisma(tx), input));
  const [held, others] = [await missingPayslip(prisma, batch, true), await missingPayslip(prisma, batch)];
  return {
    total,
    rows: rows.map(({ department, isHeld, ...row }) => ({
      ...row,
      department: departmentVersionColumns.name(department),
      ...(isHeld ? held : others),
    })),
  };
});
