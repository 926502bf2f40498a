import type { ColumnPlan, InputPlan } from '@wagewright/calc-engine';
import { listRetroCandidates as contract } from '@wagewright/contracts/payroll/batches';
import {
  type ChangedRow,
  formatValue,
  listChangedPayees,
  listDeferred,
  listRecordChanges,
  type RecordChange,
  readBatchContext,
  sqlOfPrisma,
} from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';
import { loadPastBatch } from './retro-runs.ts';

function textOf(column: ColumnPlan, row: ChangedRow['before']): string | null {
  const stored = row?.[column.storage][column.position - 1] ?? null;
  return stored === null || column.storage === 't' ? stored : formatValue(stored, column);
}

function changesOf(inputs: readonly InputPlan[], { tableNo, line, before, after }: ChangedRow) {
  const table = inputs.find((input) => input.tableNo === tableNo);
  return (table?.columns ?? []).flatMap((column) => {
    const change = { before: textOf(column, before), after: textOf(column, after) };
    if (change.before === change.after) return [];
    const columnName = { en: column.name.en, 'zh-CN': column.name['zh-CN'] };
    return [{ table: table?.code ?? '', column: column.code, columnName, line, ...change }];
  });
}

const recordsOf = (changes: readonly RecordChange[], whose: number) =>
  changes.filter(({ employeeId }) => employeeId === whose).map(({ record, changedAt }) => ({ record, changedAt: changedAt.toISOString() }));

export const listRetroCandidates = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const past = await loadPastBatch(prisma, batch, input.pastBatchId, reach);
  const program = deps.programs.of(past.copy, past.period.solution.code);
  return await prisma.$transaction(async (tx) => {
    const sql = sqlOfPrisma(tx);
    const context = await readBatchContext(sql, past.id);
    const { total, rows } = await listChangedPayees(sql, context, program, { ...input, paidIn: batch.id });
    const ids = rows.map(({ employeeId }) => employeeId);
    const records = past.preparedAt ? await listRecordChanges(sql, ids, past.preparedAt) : [];
    const deferred = await listDeferred(sql, { pastBatchId: past.id, paidIn: batch.id }, ids);
    return {
      total,
      rows: rows.map(({ rows: changed, ...payee }) => ({
        ...payee,
        changes: changed.flatMap((row) => changesOf(program.inputs, row)),
        records: recordsOf(records, payee.employeeId),
        takenFrom: deferred.find(({ employeeId }) => employeeId === payee.employeeId)?.months ?? [],
      })),
    };
  });
});
