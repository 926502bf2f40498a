import { listChangedCells as contract } from '@wagewright/contracts/payroll/what-ifs';
import { type ComparedColumn, formatValue, listChangedCells as readChanged, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { viewColumn } from '../tables/index.ts';
import { comparedPrograms } from './compared-programs.ts';
import { loadWhatIf } from './load-what-if.ts';

type Name = { readonly en: string; readonly 'zh-CN': string };
const plainName = ({ en, 'zh-CN': zh }: Name) => ({ en, 'zh-CN': zh });

function viewCell(column: ComparedColumn, side: 'before' | 'after', stored: string | null, error: string | null) {
  if (error !== null) return { error };
  if (stored === null || column.plan.storage === 't') return stored;
  return formatValue(stored, { type: column.plan.type, scale: column[side].scale });
}

export const listChangedCells = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const run = await loadWhatIf(prisma, batch.id, input.runId);
  if (run.state !== 'finished') return { total: 0, rows: [] };
  const { runs } = await comparedPrograms(deps, run, batch.period.solution.code);
  const { rows, total } = await readChanged(sqlOfPrisma(prisma), runs, input);
  return {
    total,
    rows: rows.flatMap((row) => {
      const table = runs.tables.find(({ after }) => after === row.tableNo);
      const column = table?.columns[row.column];
      if (!table || !column) return [];
      const { type, percentage, values } = viewColumn(column.plan);
      return {
        employeeId: row.employeeId === 0 ? null : row.employeeId,
        employeeNumber: row.employeeNumber,
        name: row.name,
        table: table.plan.code,
        tableName: plainName(table.plan.name),
        line: row.line,
        column: column.code,
        columnName: plainName(column.plan.name),
        type,
        percentage,
        values,
        before: viewCell(column, 'before', row.before, row.beforeError),
        after: viewCell(column, 'after', row.after, row.afterError),
      };
    }),
  };
});
