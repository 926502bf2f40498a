import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listDocuments } from './list-documents.ts';

export const menus = {
  'my-documents': {
    area: 'me',
    rank: 32,
    label: { en: 'My documents', 'zh-CN': '我的文件' },
    path: '/me/documents',
    needs: needsOf(listDocuments),
  },
} as const satisfies MenuDefinitions;
