import { AppError, type LocalizedText } from '@wagewright/contracts';
import { columnsFault, confirmColumns as contract } from '@wagewright/contracts/platform/imports';
import type { ImportColumn } from '@wagewright/db';
import { importJobColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { readImport, subjectOf } from './load-import.ts';
import { askForWork } from './move-import.ts';
import { openForImport } from './open-for-import.ts';

interface Confirmed {
  readonly code: string | null;
}

const refuse = (en: string, chinese: string): never => {
  throw new AppError('IMPORT_COLUMNS', { reason: { en, 'zh-CN': chinese } satisfies LocalizedText });
};

/** Each column once, and what says whose a row is among them. @throws AppError IMPORT_COLUMNS */
function requireReadable(columns: readonly ImportColumn[], confirmed: readonly Confirmed[]): void {
  const fault = columnsFault(
    columns,
    confirmed.flatMap(({ code }) => (code === null ? [] : [code])),
  );
  if (!fault) return;
  if (fault.kind === 'unknown') return refuse(`there is no column “${fault.code}”.`, `没有列“${fault.code}”。`);
  const { en, 'zh-CN': chinese } = fault.column.name;
  if (fault.kind === 'twice')
    return refuse(`two columns of the file are ${en}; leave one out.`, `文件中有两列都是${chinese}，请去掉一列。`);
  if (fault.kind === 'said-twice')
    return refuse(
      `other columns of the file say already what ${en} says; leave it out, or them.`,
      `文件的其他列已经包含${chinese}的内容，请去掉该列或那些列。`,
    );
  const more = fault.canSpread ? [', or say of a column what it holds the amounts of', '，或指定哪些列是各项目的金额'] : ['', ''];
  refuse(`no column is ${en}, by which rows are told. Choose it${more[0]}.`, `没有指定用于识别各行的列：${chinese}。请选择${more[1]}。`);
}

/** The columns are taken anew: the record may have others by now. */
export const confirmColumns = implementMutation(contract, async (call) => {
  const { id, version, columns, reading = {} } = call.input;
  const row = await readImport(call, id);
  const before = importJobColumns.options(row.options);
  const headerRow = importJobColumns.understood(row.understood)?.headerRow ?? 1;
  const options = { ...before, mapping: columns, reading: { ...before.reading, ...reading, headerRow } };
  const opened = await openForImport(call, subjectOf(row), { options, answers: importJobColumns.answers(row.answers) }, contract.id);
  requireReadable(opened.columns, columns);
  return await askForWork(call, { id, version, event: 'confirm-columns', method: contract.id, data: { options, ...opened } });
});
