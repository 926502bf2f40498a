import { calculatedTableKinds } from '@wagewright/contracts/payroll/solutions';
import { listTables as contract } from '@wagewright/contracts/payroll/tables';
import { implementQuery } from '../../core/implement.ts';
import { readBatch, summaryColumns } from '../batches/index.ts';
import { datedLinesOf } from './dated-lines.ts';
import { viewColumn } from './find-table.ts';

export const listTables = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const summary = summaryColumns(program, batch.period.solution.code);
  const calculated = program.tables.filter(({ kind }) => calculatedTableKinds.includes(kind));
  return {
    tables: calculated.map((table) => ({
      code: table.code,
      name: { en: table.name.en, 'zh-CN': table.name['zh-CN'] },
      step: table.step,
      lines: table.lines,
      datedLines: datedLinesOf(program, table) !== null,
      netColumn: summary.table.no === table.no ? summary.net.code : null,
      columns: table.columns.map(viewColumn),
    })),
  };
});
