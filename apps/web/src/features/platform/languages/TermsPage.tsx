import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import classes from './Languages.module.css';
import { TermTable } from './TermTable.tsx';
import { TermTreeView } from './TermTreeView.tsx';
import { readTermsSearch, type TermsChange } from './terms-search.ts';

const UploadTerms = lazyPart(() => import('./UploadTerms.tsx'));
const DownloadTerms = lazyPart(() => import('./DownloadTerms.tsx'));
const RestorePart = lazyPart(() => import('./RestorePart.tsx'));
const route = getRouteApi('/_app/settings/terms');
const states = ['all', 'missing', 'changed'] as const;

type Languages = Outputs['platform']['languages']['mapLanguages'];

/** Every text of the product, in each language: found by its part or its words, said otherwise, translated. */
export function TermsPage() {
  const query = trpc.platform.languages.mapLanguages.useQuery({});
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />} isPage>
      {(languages) => <Terms languages={languages} />}
    </Loaded>
  );
}

function Terms({ languages }: { readonly languages: Languages }) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const tags = Object.keys(languages);
  const lang = search.lang && tags.includes(search.lang) ? search.lang : (tags.find((tag) => tag !== 'en') ?? 'en');
  const tree = trpc.platform.languages.getTermTree.useQuery({ filter: { lang } });
  const [opened, open] = useState<'upload' | 'download' | 'restore'>();
  const show = (change: TermsChange) => void navigate({ search: (was) => readTermsSearch({ ...was, ...change }), replace: true });
  const counts = (tree.data ?? []).reduce((sum, app) => ({ terms: sum.terms + app.terms, missing: sum.missing + app.missing }), {
    terms: 0,
    missing: 0,
  });
  const language = languages[lang]?.name ?? lang;
  const figures = { language, terms: format.count(counts.terms), missing: format.count(counts.missing) };
  const canEdit = can('term.edit');
  const close = () => open(undefined);
  return (
    <>
      <PageHeader
        title={t('terms.title')}
        facts={[t('terms.lead'), ...(tree.data ? [t(counts.missing > 0 ? 'terms.report' : 'terms.whole', figures)] : [])]}
        primary={canEdit ? { id: 'upload', label: t('files.upload'), run: () => open('upload') } : null}
        secondary={{ id: 'download', label: t('files.download'), run: () => open('download') }}
        more={
          canEdit && search.app ? [{ id: 'restore', label: t('terms.restorePart'), isDangerous: true, run: () => open('restore') }] : []
        }
      />
      <Suspense>
        {opened === 'upload' && <UploadTerms onClose={close} />}
        {opened === 'download' && <DownloadTerms lang={lang} language={language} app={search.app} onClose={close} />}
        {opened === 'restore' && search.app && (
          <RestorePart app={search.app} part={search.part} lang={lang} language={language} onClose={close} />
        )}
      </Suspense>
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('terms.language')}
          value={lang}
          data={tags.map((tag) => ({ value: tag, label: languages[tag]?.name ?? tag }))}
          onChange={({ currentTarget: { value } }) => show({ lang: value })}
        />
        <SegmentedControl
          aria-label={t('terms.state')}
          value={search.state ?? 'all'}
          data={states.map((state) => ({ value: state, label: t(`terms.states.${state}`) }))}
          onChange={(value) => {
            const state = states.find((one) => one === value);
            show({ state: state === 'all' ? undefined : state });
          }}
        />
        <SearchField label={t('terms.search')} value={search.q ?? ''} onChange={(q) => show({ q })} />
      </Group>
      <div className={classes.screen}>
        <Panel flush>
          <TermTreeView tree={tree.data ?? []} chosen={search} onChoose={show} />
        </Panel>
        <Panel flush>
          <TermTable key={lang} search={search} lang={lang} language={language} canEdit={canEdit} />
        </Panel>
      </div>
    </>
  );
}
