import { exportOvertimeHours as contract } from '@wagewright/contracts/time/overtime';
import { countOvertimeHours, listOvertimeHours, sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementSteppedMutation } from '../../core/implement.ts';
import { inWindows, listColumns, requireExportable, sendTable, wideWindowRows } from '../../platform/exports/index.ts';
import { hoursColumns, viewHours } from './hours-rows.ts';

const title = { en: 'Overtime hours', 'zh-CN': '加班核对' };

export const exportOvertimeHours = implementSteppedMutation(contract, async ({ input, actor, reach, context, deps, inTransaction }) => {
  const { columns: codes, format, ...filter } = input;
  const language = languageOf(context);
  const columns = listColumns(hoursColumns, codes, language);
  const sql = sqlOfPrisma(deps.db.prisma);
  const asked = { ...filter, reach: { ...reach, employeeId: actor.employeeId }, today: isoDay(deps.clock()) };
  const rows = await countOvertimeHours(sql, asked);
  requireExportable(rows);
  await inTransaction(async ({ audit }) =>
    audit({
      entity: 'table-export',
      entityId: 'overtime-hours',
      after: { list: 'overtime-hours', format, rows, columns: codes ?? null, ...filter },
    }),
  );
  const windows = inWindows(
    rows,
    async (first, last) => (await listOvertimeHours(sql, asked, { offset: first, limit: last - first })).map(viewHours),
    wideWindowRows,
  );
  return sendTable(context, format, { name: title[language], sheet: title[language], columns, rows, windows });
});
