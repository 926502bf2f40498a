import { AppError, type LocalizedText } from '@wagewright/contracts';
import { confirmColumns as contract } from '@wagewright/contracts/platform/imports';
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
  const codes = confirmed.flatMap(({ code }) => (code === null ? [] : [code]));
  const known = new Map(columns.map((column) => [column.code, column]));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) refuse(`there is no column “${unknown}”.`, `没有列“${unknown}”。`);
  const twice = known.get(codes.find((code, index) => codes.indexOf(code) !== index) ?? '');
  if (twice) refuse(`two columns of the file are ${twice.name.en}; leave one out.`, `文件中有两列都是${twice.name['zh-CN']}，请去掉一列。`);
  const missing = columns.find(({ code, role, isRequired }) => role === 'key' && isRequired !== false && !codes.includes(code));
  if (missing)
    refuse(
      `no column is ${missing.name.en}, by which rows are told. Choose it.`,
      `没有指定用于识别各行的列：${missing.name['zh-CN']}。请选择。`,
    );
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
