import { Checkbox, NativeSelect } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { defined } from '../../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../../shared/views.ts';
import type { Batch } from '../run-batch-event.ts';
import { EditInput } from './EditInput.tsx';
import { type BatchInput, type InputRow, type InputTable, inputColumns, type NamedRow, namedRows } from './input-columns.ts';
import classes from './TypedInput.module.css';
import { UploadInput } from './UploadInput.tsx';

const Sources = lazyPart(() => import('../sources/Sources.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

/** What the batch is calculated from: what was typed or imported into it, everybody's, and what of the records was frozen. */
export default function InputTab({ batch }: { batch: Batch }) {
  const query = trpc.payroll.batches.listBatchInput.useQuery({ id: batch.id });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ tables }) => (
        <>
          <Tables batch={batch} tables={tables} />
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

function Tables({ batch, tables }: { batch: Batch; tables: readonly InputTable[] }) {
  const { t } = useTranslation('typedInput');
  const { table: asked } = route.useSearch();
  const table = tables.find(({ code }) => code === asked) ?? tables.find(({ isTyped }) => isTyped) ?? tables[0];
  const isPrepared = !batch.events.includes('prepare') && batch.preparedAt !== null;
  if (table && isPrepared) return <Table key={table.code} batch={batch} tables={tables} table={table} />;
  const reason = tables.some(({ isTyped }) => isTyped) ? 'notPrepared' : 'none';
  return (
    <Panel>
      <EmptyState icon={<IconKeyboard size={24} />} title={t(`${reason}.title`)} text={t(`${reason}.text`)} />
    </Panel>
  );
}

interface TableProps {
  readonly batch: Batch;
  readonly tables: readonly InputTable[];
  readonly table: InputTable;
}

function Table({ batch, tables, table }: TableProps) {
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { q, sort, filled } = route.useSearch();
  const { client } = trpc.useUtils();
  const [edited, edit] = useState<InputRow>();
  const { isTyped, code } = table;
  // what is frozen has rows of those whom it is about; where something can be typed everybody is listed
  const filter = {
    everybody: isTyped,
    ...(filled && isTyped ? { filled } : {}),
    ...(q ? { search: q } : {}),
    ...(sort
      ? { sort: { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const) } }
      : {}),
  };
  const asked = { id: batch.id, table: code, ...filter };
  const download = useDownload();
  const rows = useWindowRows<NamedRow, Omit<BatchInput, 'rows'> & { rows: readonly NamedRow[] }>({
    keyOf: (range) => getQueryKey(trpc.payroll.batches.listBatchInput, { ...asked, ...range }, 'query'),
    read: async (range, signal) => namedRows(await client.payroll.batches.listBatchInput.query({ ...asked, ...range }, { signal }), code),
  });
  const mayEdit = isTyped && batch.events.includes('set-input');
  const mayImport = batch.events.includes('change-payee-input');
  const columns = useMemo(() => inputColumns(table, t, format), [table, t, format]);
  const go = (search: { table?: string | undefined; q?: string | undefined; sort?: string | undefined; filled?: true | undefined }) =>
    void navigate({
      search: defined({ tab: 'input' as const, table: code, q, sort, filled, ...search }),
      replace: true,
      resetScroll: false,
    });
  const openPerson = (employeeId: number) =>
    void navigate({
      to: '/payroll/batches/$batchId/people/$employeeId',
      params: { batchId: String(batch.id), employeeId: String(employeeId) },
    });
  return (
    <>
      <div className={classes.bar}>
        <TableChoice tables={tables} value={code} onChange={(next) => go({ table: next, sort: undefined, filled: undefined })} />
        <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
        {isTyped && (
          <Checkbox
            size="sm"
            label={t('filledOnly')}
            checked={filled === true}
            onChange={({ currentTarget: { checked } }) => go({ filled: checked || undefined })}
          />
        )}
        {isTyped && <Uploads batch={batch} table={code} />}
        <span className={classes.note}>
          {isTyped ? t(mayEdit ? 'editNote' : mayImport ? 'calculatedNote' : 'readNote') : <FrozenNote batch={batch} />}
        </span>
      </div>
      <Panel flush>
        <DataTable
          label={format.name(table.name)}
          name={`input-${code}`}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(asked)}
          sort={sort}
          onSort={(next) => go({ sort: next })}
          onOpen={(row) => (isTyped ? edit(row) : openPerson(row.employeeId))}
          exporter={(ids, type) =>
            download(`/api/payroll/batches/${batch.id}/input/${code}/export`, { ...filter, columns: inFile(ids), format: type })
          }
          empty={
            <EmptyState
              icon={<IconKeyboard size={24} />}
              title={t(filled && !q ? 'nothing.title' : 'nobody.title')}
              text={t(filled && !q ? 'nothing.text' : 'nobody.text')}
            />
          }
        />
      </Panel>
      {edited && <EditInput batch={batch} table={table} person={edited} mayEdit={mayEdit} onClose={() => edit(undefined)} />}
    </>
  );
}

/** A file says how something came in, by whom and when in columns of their own. */
const inFile = (ids: readonly string[]): string[] => ids.flatMap((id) => (id === '#by' ? ['#how', '#by'] : [id]));

interface ChoiceProps {
  readonly tables: readonly InputTable[];
  readonly value: string;
  readonly onChange: (table: string) => void;
}

/** The tables of the batch's input: what is typed first, then what was frozen. */
function TableChoice({ tables, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  if (tables.length < 2) return null;
  const groups = [true, false].map((isTyped) => ({
    group: t(isTyped ? 'typed' : 'frozen'),
    items: tables.filter((one) => one.isTyped === isTyped).map(({ code, name }) => ({ value: code, label: format.name(name) })),
  }));
  return (
    <NativeSelect
      aria-label={t('table')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={groups.filter(({ items }) => items.length > 0)}
    />
  );
}

function FrozenNote({ batch: { preparedAt } }: { batch: Batch }) {
  const { t } = useTranslation('typedInput');
  const format = useFormat();
  return preparedAt === null ? null : t('frozenNote', { at: format.instant(preparedAt) });
}

function Uploads({ batch, table }: { batch: Batch; table: string }) {
  const { t } = useTranslation('typedInput');
  const can = useCan();
  return (
    <>
      <UploadInput batch={batch} table={table} />
      {can('import.read') && (
        <LinkButton to="/imports" variant="subtle">
          {t('imports')}
        </LinkButton>
      )}
    </>
  );
}
