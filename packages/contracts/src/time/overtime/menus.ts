import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listMyOvertime } from './list-my-overtime.ts';
import { listOvertimeHours } from './list-overtime-hours.ts';
import { listOvertimeRequests } from './list-overtime-requests.ts';

export const menus = {
  'my-overtime': {
    area: 'me',
    rank: 24,
    label: { en: 'My overtime', 'zh-CN': '我的加班' },
    path: '/me/overtime',
    needs: needsOf(listMyOvertime),
    profileArea: 'time',
  },
  overtime: {
    area: 'time',
    rank: 20,
    label: { en: 'Overtime', 'zh-CN': '加班' },
    path: '/time/overtime',
    needs: needsOf(listOvertimeRequests),
  },
  'overtime-hours': {
    area: 'time',
    rank: 21,
    label: { en: 'Overtime hours', 'zh-CN': '加班核对' },
    path: '/time/overtime/hours',
    needs: needsOf(listOvertimeHours),
  },
} as const satisfies MenuDefinitions;
