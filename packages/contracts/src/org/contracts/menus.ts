import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listContracts } from './list-contracts.ts';

export const menus = {
  contracts: {
    area: 'people',
    rank: 15,
    label: { en: 'Contracts', 'zh-CN': '合同' },
    path: '/contracts',
    needs: needsOf(listContracts),
  },
} as const satisfies MenuDefinitions;
