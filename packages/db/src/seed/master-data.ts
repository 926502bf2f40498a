import type { Sql } from '../sql.ts';
import { insertRows, reserveIds } from './bulk.ts';

interface Item {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  /** Default: recurring. */
  readonly frequency?: 'one-time';
}

const compensationItems = {
  baseSalary: { code: 'BASE_SALARY', en: 'Base salary', zh: '基本工资' },
  insuranceBase: { code: 'INSURANCE_BASE', en: 'Social insurance base', zh: '社保基数' },
  fundBase: { code: 'FUND_BASE', en: 'Housing fund base', zh: '公积金基数' },
  specialDeduction: { code: 'SPECIAL_DEDUCTION', en: 'Special additional deductions a month', zh: '专项附加扣除（每月）' },
} as const;
export type CompensationItems = Readonly<Record<keyof typeof compensationItems, number>>;

/** What is paid or taken once. */
const oneTimeItems: readonly Item[] = [
  { code: 'BONUS', en: 'Bonus', zh: '奖金', frequency: 'one-time' },
  { code: 'ONE_TIME_DEDUCTION', en: 'One-time deduction', zh: '一次性扣款', frequency: 'one-time' },
];

/** What the template of plain pay names beside the base salary. */
const plainItems: readonly Item[] = [
  { code: 'ALLOWANCE', en: 'Allowances', zh: '津贴补贴' },
  { code: 'DEDUCTION', en: 'Fixed deductions', zh: '固定扣款' },
  ...oneTimeItems,
];

async function insertItems(sql: Sql, items: readonly Item[]): Promise<number[]> {
  const ids = await reserveIds(sql, 'compensation_item', items.length);
  await insertRows(
    sql,
    'compensation_item',
    { id: 'int', code: 'text', name: 'jsonb', frequency: 'text' },
    items.map(({ code, en, zh, frequency = 'recurring' }, index) => ({
      id: ids[index] ?? null,
      code,
      name: JSON.stringify({ en, 'zh-CN': zh }),
      frequency,
    })),
  );
  return ids;
}

export async function seedCompensationItems(sql: Sql): Promise<CompensationItems> {
  const items = Object.entries(compensationItems);
  const ids = await insertItems(sql, [...items.map(([, item]) => item), ...oneTimeItems]);
  return Object.fromEntries(items.map(([key], index) => [key, ids[index] ?? 0])) as CompensationItems;
}

/** Of a company of one's own: all that the templates which come with the product name. */
export const seedOwnItems = async (sql: Sql): Promise<void> => {
  await insertItems(sql, [...Object.values(compensationItems), ...plainItems]);
};

const option = (value: string, en: string, zh: string) => ({ value, label: { en, 'zh-CN': zh } });

/** Fields that the county added to its employees: what Form W-4 asks, and when somebody first came. */
export async function seedCustomFields(sql: Sql): Promise<void> {
  const fields = [
    {
      key: 'filing_status',
      label: { en: 'Form W-4 filing status', 'zh-CN': 'W-4 报税身份' },
      type: 'option',
      options: [
        option('single', 'Single or married filing separately', '单身或分别报税'),
        option('married_jointly', 'Married filing jointly', '夫妻联合报税'),
        option('head_of_household', 'Head of household', '户主'),
      ],
    },
    {
      key: 'w4_step2',
      label: { en: 'Form W-4 step 2 box', 'zh-CN': 'W-4 第 2 步勾选' },
      type: 'option',
      options: [option('no', 'Not checked', '未勾选'), option('yes', 'Checked', '已勾选')],
    },
    { key: 'first_hired', label: { en: 'First hired', 'zh-CN': '首次入职日期' }, type: 'date', options: null },
  ];
  await insertRows(
    sql,
    'custom_field',
    { entity: 'text', key: 'text', label: 'jsonb', type: 'text', options: 'jsonb' },
    fields.map((field) => ({
      entity: 'employee',
      key: field.key,
      label: JSON.stringify(field.label),
      type: field.type,
      options: field.options && JSON.stringify(field.options),
    })),
  );
}
