import { exportAudit as contract } from '@wagewright/contracts/platform/audit';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { listAudit, listAuditIds, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable } from '../exports/index.ts';
import { auditColumns } from './audit-columns.ts';
import { seesAllPay, viewEntry } from './audit-view.ts';

const title = { en: 'Audit', 'zh-CN': '审计' };

export const exportAudit = implementSteppedMutation(contract, async ({ input, actor, context, deps, inTransaction }) => {
  const { columns: codes, format, ...asked } = input;
  const [language, seesPay, sql] = [languageOf(context), seesAllPay(actor), sqlOfPrisma(deps.db.prisma)];
  const columns = listColumns(auditColumns, codes, language);
  const ids = await listAuditIds(sql, asked, exportLimits.rowsMax + 1);
  requireExportable(ids.length);
  await inTransaction(async ({ audit }) => {
    audit({
      entity: 'table-export',
      entityId: 'audit',
      after: { list: 'audit', format, rows: ids.length, columns: codes ?? null, ...asked },
    });
  });
  const windows = inWindows(ids.length, async (first, last) => {
    const before = String(BigInt(ids[first] ?? 0) + 1n);
    const rows = await listAudit(sql, asked, before, last - first);
    return rows.map((row) => viewEntry(row, language, seesPay));
  });
  return sendTable(context, format, { name: title[language], sheet: title[language], columns, rows: ids.length, windows });
});
