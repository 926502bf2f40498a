import type { Program, TablePlan } from '@wagewright/calc-engine';
import { calculatedTableKinds } from '@wagewright/contracts/payroll/solutions';
import { readLineDays, readPayeeErrors, readStoredRows, type Sql, sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { datedLinesOf, formatCells, viewColumn } from '../tables/index.ts';

interface Whose {
  readonly batchId: number;
  readonly runId: number;
  readonly employeeId: number;
}

/** The calculated tables that hold lines of single people. */
export const ownTables = ({ tables }: Program): TablePlan[] =>
  tables.filter(({ kind, lines }) => calculatedTableKinds.includes(kind) && lines !== 'shared');

async function daysOf(sql: Sql, program: Program, table: TablePlan, { batchId, employeeId }: Whose) {
  const dated = datedLinesOf(program, table);
  const days = dated ? await readLineDays(sql, { batchId, ...dated, employeeIds: [employeeId] }) : [];
  return new Map(days.map(({ line, from, to }) => [line, { from, to }]));
}

/** Every line that a run calculated for somebody, table by table; a table that a step did not reach has none. */
export async function readResults({ db }: Pick<Deps, 'db'>, program: Program, whose: Whose) {
  const sql = sqlOfPrisma(db.prisma);
  const tables = ownTables(program);
  const asked = { ...whose, tableNumbers: tables.map(({ no }) => no) };
  const stored = await readStoredRows(sql, asked);
  const errors = await readPayeeErrors(sql, asked);
  const results = [];
  for (const table of tables) {
    const days = await daysOf(sql, program, table, whose);
    const rows = stored.filter(({ tableNo }) => tableNo === table.no);
    results.push({
      code: table.code,
      name: { en: table.name.en, 'zh-CN': table.name['zh-CN'] },
      step: table.step,
      isSummary: program.summary?.net.split('.')[0] === table.code,
      columns: table.columns.map(viewColumn),
      rows: rows.map((row) => {
        const failed = errors.filter(({ tableNo, line }) => tableNo === table.no && line === row.line);
        const codes = new Map(failed.map(({ column, code }) => [column, code]));
        return { line: row.line, days: days.get(row.line) ?? null, cells: formatCells(table.columns, row, codes) };
      }),
    });
  }
  return results;
}
