import type { LocalizedText } from '@wagewright/contracts';
import type { BatchDetail, BatchStatus } from '@wagewright/contracts/payroll/batches';
import { calculatedTableKinds } from '@wagewright/contracts/payroll/solutions';
import { batchColumns, copyColumns } from '@wagewright/db/columns';
import type { ShownBatch } from './read-batch.ts';

/** States in which a batch follows its population and data: nothing is there to calculate from. */
const unprepared: readonly BatchStatus[] = ['new', 'deleted'];

const viewName = (name: LocalizedText): LocalizedText => ({ en: name.en, 'zh-CN': name['zh-CN'] });

/** The steps of the batch's copy: calculated as far as its result goes, to be calculated from there on. */
export function stepsOf(batch: ShownBatch): BatchDetail['steps'] {
  const { steps } = copyColumns.definition(batch.copy.definition);
  const last = batch.currentRun?.upToStep;
  const done = batch.currentRun ? (last ? steps.findIndex(({ code }) => code === last) + 1 : steps.length) : 0;
  const open = unprepared.includes(batchColumns.status(batch.status)) ? 'new' : 'to-calculate';
  return steps.map(({ code, name, tables }, index) => ({
    code,
    name: viewName(name),
    state: index < done ? 'calculated' : open,
    tables: tables
      .filter(({ kind }) => calculatedTableKinds.some((calculated) => calculated === kind))
      .map((table) => ({ code: table.code, name: viewName(table.name) })),
  }));
}
