import { AppError } from '@wagewright/contracts';
import { compensationTarget, type ImportColumn } from '@wagewright/db';
import { compensationItemColumns, legalEntityColumns } from '@wagewright/db/columns';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';

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
];

/** Amounts of the compensation files of a legal entity: a row for each person, item and first day. */
export const compensationImport: ImportEntity = {
  ...compensationTarget,
  open: async ({ tx }, { id, part }, reach) => {
    const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id }, legalEntitiesWithin(reach)] } });
    if (!entity || part !== undefined) throw new AppError('NOT_FOUND', { what: 'legal entity', id });
    const items = await tx.compensationItem.findMany({ orderBy: { code: 'asc' } });
    const name = legalEntityColumns.name(entity.name);
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
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.legalEntity.findMany({ where: { AND: [asked, legalEntitiesWithin(reach)] }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
};
