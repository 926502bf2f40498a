import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { defined } from '../../../shared/search.ts';
import { SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RequestFilters, requestInput } from '../requests/index.ts';
import { CorrectionTable } from './CorrectionTable.tsx';
import type { Correction } from './correction.ts';

type Listed = Outputs['time']['corrections']['listCorrections'];
const route = getRouteApi('/_app/time/corrections/');

/** Corrections that the team, or everybody within reach, has asked for. */
export function CorrectionListPage() {
  const { t } = useTranslation('corrections');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const input = { ...requestInput(search), ...defined({ search: search.q }) };
  const rows = useWindowRows<Correction, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.corrections.listCorrections, { ...input, ...range }, 'query'),
    read: (range, signal) => client.time.corrections.listCorrections.query({ ...input, ...range }, { signal }),
  });
  return (
    <>
      <PageHeader title={t('list.title')} facts={[t('list.lead')]} />
      <RequestFilters search={search} onChange={change}>
        <SearchField label={t('list.search')} value={search.q ?? ''} onChange={(q) => change({ q: q || undefined })} />
      </RequestFilters>
      <Panel flush>
        <CorrectionTable rows={rows} whose="people" identity={JSON.stringify(input)} />
      </Panel>
    </>
  );
}
