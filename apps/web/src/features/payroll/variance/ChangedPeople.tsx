import { NativeSelect } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { changeCauses } from '@wagewright/contracts/payroll/variance';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Changes.module.css';
import { changeColumns } from './change-columns.tsx';
import type { Batch, Change, Changes, Comparison } from './comparison.ts';
import { useChangeSearch } from './use-change-search.ts';

const PersonChanges = lazyPart(() => import('./PersonChanges.tsx'));

interface Props {
  readonly batch: Batch;
  readonly comparison: Comparison;
}

/** Whose item changed, the largest changes first, by what the address asks for. */
export function ChangedPeople({ batch, comparison }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { search, change } = useChangeSearch();
  const { client } = trpc.useUtils();
  const download = useDownload();
  const { id: batchId, currency } = batch;
  const { item, q, department, employee } = search;
  const cause = changeCauses.find((one) => one === search.cause);
  const filter = {
    ...(item ? { item } : {}),
    ...(cause ? { cause } : {}),
    ...(department ? { departmentId: department } : {}),
    ...(q ? { person: q } : {}),
  };
  const asked = { batchId, ...filter };
  const rows = useWindowRows<Change, Changes>({
    keyOf: (range) => getQueryKey(trpc.payroll.variance.listChanges, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.variance.listChanges.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(
    () => changeColumns({ currency, open: (person) => change({ employee: String(person.employeeId) }) }, t, format),
    [currency, change, t, format],
  );
  const named = comparison.items.find(({ path }) => path === comparison.item);
  const title = t('who', { item: named ? format.name(named.name) : '' });
  return (
    <Panel title={title} note={t('whoNote')} flush>
      <div className={classes.filters}>
        <NativeSelect
          label={t('item')}
          value={comparison.item ?? ''}
          data={comparison.items.filter(({ people }) => people > 0).map(({ path, name }) => ({ value: path, label: format.name(name) }))}
          onChange={({ currentTarget: { value } }) => change({ item: value })}
        />
        <NativeSelect
          label={t('cause')}
          value={cause ?? ''}
          data={[
            { value: '', label: t('all') },
            ...comparison.causes.map((one) => ({ value: one.cause, label: t(`causes.${one.cause}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ cause: value || undefined })}
        />
        <NativeSelect
          label={t('department')}
          value={String(department ?? '')}
          data={[
            { value: '', label: t('all') },
            ...comparison.departments.flatMap(({ departmentId, name }) =>
              departmentId === null || name === null ? [] : [{ value: String(departmentId), label: format.name(name) }],
            ),
          ]}
          onChange={({ currentTarget: { value } }) => change({ department: value || undefined })}
        />
        <SearchField label={t('person')} value={q ?? ''} onChange={(text) => change({ q: text || undefined })} />
      </div>
      <DataTable
        label={title}
        name="changes"
        exporter={(columns, type) => download(`/api/payroll/batches/${batchId}/changes/export`, { ...filter, columns, format: type })}
        columns={columns}
        rows={rows}
        isOpen={employee !== undefined}
        empty={<EmptyState title={t('nobody')} text={t('nobodyText')} />}
      />
      <Suspense>
        {employee !== undefined && <PersonChanges batch={batch} employeeId={employee} onClose={() => change({ employee: undefined })} />}
      </Suspense>
    </Panel>
  );
}
