import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listEmployees } from './list-employees.ts';

export const menus = {
  employees: { area: 'people', rank: 10, label: { en: 'People', 'zh-CN': '员工' }, path: '/people', needs: needsOf(listEmployees) },
} as const satisfies MenuDefinitions;
