import { namedFormula, readsOf } from '@wagewright/calc-engine';
import { getTableStructure as contract } from '@wagewright/contracts/payroll/tables';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { findTable, viewColumn } from './find-table.ts';

export const getTableStructure = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  return {
    columns: table.columns.map((column) => ({
      ...viewColumn(column),
      from: readsOf(program, table, column),
      formula: namedFormula(program, table, column),
      rule: column.expression,
    })),
  };
});
