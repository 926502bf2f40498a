import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'custom-fields': {
    area: 'people',
    rank: 70,
    label: { en: 'Custom fields', 'zh-CN': '自定义字段' },
    path: '/organisation/custom-fields',
    needs: 'custom-field.edit',
  },
} as const satisfies MenuDefinitions;
