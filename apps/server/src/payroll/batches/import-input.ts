import type { ColumnPlan } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { type ImportColumn, type InputTargetFacts, importInput } from '@wagewright/db';
import { batchesWithin } from '../../core/scopes.ts';
import { type ImportEntity, type ImportReader, personColumns } from '../../platform/imports/index.ts';
import { compileCopy } from '../solutions/index.ts';
import { findInputTable } from './input-tables.ts';
import { loadBatch } from './load-batch.ts';
import { requireBatchEvent } from './move-batch.ts';

const valueColumn = ({ code, name, type, scale, currency, display }: ColumnPlan): ImportColumn => ({
  code,
  name: { en: name.en, 'zh-CN': name['zh-CN'] },
  type: type === 'decimal' && display.percentage ? 'percentage' : type,
  role: 'value',
  scale,
  currency: currency ?? null,
});

const stored = ({ code, type, scale, storage, position }: ColumnPlan) => ({ code, type, scale, storage, position });

function obstacleOf(batch: Parameters<typeof requireBatchEvent>[0]): AppError | null {
  try {
    requireBatchEvent(batch, 'change-payee-input');
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Values of a batch that are typed or imported: its subject is the batch, and as its part the code of one of its typed tables. */
export const batchInputImport: ImportEntity = {
  ...importInput({
    compile: ({ definition, solution }) => compileCopy(definition, solution),
    enqueueChunks: () => Promise.reject(new Error('A worker writes what is imported.')),
  }),
  open: async ({ tx, deps }: ImportReader, { id, part }, reach) => {
    const batch = await loadBatch(tx, id, reach);
    if (part === undefined) throw new AppError('NOT_FOUND', { what: 'table', id: '' });
    const { plan, name, isTyped } = findInputTable(deps.programs.of(batch.copy, batch.period.solution.code), part);
    if (!isTyped) throw new AppError('NOT_FOUND', { what: 'typed table', id: part });
    const target: InputTargetFacts = {
      batchId: id,
      copyId: batch.copyId,
      tableNo: plan.tableNo,
      lines: plan.lines,
      columns: plan.columns.map(stored),
    };
    return {
      title: { en: `${batch.name}: ${name.en}`, 'zh-CN': `${batch.name}：${name['zh-CN']}` },
      columns: [...personColumns, ...plan.columns.map(valueColumn)],
      hasLines: plan.lines === 'many',
      target,
      obstacle: obstacleOf(batch),
    };
  },
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.batch.findMany({ where: { AND: [asked, batchesWithin(reach)] }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
};
