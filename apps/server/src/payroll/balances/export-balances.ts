import { exportBalances as contract } from '@wagewright/contracts/payroll/balances';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { listBalanceOwners, readBalances, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable } from '../../platform/exports/index.ts';
import { balanceColumns } from './balance-columns.ts';
import { balancesAsked, elementsInOrder, viewBalances } from './balance-rows.ts';

const title = { en: 'Employee balances', 'zh-CN': '员工累计' };

export const exportBalances = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { columns: ids, format, ...asked } = input;
  const language = languageOf(context);
  const sql = sqlOfPrisma(deps.db.prisma);
  const elements = await elementsInOrder(deps.db.prisma);
  const columns = listColumns(balanceColumns(elements), ids, language);
  const [filter, order] = balancesAsked(elements, asked);
  const { total: rows, owners } = await listBalanceOwners(sql, reach, filter, { ...order, offset: 0, limit: exportLimits.rowsMax + 1 });
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({ entity: 'table-export', entityId: 'balances', after: { list: 'balances', format, rows, columns: ids ?? null, ...asked } }),
  );
  const serialNumbers = elements.map(({ serialNumber }) => serialNumber);
  const windows = inWindows(rows, async (first, last) => {
    const read = await readBalances(sql, reach, { year: filter.year, serialNumbers, owners: owners.slice(first, last) });
    return read.map((row) => viewBalances(row, elements));
  });
  return sendTable(context, format, { name: title[language], sheet: title[language], columns, rows, windows });
});
