import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listScenarios } from './list-scenarios.ts';

export const menus = {
  scenarios: {
    area: 'payroll',
    rank: 30,
    label: { en: 'Scenarios', 'zh-CN': '情景测算' },
    path: '/payroll/scenarios',
    needs: needsOf(listScenarios),
  },
} as const satisfies MenuDefinitions;
