import { camelCase, type Tree } from '../wiring/tree.ts';
import { withEntry } from './menu.ts';
import { addedTo, CannotMake, type Made } from './new-files.ts';
import { checkSlice, procedureFiles } from './procedure.ts';

export interface ScreenPlan {
  /** area/slice. */
  readonly slice: string;
  /** NounListPage. */
  readonly page: string;
  /** What such things are called in Chinese; left out, the texts have the English name until somebody says it. */
  readonly chinese?: string | undefined;
}

/** What a list screen is called in its various places. */
interface Names extends ScreenPlan {
  /** gift-card */
  readonly noun: string;
  /** list-gift-cards, the query. */
  readonly query: string;
  /** giftList, its texts within those of the slice. */
  readonly texts: string;
  readonly namespace: string;
  readonly area: string;
  readonly folder: string;
  /** Gift cards */
  readonly english: string;
  readonly chinese: string;
}

const kebabCase = (text: string): string => text.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

function namesOf({ slice, page, chinese }: ScreenPlan): Names {
  checkSlice(slice);
  const [, Noun] = /^((?:[A-Z][a-z]+)+)ListPage$/.exec(page) ?? [];
  if (!Noun) throw new CannotMake(`"${page}" is not <Noun>ListPage.`);
  const [area = '', folder = ''] = slice.split('/');
  const noun = kebabCase(Noun);
  const many = plural(noun).replaceAll('-', ' ');
  const english = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const called = { english, chinese: chinese ?? english };
  return {
    ...called,
    slice,
    page,
    noun,
    area,
    folder,
    query: `list-${plural(noun)}`,
    texts: `${camelCase(noun)}List`,
    namespace: camelCase(folder),
  };
}

const callOf = ({ area, folder, query }: Names): string => `${area}.${camelCase(folder)}.${camelCase(query)}`;
const outputOf = ({ area, folder, query }: Names): string => `Outputs['${area}']['${camelCase(folder)}']['${camelCase(query)}']`;

const route = (names: Names): string => `import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/${names.slice}/')({
  staticData: { texts: ['${names.namespace}'] },
  component: lazyScreen(() => import('../../../../features/${names.slice}/${names.page}.tsx'), '${names.page}'),
});
`;

const columns = (names: Names): string => `import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';

export type Row = ${outputOf(names)}['rows'][number];

export const ${camelCase(names.noun)}Columns = (t: TFunction<'${names.namespace}'>): Column<Row>[] => [
  { id: 'name', name: t('${names.texts}.columns.name'), type: 'text', value: ({ name }) => name, card: 'title' },
];
`;

const page = (names: Names): string => `import { IconList } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ${camelCase(names.noun)}Columns, type Row } from './${names.noun}-columns.ts';

export function ${names.page}() {
  const { t } = useTranslation('${names.namespace}');
  const { client } = trpc.useUtils();
  const rows = useWindowRows<Row, ${outputOf(names)}>({
    keyOf: (range) => getQueryKey(trpc.${callOf(names)}, range, 'query'),
    read: (range, signal) => client.${callOf(names)}.query(range, { signal }),
  });
  const columns = useMemo(() => ${camelCase(names.noun)}Columns(t), [t]);
  return (
    <>
      <PageHeader title={t('${names.texts}.title')} facts={[t('${names.texts}.lead')]} />
      <Panel flush>
        <DataTable
          label={t('${names.texts}.title')}
          name="${plural(names.noun)}"
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconList size={24} />} title={t('${names.texts}.emptyTitle')} text={t('${names.texts}.emptyText')} />}
        />
      </Panel>
    </>
  );
}
`;

const newEnglish = ({ namespace }: Names): string => `const texts = {
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    ${namespace}: typeof texts;
  }
}
`;

const newChinese = `import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
};
export default messages;
`;

/** To be said in the field's words by whoever makes the screen. */
const english = (names: Names): string => {
  const many = names.english.toLowerCase();
  return `{ title: '${names.english}', lead: 'All ${many} that you may see.', emptyTitle: 'No ${many} yet', emptyText: 'They appear here.', columns: { name: 'Name' } }`;
};
const chinese = (names: Names): string =>
  `{ title: '${names.chinese}', lead: '您可查看的全部${names.chinese}。', emptyTitle: '暂无${names.chinese}', emptyText: '新增后将显示在此处。', columns: { name: '名称' } }`;

const test = (names: Names): string => `import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { ${camelCase(names.noun)}Columns } from '../../../src/features/${names.slice}/${names.noun}-columns.ts';

const t = ((key: string) => key) as TFunction<'${names.namespace}'>;

it('shows what each is called', () => {
  const [name] = ${camelCase(names.noun)}Columns(t);
  expect(name?.value({ id: 1, name: 'First' })).toBe('First');
});
`;

const menuTest = (names: Names): string => `import { languages } from '@wagewright/contracts';
import { menus } from '@wagewright/contracts/identity/menus';
import { ${camelCase(names.query)} } from '@wagewright/contracts/${names.slice}';
import { expect, it } from 'vitest';

it('stands in the navigation for whoever may ask for its rows, by a name in every language', () => {
  const entry = menus.find(({ path }) => path === '/${names.slice}');
  expect(entry).toMatchObject({ key: '${camelCase(plural(names.noun))}', needs: ${camelCase(names.query)}.permission });
  for (const language of languages) expect(entry?.label[language]).toMatch(/\\S/);
});
`;

/** A list screen with its query, which is made where it is missing: menu entry, route, page, columns, texts in both languages, tests. */
export function screenFiles(tree: Tree, plan: ScreenPlan): Made {
  const names = namesOf(plan);
  const { slice, noun, query, folder } = names;
  const hasQuery = tree.has(`packages/contracts/src/${slice}/${query}.ts`);
  const made = hasQuery
    ? { created: new Map<string, string>(), changed: new Map<string, string>() }
    : procedureFiles(tree, { slice, name: query, kind: 'query' });
  const feature = `apps/web/src/features/${slice}`;
  const locale = (language: string) => `${feature}/locales/${language}.ts`;
  const texts = (language: string, fresh: string, object: string, text: string) =>
    addedTo(tree.has(locale(language)) ? tree.read(locale(language)) : fresh, object, `  ${names.texts}: ${text},\n`);
  return {
    created: new Map([
      ...made.created,
      [`apps/web/src/routes/_app/${slice}/index.tsx`, route(names)],
      [`${feature}/${plan.page}.tsx`, page(names)],
      [`${feature}/${noun}-columns.ts`, columns(names)],
      [`apps/web/test/features/${folder}/${noun}-columns.test.ts`, test(names)],
      [`apps/web/test/features/${folder}/${noun}-menu.test.ts`, menuTest(names)],
    ]),
    changed: new Map([
      ...made.changed,
      withEntry(tree, { ...names, things: plural(noun) }),
      [locale('en'), texts('en', newEnglish(names), 'texts', english(names))],
      [locale('zh-CN'), texts('zh-CN', newChinese, 'messages', chinese(names))],
    ]),
  };
}
