import { costCentersTarget } from '@wagewright/db';
import { companyList, entryColumns, type ImportEntity } from '../../platform/imports/index.ts';

/** The company's cost centers: a row each, by code. */
export const costCentersImport: ImportEntity = {
  ...costCentersTarget,
  ...companyList({ en: 'Cost centers', 'zh-CN': '成本中心' }, entryColumns),
};
