import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listCorrections } from './list-corrections.ts';

export const menus = {
  corrections: {
    area: 'time',
    rank: 23,
    label: { en: 'Corrections', 'zh-CN': '补卡申请' },
    path: '/time/corrections',
    needs: needsOf(listCorrections),
  },
} as const satisfies MenuDefinitions;
