import { exportIssuedPayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { listIssuedPayslipIds, readIssuedPayslips, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable } from '../../platform/exports/index.ts';
import { issuedColumns } from './issued-columns.ts';
import { viewIssued } from './issued-rows.ts';

const title = { en: 'Payslips', 'zh-CN': '工资单' };

export const exportIssuedPayslips = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { columns: codes, format, sort, direction, ...filter } = input;
  const language = languageOf(context);
  const columns = listColumns(issuedColumns, codes, language);
  const sql = sqlOfPrisma(deps.db.prisma);
  const wanted = { sort, direction, language, idsMax: exportLimits.rowsMax + 1 };
  const ids = await deps.db.prisma.$transaction((tx) => listIssuedPayslipIds(sqlOfPrisma(tx), reach, filter, wanted));
  requireExportable(ids.length);
  await inTransaction(async ({ audit }) =>
    audit({
      entity: 'table-export',
      entityId: 'payslips',
      after: { list: 'payslips', format, rows: ids.length, columns: codes ?? null, ...filter },
    }),
  );
  const windows = inWindows(ids.length, async (first, last) => {
    return (await readIssuedPayslips(sql, ids.slice(first, last))).map(viewIssued);
  });
  return sendTable(context, format, { name: title[language], sheet: title[language], columns, rows: ids.length, windows });
});
