import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listCalendars } from './list-calendars.ts';

export const menus = {
  calendars: {
    area: 'time',
    rank: 60,
    label: { en: 'Work calendars', 'zh-CN': '工作日历' },
    path: '/time/calendars',
    needs: needsOf(listCalendars),
  },
} as const satisfies MenuDefinitions;
