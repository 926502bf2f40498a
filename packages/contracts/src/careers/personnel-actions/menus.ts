import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { getMyCareer } from './get-my-career.ts';
import { listPersonnelActions } from './list-personnel-actions.ts';

export const menus = {
  'personnel-actions': {
    area: 'people',
    rank: 12,
    label: { en: 'Personnel actions', 'zh-CN': '人事异动' },
    path: '/personnel-actions',
    needs: needsOf(listPersonnelActions),
  },
  'my-career': { area: 'me', rank: 40, label: { en: 'My career', 'zh-CN': '我的任职' }, path: '/me/career', needs: needsOf(getMyCareer) },
} as const satisfies MenuDefinitions;
