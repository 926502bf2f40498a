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
  VALUE_REQUIRED: {
    en: '{column} is missing: nothing stands without it.',
    'zh-CN': '缺少{column}：此项必填。',
  },
  VALUE_FIXED: {
    en: '{column} of {key} stays as it was said first. Write it as it is, or leave it blank.',
    'zh-CN': '{key} 的{column}确定后不可更改。请按现有值填写，或留空。',
  },
  CHOICE_UNKNOWN: {
    en: '{column}: “{read}” is not one of its values: {choices}.',
    'zh-CN': '{column}：“{read}”不在可选值中：{choices}。',
  },
  NUMBER_NOT_TAKEN: {
    en: '{column}: the number is to lie between {min} and {max}.',
    'zh-CN': '{column}：数值须在 {min} 到 {max} 之间。',
  },
  CODE_NOT_TAKEN: {
    en: '“{key}” cannot be a code: it begins with a letter and holds letters, digits and underscores only, 64 at most, and is no reserved word.',
    'zh-CN': '“{key}”不能作为代码：须以字母开头，只含字母、数字和下划线，最多 64 个字符，且不是保留字。',
  },
  NAME_NOT_TAKEN: {
    en: '{column}: a name has {max} characters at most, and none that cannot be seen.',
    'zh-CN': '{column}：名称最多 {max} 个字符，且不含不可见字符。',
  },
  NAME_REPEATED: {
    en: '{column}: {other} is called so already, or in this file. Choose another name.',
    'zh-CN': '{column}：{other} 已使用该名称（或在本文件中使用）。请换一个名称。',
  },
  KEY_UNCLEAR: {
    en: '“{key}” holds “ · ”, by which the parts of a key are told apart here. Write it otherwise, or change it on the page.',
    'zh-CN': '“{key}”含有用于分隔键的“ · ”。请换一种写法，或在页面上修改。',
  },
  ENTRY_USED: {
    en: '{key} stays: rules of a solution, or amounts that were paid, need it.',
    'zh-CN': '{key} 不能移除：方案规则或已发放的金额正在使用。',
  },
  COMPENSATION_ZERO: {
    en: '{column}: an amount of 0 says nothing. Type an amount, or end the record by its last day.',
    'zh-CN': '{column}：金额不能为 0。请填写金额，或用结束日期停用该记录。',
  },
  COMPENSATION_DAYS_REVERSED: {
    en: '{column}: {until} is before the first day, {from}.',
    'zh-CN': '{column}：{until} 早于生效日期 {from}。',
  },
  COMPENSATION_PERIOD: {
    en: '{column}: “{read}” is no month, such as 2026-03.',
    'zh-CN': '{column}：“{read}”不是月份，例如 2026-03。',
  },
  COMPENSATION_LIMITS: {
    en: '{column}: {read} does not lie between the item’s minimum {min} and maximum {max}.',
    'zh-CN': '{column}：{read} 不在该项目的最小值 {min} 与最大值 {max} 之间。',
  },
  COMPENSATION_OVERLAPS: {
    en: '{key} overlaps with the record of the same item from {from}. End one before the other begins; an earlier record ends by itself only where this one holds as long.',
    'zh-CN': '{key} 与同一项目自 {from} 起的记录重叠。请先结束其中一条；仅当本行有效期不短于较早记录时，较早记录才会自动结束。',
  },
  CURRENCY_UNKNOWN: {
    en: '{column}: “{read}” is no currency code, such as CNY.',
    'zh-CN': '{column}：“{read}”不是币种代码，例如 CNY。',
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
