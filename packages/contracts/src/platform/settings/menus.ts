import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listParameters } from './list-parameters.ts';
import { saveConfig } from './save-config.ts';

const needs = needsOf(saveConfig);

export const menus = {
  behaviour: { area: 'settings', rank: 10, label: { en: 'System', 'zh-CN': '系统' }, path: '/settings/system', needs },
  'login-page': { area: 'settings', rank: 20, label: { en: 'Sign-in page', 'zh-CN': '登录页' }, path: '/settings/login-page', needs },
  'system-parameters': {
    area: 'settings',
    rank: 80,
    label: { en: 'System parameters', 'zh-CN': '系统参数' },
    path: '/settings/parameters',
    needs: needsOf(listParameters),
  },
  demo: { area: 'settings', rank: 90, label: { en: 'Demo', 'zh-CN': '演示' }, path: '/settings/demo', needs },
} as const satisfies MenuDefinitions;
