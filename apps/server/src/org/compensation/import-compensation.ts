import { type CompensationFacts, compensationTarget, type ImportColumn } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';
import { entityReader, entitySubject } from '../legal-entities/index.ts';
import { recurring } from './load-pay.ts';
import { calledItem, itemColumn, payWords, zeroMeansNone, zeroQuestion } from './pay-columns.ts';

const text = { type: 'text', scale: 0, currency: null } as const;
const value = { ...text, role: 'value' } as const;
const follows = { isRequired: true, follows: true } as const;

const fromColumn: ImportColumn = {
  ...text,
  code: 'from',
  name: { en: 'Effective from', 'zh-CN': '生效日期' },
  type: 'date',
  role: 'key',
  isRequired: false,
  follows: true,
  synonyms: [...payWords.from],
};

const valueColumns: readonly ImportColumn[] = [
  {
    ...value,
    code: 'amount',
    name: { en: 'Amount', 'zh-CN': '金额' },
    type: 'money',
    scale: 4,
    isRequired: true,
    synonyms: ['Sum', 'Pay amount', '薪酬金额', '薪资金额', '工资金额', '标准', '薪资标准'],
  },
  { ...value, ...follows, code: 'currency', name: { en: 'Currency', 'zh-CN': '币种' }, synonyms: [...payWords.currency] },
  {
    ...value,
    code: 'until',
    name: { en: 'Last day (blank: no end)', 'zh-CN': '结束日期（空：无结束）' },
    type: 'date',
    synonyms: ['Until', 'End date', 'Expires', 'Valid until', '截止日期', '失效日期', '终止日期'],
  },
  {
    ...value,
    ...follows,
    code: 'payrollEffectivePeriod',
    name: { en: 'Payroll effective period', 'zh-CN': '薪资生效期间' },
    synonyms: ['Payroll period', '生效期间', '计薪月份', '生效月份'],
  },
  { ...value, code: 'remarks', name: { en: 'Remarks', 'zh-CN': '备注' }, synonyms: ['Note', 'Notes', 'Comment', '说明'] },
  { ...value, code: 'salaryStructure', name: { en: 'Salary structure (code)', 'zh-CN': '薪酬体系（代码）' } },
  { ...value, code: 'payGrade', name: { en: 'Pay grade', 'zh-CN': '薪等' } },
  { ...value, code: 'payLevel', name: { en: 'Pay level', 'zh-CN': '薪级' } },
];

/** Amounts of the compensation files of a legal entity: a row for each person, item and first day; or a row a person, with a column for each item (ADR 160). */
export const compensationImport: ImportEntity = {
  ...compensationTarget,
  open: async ({ tx, deps }, subject, reach, answers = {}) => {
    const { id, called: name, currency } = await entitySubject({ tx }, subject, reach);
    const items = await tx.compensationItem.findMany({ where: recurring, orderBy: { code: 'asc' } });
    const item: ImportColumn = {
      ...text,
      code: 'item',
      name: { en: 'Compensation item', 'zh-CN': '薪酬项目' },
      role: 'key',
      choices: items.map((one) => ({ code: one.code, ...calledItem(one) })),
      synonyms: ['Item', 'Pay item', 'Component', 'Pay component', '项目', '薪酬项', '工资项目', '薪资项目', '项目名称'],
    };
    const spread = items.map(
      (one): ImportColumn => ({
        ...itemColumn(one, zeroMeansNone(answers)),
        role: 'spread',
        spread: { over: 'item', choice: one.code, into: 'amount' },
      }),
    );
    const facts: CompensationFacts = { legalEntityId: id, on: answers['on'] ?? isoDay(deps.clock()), currency };
    return {
      title: { en: `Compensation of ${name.en}`, 'zh-CN': `${name['zh-CN']}的薪酬档案` },
      columns: [...personColumns, item, fromColumn, ...valueColumns, ...spread],
      hasLines: false,
      target: { ...facts },
      questions: [
        {
          code: 'on',
          name: {
            en: 'From when amounts hold of which the file does not say it (blank: today)',
            'zh-CN': '文件未注明生效日期的金额从何时生效（空：今天）',
          },
          type: 'day',
          isRequired: false,
        },
        zeroQuestion,
      ],
      obstacle: null,
    };
  },
  ...entityReader,
};
