import { Checkbox, Group, TextInput } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type HoursRow, hoursColumns } from './hours-columns.tsx';

type Listed = Outputs['time']['overtime']['listOvertimeHours'];
const route = getRouteApi('/_app/time/overtime/hours');
const daysShown = 31;

/** Overtime of people within reach, held against what they have clocked; at first of the last month. */
export function OvertimeHoursPage() {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = useToday();
  const download = useDownload();
  const { client } = trpc.useUtils();
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const days = { from: search.from ?? dayAfter(today, -daysShown), until: search.until ?? today };
  const input = { ...days, ...defined({ search: search.q, differing: search.differing }) };
  const rows = useWindowRows<HoursRow, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.overtime.listOvertimeHours, { ...input, ...range }, 'query'),
    read: (range, signal) => client.time.overtime.listOvertimeHours.query({ ...input, ...range }, { signal }),
  });
  const columns = useMemo(() => hoursColumns(t, format), [t, format]);
  return (
    <>
      <PageHeader title={t('hoursPage.title')} facts={[t('hoursPage.lead')]} />
      <Group gap="xs" mb="md" align="flex-end">
        <SearchField label={t('hoursPage.search')} value={search.q ?? ''} onChange={(q) => change({ q: q || undefined })} />
        {(['from', 'until'] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(`hoursPage.${field}`)}
            value={days[field]}
            onChange={({ currentTarget: { value } }) => change({ [field]: value || undefined })}
          />
        ))}
        <Checkbox
          mb={8}
          label={t('hoursPage.differing')}
          checked={search.differing ?? false}
          onChange={({ currentTarget: { checked } }) => change({ differing: checked || undefined })}
        />
      </Group>
      <Panel flush>
        <DataTable
          label={t('hoursPage.title')}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(input)}
          exporter={(ids, file) => download('/api/time/overtime/hours/export', { ...input, columns: ids, format: file })}
          empty={
            <EmptyState
              icon={<IconClockCheck size={24} />}
              title={t('hoursPage.none')}
              text={t(search.differing ? 'hoursPage.noneDiffers' : 'hoursPage.noneThere')}
            />
          }
        />
      </Panel>
    </>
  );
}
