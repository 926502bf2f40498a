/** Columns by which files say what people are paid: files of people, and files of pay alone. */
import type { LocalizedText } from '@wagewright/contracts';
import type { ImportQuestion } from '@wagewright/contracts/platform/imports';
import { type ImportColumn, payColumn } from '@wagewright/db';
import { compensationItemColumns } from '@wagewright/db/columns';

interface Item {
  readonly code: string;
  readonly name: unknown;
}

/** What people call them, in files of their own. */
export const payWords = {
  from: [
    'Effective date',
    'Effective from',
    'Pay from',
    'Salary effective date',
    '生效日期',
    '薪资生效日期',
    '薪酬生效日期',
    '调薪日期',
    '定薪日期',
  ],
  currency: ['Currency code', '货币', '币别', '货币种类'],
} as const;

const basePay = [
  'Base pay',
  'Base salary',
  'Basic salary',
  'Basic pay',
  'Salary',
  'Monthly salary',
  'Annual salary',
  '基本工资',
  '基本薪资',
  '基本薪酬',
  '月薪',
  '底薪',
  '工资',
  '岗位工资',
];

/** Of an item of compensation that is called base pay, the other words for it. */
const wordsOf = ({ en, 'zh-CN': chinese }: LocalizedText): readonly string[] =>
  /\bbas(?:e|ic)\b/i.test(en) || chinese.includes('基本') ? basePay : [];

export function calledItem({ code, name }: Item): { readonly name: LocalizedText; readonly synonyms: string[] } {
  const called = compensationItemColumns.name(name) ?? { en: code, 'zh-CN': code };
  return { name: called, synonyms: [...wordsOf(called)] };
}

/** A column of amounts of an item; whoever has it sees pay. @param zeroIsBlank an amount of 0 means that there is none */
export const itemColumn = (item: Item, zeroIsBlank: boolean): Omit<ImportColumn, 'role'> => ({
  ...calledItem(item),
  code: payColumn(item.code),
  type: 'money',
  scale: 4,
  currency: null,
  needs: 'pay.read',
  ...(zeroIsBlank ? { zeroIsBlank } : {}),
});

/** What 0 means in a column of an item. */
export const zeroQuestion: ImportQuestion = {
  code: 'zero',
  name: { en: 'An amount of 0 in a column of pay', 'zh-CN': '薪酬列中的金额 0' },
  type: 'choice',
  choices: [
    { code: 'refuse', name: { en: 'is a fault: its row is refused', 'zh-CN': '视为错误：拒绝该行' } },
    { code: 'none', name: { en: 'means that there is none', 'zh-CN': '表示无此项' } },
  ],
  isRequired: false,
};
export const zeroMeansNone = (answers: Readonly<Record<string, string>>): boolean => answers['zero'] === 'none';
