import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listShifts } from './list-shifts.ts';

export const menus = {
  shifts: { area: 'time', rank: 40, label: { en: 'Shifts', 'zh-CN': '班次' }, path: '/time/shifts', needs: needsOf(listShifts) },
} as const satisfies MenuDefinitions;
