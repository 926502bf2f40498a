import { listAffectedPayees as contract } from '@wagewright/contracts/payroll/what-ifs';
import { decimalText, listAffectedPayees as readAffected, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { comparedPrograms, netOf } from './compared-programs.ts';
import { loadWhatIf } from './load-what-if.ts';

export const listAffectedPayees = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const run = await loadWhatIf(prisma, batch.id, input.runId);
  if (run.state !== 'finished') return { total: 0, rows: [] };
  const compared = await comparedPrograms(deps, run, batch.period.solution.code);
  const [before, after] = [netOf(compared.before), netOf(compared.after)];
  const [beforeScale, scale] = [before?.scale ?? 0, after?.scale ?? 0];
  const { rows, total } = await readAffected(sqlOfPrisma(prisma), compared.runs, { before, after, lift: scale - beforeScale }, input);
  const lifted = (minor: string, from: number): bigint => BigInt(minor) * 10n ** BigInt(Math.max(scale, beforeScale) - from);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      before: row.before === null ? null : decimalText(row.before, beforeScale),
      after: row.after === null ? null : decimalText(row.after, scale),
      change:
        row.before === null || row.after === null
          ? null
          : decimalText(String(lifted(row.after, scale) - lifted(row.before, beforeScale)), Math.max(scale, beforeScale)),
    })),
  };
});
