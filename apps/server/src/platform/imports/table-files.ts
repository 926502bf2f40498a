/** Tables that go out: templates, what stands, failure files. */
import type { Language, LocalizedText } from '@wagewright/contracts';
import { fileTypes } from '@wagewright/contracts/platform/files';
import { helpSheetName, type ImportFileFormat } from '@wagewright/contracts/platform/imports';
import type { ImportColumn } from '@wagewright/db';
import { type OutColumn, type OutSheet, writeText, writeWorkbook } from '@wagewright/files';
import type { CallContext } from '../../core/context.ts';

/** Text columns for notes and keys, so that `00123` keeps its zeros. */
export const outColumn = ({ name, type, role, scale, currency }: ImportColumn, language: Language): OutColumn => ({
  label: name[language],
  type: role === 'note' ? 'text' : type,
  scale,
  ...(currency === null ? {} : { currency }),
});

/** Of what is written as the template has it: not what files of people's own have besides. */
export const templateColumns = (columns: readonly ImportColumn[]): ImportColumn[] => columns.filter(({ role }) => role !== 'spread');

export const outColumns = (columns: readonly ImportColumn[], language: Language): OutColumn[] =>
  columns.map((column) => outColumn(column, language));

/** Values of choices by the names that people know them by. */
export async function* withNames(
  columns: readonly ImportColumn[],
  blocks: AsyncIterable<(string | boolean | null)[][]>,
  language: Language,
): AsyncGenerator<(string | boolean | null)[][]> {
  const names = columns.map(({ choices }) => choices && new Map(choices.map(({ code, name }) => [code, name[language]])));
  for await (const block of blocks)
    yield names.some(Boolean)
      ? block.map((row) => row.map((cell, index) => (typeof cell === 'string' ? (names[index]?.get(cell) ?? cell) : cell)))
      : block;
}

const words = {
  column: { en: 'Column', 'zh-CN': '列' },
  takes: { en: 'What it takes', 'zh-CN': '填写内容' },
  key: { en: 'It says which row it is; required.', 'zh-CN': '用于识别该行，必填。' },
  choice: { en: 'One of: ', 'zh-CN': '可选值：' },
  comma: { en: ', ', 'zh-CN': '、' },
  note: { en: 'For you to read; it is not imported.', 'zh-CN': '仅供查看，不会导入。' },
  text: { en: 'Text.', 'zh-CN': '文本。' },
  number: {
    en: 'The whole number. Keep the column formatted as text: a spreadsheet keeps 15 digits of what it takes for an amount.',
    'zh-CN': '完整号码。请保持该列为文本格式：电子表格对数值只保留 15 位。',
  },
  integer: { en: 'A whole number, such as 12.', 'zh-CN': '整数，例如 12。' },
  decimal: { en: 'A number, such as 1234.5.', 'zh-CN': '数字，例如 1234.5。' },
  money: { en: 'An amount, such as 1234.50.', 'zh-CN': '金额，例如 1234.50。' },
  percentage: { en: 'A percentage, such as 8%.', 'zh-CN': '百分比，例如 8%。' },
  date: { en: 'A day, such as 2026-01-31.', 'zh-CN': '日期，例如 2026-01-31。' },
  boolean: { en: 'TRUE or FALSE.', 'zh-CN': 'TRUE 或 FALSE。' },
  lines: {
    en: 'Several rows of one key are its lines, in the order of the file.',
    'zh-CN': '同一键的多行为其明细，按文件中的顺序。',
  },
  blank: {
    en: 'A blank cell leaves the value as it is, or clears it: you choose when you import.',
    'zh-CN': '空白单元格保留原值或清空，导入时可选择。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const key = (text: string, language: Language) => `${text} ${words.key[language]}`;

/** What a column takes, in words. */
function takes({ role, type, choices, isSealed }: ImportColumn, language: Language): string {
  if (role === 'note') return words.note[language];
  const text = choices
    ? `${words.choice[language]}${choices.map(({ name }) => name[language]).join(words.comma[language])}`
    : words[isSealed ? 'number' : type][language];
  return role === 'key' ? key(text, language) : text;
}

/** What each column takes; only workbooks have room for it. */
export function helpSheet(columns: readonly ImportColumn[], hasLines: boolean, language: Language): OutSheet {
  const rows = columns.map((column) => [column.name[language], takes(column, language)]);
  const general = [...(hasLines ? [words.lines] : []), words.blank].map((text) => ['', text[language]]);
  return {
    name: helpSheetName[language],
    columns: [
      { label: words.column[language], type: 'text', width: 30 },
      { label: words.takes[language], type: 'text', width: 80 },
    ],
    blocks: [[...rows, ...general]],
  };
}

/** Sends a table as the answer's file; more sheets only in a workbook. @returns its name */
export function sendTable({ http }: CallContext, sheet: OutSheet, format: ImportFileFormat, more: readonly OutSheet[] = []): string {
  const name = `${sheet.name}.${format}`;
  const pieces = format === 'xlsx' ? writeWorkbook([sheet, ...more]) : writeText(sheet);
  http.sendFile({ name, type: format === 'xlsx' ? fileTypes.workbook.type : 'text/csv', pieces });
  return name;
}
