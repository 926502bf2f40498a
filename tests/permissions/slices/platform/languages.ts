import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { words } from '../../visible-fields.ts';

const key = 'server/menus:inbox';
const file = { name: 'terms.csv', bytes: 'appCode,hierarchyCode,key,en\nserver,menus,inbox,Mailbox\n' };

const weblate = { address: 'https://weblate.example', project: 'wagewright', component: 'terms' };

export const samples: Samples = {
  'platform/languages/map-languages': { anywhere: {} },
  'platform/languages/list-open-languages': { anywhere: {} },
  'platform/languages/list-languages': { anywhere: {} },
  'platform/languages/get-language': { anywhere: { filter: { lang: 'en' } } },
  'platform/languages/get-user-language': { anywhere: {} },
  'platform/languages/update-user-language': { anywhere: { lang: 'en' } },
  'platform/languages/update-language': { anywhere: { lang: 'ja', isOpen: true } },
  'platform/languages/list-translatable-fields': { anywhere: {} },
  'platform/languages/list-record-names': { anywhere: { model: 'role', lang: 'en' } },
  'platform/languages/update-record-name': {
    about: ({ solutionId }) => ({ model: 'solution', id: solutionId, lang: 'en', text: '?', seen: '!' }),
  },
  'platform/languages/list-terms': { anywhere: { appCode: 'server', filter: { limit: 5 } } },
  'platform/languages/list-application-terms': { anywhere: { appCodeArray: ['server'], lang: 'en' } },
  'platform/languages/get-translations': { anywhere: { keys: [key], lang: 'en' } },
  'platform/languages/get-term-tree': { anywhere: {} },
  'platform/languages/download-terms': { anywhere: { appCodeAary: ['server'], format: 'csv' } },
  'platform/languages/upload-terms': { anywhere: { file } },
  'platform/languages/upload-terms-by-mode': { anywhere: { mode: 'create-and-update', file } },
  'platform/languages/update-term': { anywhere: { key, lang: 'en', text: 'Mailbox' } },
  'platform/languages/update-terms': { anywhere: { rows: [{ key, lang: 'en', text: 'Mailbox' }] } },
  'platform/languages/delete-terms': { anywhere: { keys: [key] } },
  'platform/languages/delete-hierarchy-terms': { anywhere: { appCode: 'server', hierarchyCode: 'menus' } },
  'platform/languages/get-weblate': { anywhere: {} },
  'platform/languages/watch-weblate': { anywhere: {} },
  'platform/languages/update-weblate': { anywhere: { ...weblate, token: 'wlu_sample' } },
  'platform/languages/sync-weblate': { anywhere: {} },
  'platform/languages/get-content-language-sql': { anywhere: { lang: 'en' } },
};

type Languages = readonly { readonly lang: string }[];
const langs = { rows: (languages: Languages) => languages.map(({ lang }) => lang), of: () => ['en', 'zh-CN'] };

export const rows: ListedRows = {
  'platform/languages/list-languages': langs,
  'platform/languages/list-open-languages': langs,
  'platform/languages/list-record-names': {
    rows: ({ rows: records }: { rows: { names: { en: string } }[] }) => records.map(({ names }) => names.en),
    of: () => ['Solution approver'],
    input: { model: 'role', lang: 'ja', search: 'solution appr', onlyMissing: true },
  },
  'platform/languages/list-terms': {
    rows: ({ rows: terms }: { rows: { key: string }[] }) => terms.map((term) => term.key),
    of: () => [key],
    input: { filter: { search: 'menus:inbox' } },
  },
  'platform/languages/list-application-terms': {
    rows: ({ server }: { server: object }) => Object.keys(server),
    of: () => ['errors', 'menus', 'messages'],
  },
  'platform/languages/list-translatable-fields': {
    rows: ({ fields }: { fields: { model: string }[] }) => fields.map(({ model }) => model),
    of: () => words('role legal_entity department position compensation_item solution global_table pay_type balance_element'),
  },
};
