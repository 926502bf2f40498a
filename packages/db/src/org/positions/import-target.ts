/** Files that are imported into the company's list of positions. */
import { limits } from '@wagewright/contracts';
import { positionCode, positionContent } from '@wagewright/contracts/org/positions';
import { entriesTarget, shaped } from '../company-lists/index.ts';

const { en, 'zh-CN': zh } = positionContent.name.shape;

export const positionsTarget = entriesTarget(
  {
    table: 'position',
    name: 'title',
    more: [
      {
        column: 'grade_id',
        stands: '(SELECT g.code FROM grade g WHERE g.id = x.grade_id)',
        written: (cell) => `(SELECT g.id FROM grade g WHERE g.code = ${cell})`,
      },
    ],
  },
  {
    code: shaped(positionCode, 'code', 'ENTRY_CODE_SHAPE'),
    nameEn: shaped(en, 'nameEn', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
    nameZh: shaped(zh, 'nameZh', 'NAME_NOT_TAKEN', { max: limits.nameCharactersMax }),
  },
);
