import { listPayslipSettings as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { implementQuery } from '../../core/implement.ts';
import { settingsWithin, withSolutions } from './load-setting.ts';
import { namesOfUsers } from './names-of-users.ts';
import { viewSetting } from './setting-view.ts';

export const listPayslipSettings = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { status, solutionId, search, offset: skip, limit: take } = input;
  const where = {
    AND: [
      settingsWithin(reach),
      status ? { status } : {},
      solutionId ? { solutions: { some: { solutionId } } } : {},
      search ? { name: { contains: search, mode: 'insensitive' as const } } : {},
    ],
  };
  const orderBy = [{ changedAt: 'desc' as const }, { id: 'desc' as const }];
  const [total, rows] = await Promise.all([
    prisma.payslipSetting.count({ where }),
    prisma.payslipSetting.findMany({ where, include: withSolutions, orderBy, skip, take }),
  ]);
  const names = await namesOfUsers(prisma, rows);
  return { total, rows: rows.map((row) => viewSetting(row, actor, names)) };
});
