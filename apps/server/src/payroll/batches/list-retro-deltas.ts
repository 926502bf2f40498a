import { listRetroDeltas as contract } from '@wagewright/contracts/payroll/batches';
import { decimalText, readBatchContext, listRetroDeltas as readDeltas, sqlOfPrisma } from '@wagewright/db';
import { balanceElementColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';
import { finishedRetroRuns } from './retro-runs.ts';

export const listRetroDeltas = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const { history } = deps.programs.of(batch.copy, batch.period.solution.code);
  const paid = new Set(history.filter(({ window }) => window === 'RETRO').map(({ element }) => element));
  const sql = sqlOfPrisma(prisma);
  const runs = await finishedRetroRuns(prisma, deps, batch);
  const { rows, total } = await readDeltas(sql, await readBatchContext(sql, batch.id), runs, input);
  return {
    total,
    rows: rows.map(({ deltas, ...row }) => ({
      ...row,
      deltas: deltas.map(({ element, name, minor, scale }) => ({
        element,
        name: balanceElementColumns.name(name),
        amount: decimalText(minor, scale),
        isPaid: paid.has(element),
      })),
    })),
  };
});
