import { listCellErrors as contract } from '@wagewright/contracts/payroll/tables';
import { listCellErrors as readCellErrors, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { lineOwner } from './line-owner.ts';

export const listCellErrors = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const { tables } = deps.programs.of(batch.copy, batch.period.solution.code);
  const { rows, total } = await readCellErrors(sqlOfPrisma(deps.db.prisma), {
    runId: batch.currentRunId,
    offset: input.offset,
    limit: input.limit,
  });
  return {
    total,
    rows: rows.map(({ tableNo, detail, ...row }) => {
      const table = tables.find(({ no }) => no === tableNo);
      const name = table?.columns.find(({ code }) => code === row.column)?.name;
      return {
        ...row,
        ...lineOwner(row),
        table: table?.code ?? String(tableNo),
        columnName: name ? { en: name.en, 'zh-CN': name['zh-CN'] } : { en: row.column, 'zh-CN': row.column },
        message: detail.message ?? row.code,
        nextStep: detail.nextStep ?? '',
      };
    }),
  };
});
