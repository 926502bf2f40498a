import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { getMySchedule } from './get-my-schedule.ts';
import { listRosters } from './list-rosters.ts';
import { listSchedules } from './list-schedules.ts';

export const menus = {
  'my-schedule': {
    area: 'me',
    rank: 16,
    label: { en: 'My shifts', 'zh-CN': '我的班次' },
    path: '/me/schedule',
    needs: needsOf(getMySchedule),
    profileArea: 'time',
  },
  schedules: {
    area: 'time',
    rank: 24,
    label: { en: 'Who works when', 'zh-CN': '排班表' },
    path: '/time/schedules',
    needs: needsOf(listSchedules),
  },
  rosters: { area: 'time', rank: 44, label: { en: 'Rosters', 'zh-CN': '排班规则' }, path: '/time/rosters', needs: needsOf(listRosters) },
} as const satisfies MenuDefinitions;
