import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listOneTimePayments } from './list-one-time-payments.ts';

export const menus = {
  'one-time-payments': {
    area: 'people',
    rank: 58,
    label: { en: 'One-time payments', 'zh-CN': '一次性薪资' },
    path: '/one-time-payments',
    needs: needsOf(listOneTimePayments),
  },
} as const satisfies MenuDefinitions;
