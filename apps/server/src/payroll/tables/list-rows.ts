import type { TablePlan } from '@wagewright/calc-engine';
import type { InputOf } from '@wagewright/contracts';
import { listRows as contract } from '@wagewright/contracts/payroll/tables';
import { listResultRows, readPayeeWindow } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch, type ShownBatch } from '../batches/index.ts';
import { findTable } from './find-table.ts';
import { lineOwner } from './line-owner.ts';
import { readyRows } from './read-rows.ts';

type Window = InputOf<typeof contract>;

/** Neither sorted nor filtered, of a table that has one row for each payee: found by the payees' numbers. */
const isPlain = ({ search, conditions, within, sort }: Window, table: TablePlan, { currentRun }: ShownBatch): boolean =>
  !search && conditions.length === 0 && within.length === 0 && !sort && table.lines === 'one' && currentRun?.upToStep === null;

async function readWindow(deps: Deps, batch: ShownBatch, runId: number, table: TablePlan, input: Window) {
  const { batchId } = input;
  if (isPlain(input, table, batch)) {
    const rows = await readPayeeWindow(deps.db.reads, { ...input, runId, tableNo: table.no });
    return { rows, total: batch.payeeCount };
  }
  return await listResultRows(deps.db.results, { ...input, batchId, runId, tableNo: table.no, columns: table.columns });
}

export const listRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId } = input;
  const batch = await readBatch(deps, batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const table = findTable(program, input.table);
  if (batch.currentRunId === null) return { total: 0, rows: [] };
  const { rows, total } = await readWindow(deps, batch, batch.currentRunId, table, input);
  const ready = await readyRows(deps, { batchId, runId: batch.currentRunId, program, table }, rows);
  return {
    total,
    rows: ready.map(({ row: { v: _v, t: _t, ...shown }, days, cells }) => ({ ...shown, ...lineOwner(shown), days, cells })),
  };
});
