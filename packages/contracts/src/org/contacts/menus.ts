import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listContacts } from './list-contacts.ts';

export const menus = {
  'my-contacts': {
    area: 'me',
    rank: 34,
    label: { en: 'My contacts', 'zh-CN': '我的联系人' },
    path: '/me/contacts',
    needs: needsOf(listContacts),
  },
} as const satisfies MenuDefinitions;
