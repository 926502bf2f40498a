import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listProviders } from './list-providers.ts';

export const menus = {
  'sign-in-providers': {
    area: 'settings',
    rank: 14,
    label: { en: 'Sign-in providers', 'zh-CN': '登录服务' },
    path: '/settings/sign-in-providers',
    needs: needsOf(listProviders),
  },
} as const satisfies MenuDefinitions;
