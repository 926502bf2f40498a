import { type ImportColumn, positionsTarget } from '@wagewright/db';
import { gradeColumns } from '@wagewright/db/columns';
import { companyList, entryColumns, type ImportEntity } from '../../platform/imports/index.ts';

const list = companyList({ en: 'Positions', 'zh-CN': '职位' }, entryColumns);

/** The company's positions: a row each, by code. */
export const positionsImport: ImportEntity = {
  ...positionsTarget,
  ...list,
  open: async (reader, subject, reach) => {
    const opened = await list.open(reader, subject, reach);
    const grades = await reader.tx.grade.findMany({ orderBy: { rank: 'asc' } });
    const grade: ImportColumn = {
      code: 'grade',
      name: { en: 'Grade', 'zh-CN': '职级' },
      type: 'text',
      role: 'value',
      scale: 0,
      currency: null,
      choices: grades.map(({ code, name }) => ({ code, name: gradeColumns.name(name) ?? { en: code, 'zh-CN': code } })),
    };
    return { ...opened, columns: [...opened.columns, grade] };
  },
};
