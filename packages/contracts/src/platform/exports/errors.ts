import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  EXPORT_TOO_LARGE: {
    status: 422,
    en: 'The file would have {count} rows, and {max} is the most that one holds. Filter the table, or leave out a level of groups.',
    'zh-CN': '文件将有 {count} 行，而一个文件最多容纳 {max} 行。请先筛选表格，或减少分组层级。',
  },
} as const satisfies ErrorDefinitions;
