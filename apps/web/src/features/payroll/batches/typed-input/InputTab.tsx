import { NativeSelect } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { DataTable, SearchField, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../../shared/views.ts';
import type { Batch } from '../run-batch-event.ts';
import { EditInput } from './EditInput.tsx';
import { type BatchInput, type InputRow, type InputTable, inputColumns } from './input-columns.ts';
import classes from './TypedInput.module.css';
import { UploadInput } from './UploadInput.tsx';

const Sources = lazyPart(() => import('../sources/Sources.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

/** What was typed or imported into the batch: everybody in it, whether they have something there or not. */
export default function InputTab({ batch }: { batch: Batch }) {
  const query = trpc.payroll.batches.listBatchInput.useQuery({ id: batch.id });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ tables }) => (
        <>
          <TypedTables batch={batch} tables={tables.filter(({ isTyped }) => isTyped)} />
          <Suspense fallback={<RowsSkeleton />}>
            <div className={classes.sources}>
              <Sources batch={batch} />
            </div>
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

function TypedTables({ batch, tables }: { batch: Batch; tables: readonly InputTable[] }) {
  const { t } = useTranslation('typedInput');
  const { table: asked } = route.useSearch();
  const table = tables.find(({ code }) => code === asked) ?? tables[0];
  const isPrepared = !batch.events.includes('prepare');
  if (table && isPrepared) return <TypedTable key={table.code} batch={batch} tables={tables} table={table} />;
  const reason = table ? 'notPrepared' : 'none';
  return (
    <Panel>
      <EmptyState icon={<IconKeyboard size={24} />} title={t(`${reason}.title`)} text={t(`${reason}.text`)} />
    </Panel>
  );
}

function TypedTable({ batch, tables, table }: { batch: Batch; tables: readonly InputTable[]; table: InputTable }) {
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { q } = route.useSearch();
  const can = useCan();
  const { client } = trpc.useUtils();
  const [edited, edit] = useState<InputRow>();
  const filter = { everybody: true, ...(q ? { search: q } : {}) };
  const asked = { id: batch.id, table: table.code, ...filter };
  const download = useDownload();
  const rows = useWindowRows<InputRow, BatchInput>({
    keyOf: (range) => getQueryKey(trpc.payroll.batches.listBatchInput, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.batches.listBatchInput.query({ ...asked, ...range }, { signal }),
  });
  const mayEdit = batch.events.includes('set-input');
  const columns = useMemo(() => inputColumns(table, t, format), [table, t, format]);
  const go = (search: { table?: string; q?: string }) =>
    void navigate({ search: { tab: 'input', table: table.code, ...search }, replace: true, resetScroll: false });
  return (
    <>
      <div className={classes.bar}>
        {tables.length > 1 && (
          <NativeSelect
            aria-label={t('table')}
            value={table.code}
            onChange={({ currentTarget: { value } }) => go({ table: value })}
            data={tables.map(({ code, name }) => ({ value: code, label: format.name(name) }))}
          />
        )}
        <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go(text ? { q: text } : {})} />
        <span className={classes.note}>{t(mayEdit ? 'editNote' : 'readNote')}</span>
        <UploadInput batch={batch} table={table.code} />
        {can('import.read') && (
          <LinkButton to="/imports" variant="subtle">
            {t('imports')}
          </LinkButton>
        )}
      </div>
      <Panel flush>
        <DataTable
          label={format.name(table.name)}
          name={`input-${table.code}`}
          columns={columns}
          rows={rows}
          identity={`${table.code} ${q ?? ''}`}
          onOpen={edit}
          exporter={(columns, type) =>
            download(`/api/payroll/batches/${batch.id}/input/${table.code}/export`, { ...filter, columns, format: type })
          }
          empty={<EmptyState icon={<IconKeyboard size={24} />} title={t('nobody.title')} text={t('nobody.text')} />}
        />
      </Panel>
      {edited && <EditInput batch={batch} table={table} person={edited} mayEdit={mayEdit} onClose={() => edit(undefined)} />}
    </>
  );
}
