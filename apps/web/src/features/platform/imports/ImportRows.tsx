import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Imports.module.css';
import type { ImportDetail, ImportRow, ImportStatus } from './import.ts';
import { effects } from './import-search.ts';
import { rowColumns } from './row-columns.tsx';
import { reasonOf, WhyFilter } from './WhyFilter.tsx';

const route = getRouteApi('/_app/imports/$importId');

const noteOf = (status: ImportStatus) =>
  status === 'written' || status === 'undoing' ? 'rows.noteWritten' : status === 'undone' ? 'rows.noteUndone' : 'rows.note';

/** What the file does, row by row; a count shows the rows that it counts. */
export function ImportRows({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const { effect, q, why } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const { id, version, counts } = detail;
  const filter = { id, ...(effect ? { effects: [effect] } : {}), ...(q ? { keywords: q } : {}), ...(why ? { reason: reasonOf(why) } : {}) };
  const rows = useWindowRows<ImportRow, Outputs['platform']['imports']['listImportRows']>({
    keyOf: (range) => [...getQueryKey(trpc.platform.imports.listImportRows, { ...filter, ...range }, 'query'), version],
    read: (range, signal) => client.platform.imports.listImportRows.query({ ...filter, ...range }, { signal }),
  });
  const columns = useMemo(() => rowColumns(detail, t, format), [detail, t, format]);
  const go = (search: { effect?: typeof effect | undefined; q?: string | undefined; why?: string | undefined }) =>
    void navigate({ search: defined({ effect, q, why, ...search }), replace: true, resetScroll: false });
  const all = effects.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Panel title={t('rows.title')} note={t(noteOf(detail.status))} flush>
      <div className={classes.counts}>
        {([undefined, ...effects] as const).map((one) => (
          <Button
            key={one ?? 'all'}
            size="compact-sm"
            variant={one === effect ? 'filled' : 'default'}
            aria-pressed={one === effect}
            disabled={one !== undefined && counts[one] === 0}
            onClick={() => go({ effect: one, why: undefined })}
          >
            {t('rows.count', { effect: t(one ? `effects.${one}` : 'rows.all'), rows: format.count(one ? counts[one] : all) })}
          </Button>
        ))}
        <SearchField label={t('rows.search')} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
        {counts.refused > 0 && effect === 'refused' && <WhyFilter detail={detail} value={why} onChoose={(next) => go({ why: next })} />}
      </div>
      <DataTable
        label={t('rows.title')}
        columns={columns}
        rows={rows}
        identity={JSON.stringify(filter)}
        empty={<EmptyState title={t('rows.none')} text={t('rows.noneText')} />}
      />
    </Panel>
  );
}
