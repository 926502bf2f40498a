import { type ColumnPlan, historyTableNo, type Program } from '@wagewright/calc-engine';
import type { LocalizedText } from '@wagewright/contracts';
import { listChangedInputs as contract } from '@wagewright/contracts/payroll/what-ifs';
import {
  type ChangedInputRow,
  type ComparedInput,
  comparedInputs,
  formatValue,
  listChangedInputs as readChanged,
  sqlOfPrisma,
} from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { comparedPrograms } from './compared-programs.ts';
import { loadWhatIf } from './load-what-if.ts';

/** A column by its name; of the ledger's windows by the name of the balance element. */
function nameOf(program: Program, { after: table }: ComparedInput, column: ColumnPlan): LocalizedText {
  const need = table.tableNo === historyTableNo ? program.history[column.position - 1] : undefined;
  const { en, 'zh-CN': zh } = program.balances.find(({ code }) => code === need?.element)?.name ?? column.name;
  return need ? { en: `${en} (${need.window}, ledger)`, 'zh-CN': `${zh}（${need.window}，台账）` } : { en, 'zh-CN': zh };
}

const textOf = (column: ColumnPlan, stored: string | null): string | null =>
  stored === null || column.storage === 't' ? stored : formatValue(stored, column);

function changesOf(program: Program, inputs: readonly ComparedInput[], { table, line, before, after }: ChangedInputRow) {
  const input = inputs[table];
  return (input?.columns ?? []).flatMap(({ after: column }, index) => {
    const values = { before: textOf(column, before?.[index] ?? null), after: textOf(column, after?.[index] ?? null) };
    if (!input || values.before === values.after) return [];
    return [{ table: input.after.code, column: column.code, columnName: nameOf(program, input, column), line, ...values }];
  });
}

export const listChangedInputs = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const run = await loadWhatIf(prisma, batch.id, input.runId);
  if (!run.ownInput) return { rows: [], total: 0 };
  const { before, after } = await comparedPrograms(deps, run, batch.period.solution.code);
  const inputs = comparedInputs(before, after);
  const { rows, total } = await prisma.$transaction((tx) =>
    readChanged(sqlOfPrisma(tx), { batchId: batch.id, runId: run.id }, inputs, input),
  );
  return {
    total,
    rows: rows.map(({ rows: changed, ...payee }) => ({ ...payee, changes: changed.flatMap((row) => changesOf(after, inputs, row)) })),
  };
});
