import { payTypeKindLabels, payTypeKinds } from '@wagewright/contracts/payroll/pay-types';
import { type ImportColumn, payTypesTarget } from '@wagewright/db';
import { companyList, entryColumns, type ImportEntity } from '../../platform/imports/index.ts';

const text = { type: 'text', scale: 0, currency: null } as const;

const type: ImportColumn = {
  ...text,
  code: 'type',
  name: { en: 'Type', 'zh-CN': '类型' },
  role: 'value',
  isRequired: true,
  choices: payTypeKinds.map((code) => ({ code, name: payTypeKindLabels[code] })),
};

export const payTypesImport: ImportEntity = {
  ...payTypesTarget,
  ...companyList({ en: 'Pay types', 'zh-CN': '薪酬类型' }, [...entryColumns, type]),
};
