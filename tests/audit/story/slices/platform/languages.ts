import type { Step } from '../../step.ts';

const step = (verb: string, input: object): Step => ({ procedure: `platform/languages/${verb}`, by: 'administrator', input: () => input });
const menu = (name: string) => `server/menus:${name}`;
const file = (...lines: string[]) => ({ name: 'terms.csv', bytes: `appCode,hierarchyCode,key,ja\n${lines.join('\n')}\n` });

/** Somebody adds Japanese, says a few terms in it one by one, many at once and by a file, and takes them away again. */
export const steps: readonly Step[] = [
  { procedure: 'platform/languages/update-user-language', by: 'employee', input: () => ({ lang: 'zh-CN' }) },
  step('update-weblate', { address: 'https://weblate.example', project: 'wagewright', component: 'terms', token: 'wlu_story' }),
  {
    ...step('sync-weblate', {}),
    // nobody is to call it
    then: async ({ server }) => await server.prisma.weblateSync.updateMany({ data: { state: 'finished', terms: [] } }),
  },
  step('update-language', { lang: 'ja', isOpen: true }),
  {
    ...step('update-record-name', {}),
    input: async ({ server }) => {
      const { id } = await server.prisma.position.findFirstOrThrow({ orderBy: { id: 'asc' } });
      return { model: 'position', id, lang: 'ja', text: '主任', seen: '' };
    },
  },
  step('update-term', { key: menu('imports'), lang: 'ja', text: 'インポート' }),
  step('update-terms', { rows: [{ key: menu('inbox'), lang: 'ja', text: '受信' }] }),
  step('upload-terms', { file: file('server,menus,inbox,受信箱', 'server,menus,no-such-entry,?') }),
  step('upload-terms-by-mode', { mode: 'override', file: file('server,menus,inbox,受信トレイ') }),
  step('delete-terms', { keys: [menu('inbox')] }),
  {
    ...step('delete-hierarchy-terms', { appCode: 'server', hierarchyCode: 'menus', langs: ['ja'] }),
    first: async ({ server }) => {
      const { id } = await server.prisma.language.findUniqueOrThrow({ where: { lang: 'ja' } });
      await server.prisma.term.create({ data: { languageId: id, key: menu('inbox'), text: '受信' } });
    },
  },
];
