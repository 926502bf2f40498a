import { balanceElementsTarget, type ImportColumn } from '@wagewright/db';
import { companyList, entryColumns, type ImportEntity } from '../../platform/imports/index.ts';

/** Amounts are kept by it. */
const scale: ImportColumn = {
  code: 'scale',
  name: { en: 'Digits after the point', 'zh-CN': '小数位数' },
  type: 'integer',
  role: 'value',
  scale: 0,
  currency: null,
  isRequired: true,
  isFixed: true,
};

export const balanceElementsImport: ImportEntity = {
  ...balanceElementsTarget,
  ...companyList({ en: 'Balance elements', 'zh-CN': '累计项' }, [...entryColumns, scale]),
};
