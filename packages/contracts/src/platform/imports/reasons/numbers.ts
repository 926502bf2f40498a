import type { LocalizedText } from '../../../core/languages.ts';

/** Of numbers by which somebody, or an account, is known (ADR 159). */
export const numberReasons = {
  NUMBER_SHAPE: {
    en: '{column}: what stands there is no such number: it is made of 3 to 40 letters and digits, with . or / between them. Correct it, or leave it blank.',
    'zh-CN': '{column}：所填内容不是有效号码：须由 3 至 40 个字母和数字组成，可含 . 或 /。请更正，或留空。',
  },
  NUMBER_COVERED: {
    en: '{column}: only the end of the number stands there, as it is shown here. Write the whole number, or leave the cell blank.',
    'zh-CN': '{column}：所填内容只是页面上显示的尾号。请填写完整号码，或留空。',
  },
  NUMBER_CHECK_DIGITS: {
    en: '{column}: the check digits do not fit, so at least one character is wrong. Compare it with the document or the card, and correct it.',
    'zh-CN': '{column}：校验位不符，至少有一个字符有误。请对照证件或银行卡更正。',
  },
  NUMBER_ROUNDED: {
    en: '{column}: the number ends in zeros because a spreadsheet has kept 15 of its digits only; the others are lost. Format the column as text, type the number again from the document or the card, and save the file anew.',
    'zh-CN':
      '{column}：号码末尾变成了 0，因为电子表格只保留了前 15 位，其余位数已丢失。请将该列设为文本格式，对照证件或银行卡重新输入，然后重新保存文件。',
  },
  ROUTING_ZERO_LOST: {
    en: '{column}: one digit is missing in front, most likely a 0 that a spreadsheet has dropped. Format the column as text, type all 9 digits, and save the file anew.',
    'zh-CN': '{column}：号码开头少一位，很可能是电子表格去掉了开头的 0。请将该列设为文本格式，输入全部 9 位数字，然后重新保存文件。',
  },
  NUMBER_MISSING: {
    en: '{column} is missing, and what stands beside it says nothing without it. Write the whole number, or leave the cells that belong to it as they stand.',
    'zh-CN': '缺少{column}，缺少它时相关各列没有意义。请填写完整号码，或将相关各列保持现有值。',
  },
  IDENTITY_KIND_MISSING: {
    en: '{column}: nothing says of which document the number is. Write it, such as Passport; of an identity card of China it is known by its 18 characters.',
    'zh-CN': '{column}：未注明号码属于哪种证件。请填写，例如护照；18 位的居民身份证号可自动识别。',
  },
  COUNTRY_SHAPE: {
    en: '{column}: “{read}” is no country in two letters, such as CN, US or DE. Correct it, or leave it blank.',
    'zh-CN': '{column}：“{read}”不是两位字母的国家代码，例如 CN、US、DE。请更正，或留空。',
  },
  MAIN_ACCOUNT_IN_SPLIT: {
    en: '{column}: from {from} on a part of the pay of {key} goes to this account already, as account {position} of the split, and the main account gets the rest anyway. Take it out of the split first, or write another account.',
    'zh-CN':
      '{column}：自 {from} 起，{key} 的部分工资已拆分至该账户（账户 {position}），而主账户本来就接收其余工资。请先从拆分中删除该账户，或填写其他账户。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
