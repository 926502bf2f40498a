import { Anchor } from '@mantine/core';
import { IconClockHour8 } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import { type Shift, sayBreaks, sayHours, sayTimes } from './shift.ts';

const NewShift = lazyPart(() => import('./NewShift.tsx'));
const ChangeShift = lazyPart(() => import('./ChangeShift.tsx'));

/** When people work on a day: the shifts that rosters are made of. */
export function ShiftListPage() {
  const { t } = useTranslation('shifts');
  const format = useFormat();
  const can = useCan();
  const [opened, open] = useState<Shift | 'new'>();
  const query = trpc.time.shifts.listShifts.useQuery({});
  const columns = useMemo((): Column<Shift>[] => {
    const link = (shift: Shift) =>
      shift.mayEdit ? (
        <Anchor component="button" type="button" inherit onClick={() => open(shift)}>
          {format.name(shift.name)}
        </Anchor>
      ) : (
        format.name(shift.name)
      );
    const state = ({ isActive }: Shift) => (
      <StatusBadge tone={isActive ? 'good' : 'closed'}>{t(isActive ? 'active' : 'closed')}</StatusBadge>
    );
    const text = { type: 'text', grow: 0 } as const;
    return [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        isSortable: true,
        width: 180,
        grow: 2,
        card: 'title',
        value: ({ name }) => format.name(name),
        content: link,
      },
      { id: 'code', name: t('columns.code'), ...text, isSortable: true, width: 100, card: 'second', value: ({ code }) => code },
      { id: 'times', name: t('columns.times'), ...text, width: 190, value: (shift) => sayTimes(t, shift) },
      { id: 'breaks', name: t('columns.breaks'), ...text, width: 120, grow: 1, value: (shift) => sayBreaks(t, format, shift) },
      { id: 'hours', name: t('columns.hours'), ...text, width: 90, value: ({ workMinutes }) => sayHours(t, format, workMinutes) },
      {
        id: 'flexible',
        name: t('columns.flexible'),
        ...text,
        width: 130,
        value: ({ flexibleMinutes }) => (flexibleMinutes === 0 ? t('notFlexible') : t('minutesLater', { count: flexibleMinutes })),
      },
      {
        id: 'owner',
        name: t('columns.owner'),
        type: 'text',
        width: 180,
        grow: 1,
        value: ({ legalEntity }) => (legalEntity ? format.name(legalEntity) : t('wholeCompany')),
      },
      {
        id: 'state',
        name: t('columns.state'),
        ...text,
        width: 100,
        card: 'aside',
        value: ({ isActive }) => String(isActive),
        content: state,
      },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('shift.edit') ? { id: 'create', label: t('new.action'), run: () => open('new') } : null}
      />
      <Suspense>
        {opened === 'new' && <NewShift onClose={() => open(undefined)} />}
        {opened && opened !== 'new' && <ChangeShift shift={opened} onClose={() => open(undefined)} />}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconClockHour8 size={24} />} title={t('empty.title')} text={t('empty.text')} />}
        />
      </Panel>
    </>
  );
}
