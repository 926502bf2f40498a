import { compensationTarget, type ImportColumn } from '@wagewright/db';
import { compensationItemColumns } from '@wagewright/db/columns';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';
import { entityReader, entitySubject } from '../legal-entities/index.ts';
import { recurring } from './load-pay.ts';

const text = { type: 'text', scale: 0, currency: null } as const;

const valueColumns: readonly ImportColumn[] = [
  { ...text, code: 'amount', name: { en: 'Amount', 'zh-CN': '金额' }, type: 'decimal', scale: 4, role: 'value', isRequired: true },
  { ...text, code: 'currency', name: { en: 'Currency', 'zh-CN': '币种' }, role: 'value', isRequired: true },
  { ...text, code: 'until', name: { en: 'Last day (blank: no end)', 'zh-CN': '结束日期（空：无结束）' }, type: 'date', role: 'value' },
  {
    ...text,
    code: 'payrollEffectivePeriod',
    name: { en: 'Payroll effective period', 'zh-CN': '薪资生效期间' },
    role: 'value',
    isRequired: true,
  },
  { ...text, code: 'remarks', name: { en: 'Remarks', 'zh-CN': '备注' }, role: 'value' },
  { ...text, code: 'salaryStructure', name: { en: 'Salary structure (code)', 'zh-CN': '薪酬体系（代码）' }, role: 'value' },
  { ...text, code: 'payGrade', name: { en: 'Pay grade', 'zh-CN': '薪等' }, role: 'value' },
  { ...text, code: 'payLevel', name: { en: 'Pay level', 'zh-CN': '薪级' }, role: 'value' },
];

/** Amounts of the compensation files of a legal entity: a row for each person, item and first day. */
export const compensationImport: ImportEntity = {
  ...compensationTarget,
  open: async (reader, subject, reach) => {
    const { id, called: name } = await entitySubject(reader, subject, reach);
    const items = await reader.tx.compensationItem.findMany({ where: recurring, orderBy: { code: 'asc' } });
    const item: ImportColumn = {
      ...text,
      code: 'item',
      name: { en: 'Compensation item', 'zh-CN': '薪酬项目' },
      role: 'key',
      choices: items.map((one) => ({ code: one.code, name: compensationItemColumns.name(one.name) })),
    };
    const from: ImportColumn = { ...text, code: 'from', name: { en: 'Effective from', 'zh-CN': '生效日期' }, type: 'date', role: 'key' };
    return {
      title: { en: `Compensation of ${name.en}`, 'zh-CN': `${name['zh-CN']}的薪酬档案` },
      columns: [...personColumns, item, from, ...valueColumns],
      hasLines: false,
      target: { legalEntityId: id },
      obstacle: null,
    };
  },
  ...entityReader,
};
