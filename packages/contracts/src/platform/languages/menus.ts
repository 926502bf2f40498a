import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listLanguages } from './list-languages.ts';
import { listRecordNames } from './list-record-names.ts';
import { listTerms } from './list-terms.ts';

export const menus = {
  languages: {
    area: 'settings',
    rank: 40,
    label: { en: 'Languages', 'zh-CN': '语言' },
    path: '/settings/languages',
    needs: needsOf(listLanguages),
  },
  terms: { area: 'settings', rank: 42, label: { en: 'Terms', 'zh-CN': '词条' }, path: '/settings/terms', needs: needsOf(listTerms) },
  'record-names': {
    area: 'settings',
    rank: 44,
    label: { en: 'Names of records', 'zh-CN': '记录的名称' },
    path: '/settings/record-names',
    needs: needsOf(listRecordNames),
  },
} as const satisfies MenuDefinitions;
