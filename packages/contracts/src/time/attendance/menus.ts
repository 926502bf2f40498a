import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { getMyAttendance } from './get-my-attendance.ts';
import { listAttendance } from './list-attendance.ts';

export const menus = {
  'my-attendance': {
    area: 'me',
    rank: 18,
    label: { en: 'My attendance', 'zh-CN': '我的考勤' },
    path: '/me/attendance',
    needs: needsOf(getMyAttendance),
    profileArea: 'time',
  },
  attendance: {
    area: 'time',
    rank: 22,
    label: { en: 'Attendance', 'zh-CN': '考勤' },
    path: '/time/attendance',
    needs: needsOf(listAttendance),
  },
} as const satisfies MenuDefinitions;
