import { listTables as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { viewColumn } from './find-table.ts';

export const listTables = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await loadBatch(deps.db.prisma, input.batchId, reach);
  const { tables } = deps.programs.of(batch.copy, batch.period.solution.code);
  return {
    tables: tables
      .filter(({ kind }) => kind === 'data')
      .map(({ code, name, columns }) => ({ code, name: { en: name.en, 'zh-CN': name['zh-CN'] }, columns: columns.map(viewColumn) })),
  };
});
