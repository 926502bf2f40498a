import type { LocalizedText } from '../../core/languages.ts';

/**
 * Why a row is refused, or left as it is, beside what is wrong with its cells (whose words are the reader of files’). `{…}` is filled from the
 * reason.
 */
export const rowReasons = {
  NEW_NOT_TAKEN: {
    en: '{key} has no values yet, and this import only updates. Choose “create and update”, or leave the row out.',
    'zh-CN': '{key} 尚无数据，而本次导入仅更新。请选择“新增和更新”，或去掉此行。',
  },
  STANDING_NOT_TAKEN: {
    en: '{key} has values already, and this import only creates. Choose “create and update”, or leave the row out.',
    'zh-CN': '{key} 已有数据，而本次导入仅新增。请选择“新增和更新”，或去掉此行。',
  },
  NOTHING_TO_CLOSE: {
    en: '{key} has no values that could be closed. Leave the row out.',
    'zh-CN': '{key} 没有可关闭的数据。请去掉此行。',
  },
  UNKNOWN_KEY: {
    en: '{key} is not one of those that can be imported here. Correct it, or leave the row out.',
    'zh-CN': '{key} 不在可导入的范围内。请更正，或去掉此行。',
  },
  KEY_REPEATED: {
    en: '{key} stands in several rows; only one is possible. Keep one of them.',
    'zh-CN': '{key} 出现在多行中，只能保留一行。',
  },
  TOO_MANY_LINES: {
    en: '{key} has more than {max} lines. Leave some out.',
    'zh-CN': '{key} 的行数超过 {max}。请减少。',
  },
  OTHER_LINE_REFUSED: {
    en: 'Another line of {key} is refused, and lines of one person go together. Correct that one.',
    'zh-CN': '{key} 的另一行被拒绝，同一人的各行须一并导入。请更正该行。',
  },
  CLOSING_UNSURE: {
    en: 'Not closed: a row of the file does not say whose it is, or names somebody unknown, and could be this one. Correct that row.',
    'zh-CN': '未关闭：文件中有一行未注明或无法识别所属人员，可能就是此人。请更正该行。',
  },
  TEXT_NOT_TAKEN: {
    en: '{column}: the text is longer than {max} characters, or holds some that cannot be kept.',
    'zh-CN': '{column}：文本超过 {max} 个字符，或含有无法保存的字符。',
  },
  VALUE_TOO_LARGE: {
    en: '{column}: the number is too large to be kept.',
    'zh-CN': '{column}：数值过大，无法保存。',
  },
  CHANGED_MEANWHILE: {
    en: 'The values of {key} have changed since they were shown. Look at the file again, then import it.',
    'zh-CN': '{key} 的数据在显示之后已被更改。请重新检查后再导入。',
  },
  NOT_WRITTEN_BACK: {
    en: 'Left as it is: the writeback type does not include it.',
    'zh-CN': '保持不变：不属于所选的写回类型。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type RowReasonCode = keyof typeof rowReasons;

/** The column of a failure file that says why; such a file can be brought again as it is. */
export const reasonsHeading: LocalizedText = { en: 'Reasons', 'zh-CN': '原因' };

/** The sheet of a template that says what its columns take: it is never meant when a workbook is imported. */
export const helpSheetName: LocalizedText = { en: 'Help', 'zh-CN': '说明' };
