import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  TABLE_VIEW_EXISTS: {
    status: 409,
    en: 'You have a view “{name}” of this table already. Choose another name, or replace that view.',
    'zh-CN': '您在此表格中已有名为“{name}”的视图。请换一个名称，或更新该视图。',
  },
} as const satisfies ErrorDefinitions;
