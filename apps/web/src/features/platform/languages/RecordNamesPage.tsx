import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type NamedRecord, sayLanguage } from './language.ts';
import { nameColumns } from './name-columns.tsx';
import { type RecordNamesSearch, readRecordNamesSearch } from './record-names-search.ts';

const route = getRouteApi('/_app/settings/record-names');
const states = ['all', 'missing'] as const;

type Fields = Outputs['platform']['languages']['listTranslatableFields'];

/** What roles, departments, pay types and the like are called, in each language. */
export function RecordNamesPage() {
  const query = trpc.platform.languages.listTranslatableFields.useQuery({ filterOpen: false });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />} isPage>
      {(fields) => <RecordNames fields={fields} />}
    </Loaded>
  );
}

function RecordNames({ fields: { fields, languages } }: { readonly fields: Fields }) {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { model = 'department', q } = search;
  const lang = search.lang && languages.includes(search.lang) ? search.lang : (languages.find((tag) => tag !== 'en') ?? 'en');
  const onlyMissing = search.state === 'missing';
  const [editing, edit] = useState<number>();
  const asked = { model, lang, onlyMissing, ...(q ? { search: q } : {}) };
  const rows = useWindowRows<NamedRecord, Outputs['platform']['languages']['listRecordNames']>({
    keyOf: (range) => getQueryKey(trpc.platform.languages.listRecordNames, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.platform.languages.listRecordNames.query({ ...asked, ...range }, { signal }),
  });
  const others = useMemo(() => languages.filter((tag) => tag !== lang), [languages, lang]);
  const columns = useMemo(
    () => nameColumns({ t, model, lang, others, reader: i18n.language, editing, edit }),
    [t, model, lang, others, i18n.language, editing],
  );
  const show = (change: { readonly [Key in keyof RecordNamesSearch]?: RecordNamesSearch[Key] | undefined }) => {
    edit(undefined);
    void navigate({ search: (was) => readRecordNamesSearch({ ...was, ...change }), replace: true });
  };
  const kind = fields.find((field) => field.model === model);
  const missing = kind?.missing[lang] ?? 0;
  const language = sayLanguage(lang, i18n.language);
  const lacking =
    missing === 0 ? t('names.allNamed', { language }) : t('names.lacking', { count: missing, formatted: format.count(missing), language });
  const isWhole = onlyMissing && !q;
  return (
    <>
      <PageHeader title={t('names.title')} facts={[t('names.note'), lacking]} />
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('names.field')}
          value={model}
          data={fields.map((field) => ({ value: field.model, label: format.name(field.name) }))}
          onChange={({ currentTarget: { value } }) => show({ model: fields.find((field) => field.model === value)?.model })}
        />
        <NativeSelect
          aria-label={t('names.language')}
          value={lang}
          data={languages.map((tag) => ({ value: tag, label: sayLanguage(tag, i18n.language) }))}
          onChange={({ currentTarget: { value } }) => show({ lang: value })}
        />
        <SegmentedControl
          aria-label={t('terms.state')}
          value={onlyMissing ? 'missing' : 'all'}
          data={states.map((state) => ({ value: state, label: t(`terms.states.${state}`) }))}
          onChange={(value) => show({ state: value === 'missing' ? 'missing' : undefined })}
        />
        <SearchField label={t('names.search')} value={q ?? ''} onChange={(text) => show({ q: text })} />
      </Group>
      <Panel flush>
        <DataTable
          key={model}
          label={kind ? format.name(kind.name) : t('names.title')}
          name="record-names"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(asked)}
          isOpen={editing !== undefined}
          empty={
            <EmptyState
              icon={<IconLanguage size={24} />}
              title={t(isWhole ? 'names.noneMissing' : 'names.none')}
              text={t(isWhole ? 'names.noneMissingText' : 'names.noneText')}
            />
          }
        />
      </Panel>
    </>
  );
}
