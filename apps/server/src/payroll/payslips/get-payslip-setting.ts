import { getPayslipSetting as contract, type PayslipItem } from '@wagewright/contracts/payroll/payslips';
import { payslipItems } from '@wagewright/db';
import { payslipSettingColumns as columns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { liveSetting } from './load-setting.ts';

const keyOf = ({ table, column }: Pick<PayslipItem, 'table' | 'column'>): string => `${table}.${column}`;

export const getPayslipSetting = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { code, copies, id } = await requireSolution(prisma, input.solutionId, reach);
  const row = await liveSetting(prisma, id);
  const [copy] = copies;
  const program = copy && deps.programs.of({ ...copy, definition: await deps.definitions.of(copy) }, code);
  const items = row ? columns.style(row.style) : [];
  const known = new Set(items.map(keyOf));
  const there = new Set(program?.tables.flatMap((table) => table.columns.map((column) => `${table.code}.${column.code}`)));
  return {
    setting: row && {
      name: row.name,
      source: columns.source(row.source),
      layout: columns.layout(row.layout),
      notifyMethod: columns.notifyMethod(row.notifyMethod),
      viewDay: row.viewDay,
      viewMonth: columns.viewMonth(row.viewMonth),
      items,
      status: columns.status(row.status),
      version: row.version,
    },
    missing: program ? payslipItems(program).filter((item) => !known.has(keyOf(item))) : [],
    gone: program ? items.map(keyOf).filter((key) => !there.has(key)) : [],
  };
});
