/** Files that are imported into the company's list of cost centers. */
import { limits } from '@wagewright/contracts';
import { costCenterCode, costCenterContent } from '@wagewright/contracts/org/cost-centers';
import { entriesTarget, shaped } from '../company-lists/index.ts';

const { en, 'zh-CN': zh } = costCenterContent.name.shape;

export const costCentersTarget = entriesTarget(
  {
    table: 'cost_center',
    name: 'name',
    more: [],
  },
  {
    code: shaped(costCenterCode, 'code', 'ENTRY_CODE_SHAPE'),
    nameEn: shaped(en, 'nameEn', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
    nameZh: shaped(zh, 'nameZh', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
  },
);
