import { type ImportColumn, oneTimePaymentsTarget } from '@wagewright/db';
import { compensationItemColumns } from '@wagewright/db/columns';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';
import { entityReader, entitySubject } from '../legal-entities/index.ts';

const text = { type: 'text', scale: 0, currency: null } as const;

/** In the order of the target's cells. */
const valueColumns: readonly ImportColumn[] = [
  {
    ...text,
    code: 'amount',
    name: { en: 'Amount', 'zh-CN': '金额' },
    synonyms: ['Bonus amount', 'Payment', 'Sum', '奖金金额', '发放金额', '应发金额'],
    type: 'decimal',
    scale: 4,
    role: 'value',
    isRequired: true,
  },
  {
    ...text,
    code: 'currency',
    name: { en: 'Currency', 'zh-CN': '币种' },
    role: 'value',
    isRequired: true,
  },
  {
    ...text,
    code: 'remarks',
    name: { en: 'Remarks', 'zh-CN': '备注' },
    synonyms: ['Note', 'Comment', 'Reason', '说明', '事由'],
    role: 'value',
  },
];

/** What people of a legal entity are paid once: a row for each person, item and payroll date. */
export const oneTimePaymentsImport: ImportEntity = {
  ...oneTimePaymentsTarget,
  open: async (reader, subject, reach) => {
    const { id, called: name } = await entitySubject(reader, subject, reach);
    const items = await reader.tx.compensationItem.findMany({ where: { frequency: 'one-time' }, orderBy: { code: 'asc' } });
    const item: ImportColumn = {
      ...text,
      code: 'item',
      name: { en: 'Compensation item', 'zh-CN': '薪酬项目' },
      synonyms: ['Item', 'Pay item', 'Payment type', '项目', '奖金类型', '发放项目'],
      role: 'key',
      choices: items.map((one) => ({ code: one.code, name: compensationItemColumns.name(one.name) })),
    };
    const date: ImportColumn = {
      ...text,
      code: 'payrollDate',
      name: { en: 'Payroll date', 'zh-CN': '计薪日期' },
      synonyms: ['Date', 'Pay date', 'Payment date', '日期', '发放日期'],
      type: 'date',
      role: 'key',
    };
    return {
      title: { en: `One-time payments of ${name.en}`, 'zh-CN': `${name['zh-CN']}的一次性薪资` },
      columns: [...personColumns, item, date, ...valueColumns],
      hasLines: false,
      target: { legalEntityId: id },
      obstacle: null,
    };
  },
  ...entityReader,
};
