import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listBalances } from './list-balances.ts';

export const menus = {
  balances: {
    area: 'payroll',
    rank: 14,
    label: { en: 'Employee balances', 'zh-CN': '员工累计' },
    path: '/payroll/balances',
    needs: needsOf(listBalances),
  },
  'balance-elements': {
    area: 'payroll',
    rank: 64,
    label: { en: 'Balance elements', 'zh-CN': '累计项' },
    path: '/payroll/balance-elements',
    needs: 'solution.read',
  },
} as const satisfies MenuDefinitions;
