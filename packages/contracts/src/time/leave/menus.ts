import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { getMyLeave } from './get-my-leave.ts';
import { listLeaveRequests } from './list-leave-requests.ts';
import { listLeaveTypes } from './list-leave-types.ts';

export const menus = {
  'my-leave': {
    area: 'me',
    rank: 20,
    label: { en: 'My leave', 'zh-CN': '我的假期' },
    path: '/me/leave',
    needs: needsOf(getMyLeave),
    profileArea: 'time',
  },
  leave: { area: 'time', rank: 10, label: { en: 'Leave', 'zh-CN': '假期' }, path: '/time/leave', needs: needsOf(listLeaveRequests) },
  'leave-types': {
    area: 'time',
    rank: 50,
    label: { en: 'Types of leave', 'zh-CN': '假期类型' },
    path: '/time/leave-types',
    needs: needsOf(listLeaveTypes),
  },
} as const satisfies MenuDefinitions;
