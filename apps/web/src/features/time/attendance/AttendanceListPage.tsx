import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconClockCheck } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { type AttendanceRow, sayClocked, sayHours, sayWhat, stateTones } from './attendance.ts';

type Listed = Outputs['time']['attendance']['listAttendance'];
const ImportPunches = lazyPart(() => import('./ImportPunches.tsx'));
const route = getRouteApi('/_app/time/attendance/');

/** What came of people’s days; at first those that somebody has to look at. */
export function AttendanceListPage() {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const can = useCan();
  const [isBringing, bring] = useState(false);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const { show, from, until } = search;
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const input = defined({ from, until, abnormal: show === 'all' ? undefined : true });
  const rows = useWindowRows<AttendanceRow, Listed>({
    keyOf: (range) => getQueryKey(trpc.time.attendance.listAttendance, { ...input, ...range }, 'query'),
    read: (range, signal) => client.time.attendance.listAttendance.query({ ...input, ...range }, { signal }),
  });
  const columns = useMemo((): Column<AttendanceRow>[] => {
    const person = ({ employeeId, employee, date }: AttendanceRow) => (
      <Link to="/time/attendance/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ week: date }}>
        {employee}
      </Link>
    );
    const state = ({ state: of }: AttendanceRow) => <StatusBadge tone={stateTones[of]}>{t(`states.${of}`)}</StatusBadge>;
    return [
      {
        id: 'employee',
        name: t('columns.employee'),
        type: 'text',
        width: 180,
        grow: 1,
        card: 'title',
        value: ({ employee }) => employee,
        content: person,
      },
      { id: 'number', name: t('columns.number'), type: 'text', width: 110, grow: 0, value: ({ employeeNumber }) => employeeNumber },
      { id: 'date', name: t('columns.date'), type: 'date', width: 130, grow: 0, card: 'second', value: ({ date }) => date },
      {
        id: 'shift',
        name: t('columns.shift'),
        type: 'text',
        width: 170,
        grow: 1,
        value: ({ shift }) => (shift ? format.name(shift) : t('dayOff')),
      },
      { id: 'clocked', name: t('columns.clocked'), type: 'text', width: 130, grow: 0, value: (row) => sayClocked(t, row) },
      {
        id: 'worked',
        name: t('columns.worked'),
        type: 'text',
        width: 110,
        grow: 0,
        value: ({ workedHours }) => sayHours(t, format, workedHours),
      },
      { id: 'what', name: t('columns.what'), type: 'text', width: 220, grow: 2, value: (row) => sayWhat(t, format, row) },
      {
        id: 'state',
        name: t('columns.state'),
        type: 'text',
        width: 150,
        grow: 0,
        card: 'aside',
        value: ({ state: of }) => t(`states.${of}`),
        content: state,
      },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        secondary={
          can('attendance.edit') && can('import.make') ? { id: 'import', label: t('import.action'), run: () => bring(true) } : null
        }
      />
      <Suspense>{isBringing && <ImportPunches onClose={() => bring(false)} />}</Suspense>
      <Group gap="xs" mb="md" align="flex-end">
        <NativeSelect
          label={t('show.label')}
          value={show ?? ''}
          data={[
            { value: '', label: t('show.abnormal') },
            { value: 'all', label: t('show.all') },
          ]}
          onChange={({ currentTarget: { value } }) => change({ show: value === 'all' ? 'all' : undefined })}
        />
        {(['from', 'until'] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(`show.${field}`)}
            value={search[field] ?? ''}
            onChange={({ currentTarget: { value } }) => change({ [field]: value || undefined })}
          />
        ))}
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(input)}
          empty={
            <EmptyState
              icon={<IconClockCheck size={24} />}
              title={t('empty.title')}
              text={t(show === 'all' ? 'empty.all' : 'empty.abnormal')}
            />
          }
        />
      </Panel>
    </>
  );
}
