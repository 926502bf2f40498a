import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listImports } from './list-imports.ts';

export const menus = {
  imports: { area: 'payroll', rank: 14, label: { en: 'Imports', 'zh-CN': '导入' }, path: '/imports', needs: needsOf(listImports) },
} as const satisfies MenuDefinitions;
