import { IconCalendarMonth } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';

type Calendar = Outputs['time']['calendars']['listCalendars']['rows'][number];
const NewCalendar = lazyPart(() => import('./NewCalendar.tsx'));

/** By which days people work: the calendars, and who works by them. */
export function CalendarListPage() {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const can = useCan();
  const [isNew, open] = useState(false);
  const query = trpc.time.calendars.listCalendars.useQuery({});
  const columns = useMemo((): Column<Calendar>[] => {
    const link = ({ id, name }: Calendar) => (
      <Link to="/time/calendars/$calendarId" params={{ calendarId: String(id) }}>
        {format.name(name)}
      </Link>
    );
    return [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        isSortable: true,
        width: 240,
        grow: 2,
        card: 'title',
        value: ({ name }) => format.name(name),
        content: link,
      },
      { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, width: 140, card: 'second', value: ({ code }) => code },
      {
        id: 'owner',
        name: t('columns.owner'),
        type: 'text',
        width: 220,
        grow: 1,
        value: ({ legalEntity }) => (legalEntity ? format.name(legalEntity) : t('wholeCompany')),
      },
      {
        id: 'usedBy',
        name: t('columns.usedBy'),
        type: 'text',
        width: 240,
        grow: 2,
        value: ({ usedBy }) => (usedBy.length > 0 ? format.list(usedBy.map(({ name }) => format.name(name))) : t('usedByNobody')),
      },
      {
        id: 'years',
        name: t('columns.years'),
        type: 'text',
        width: 160,
        value: ({ years }) => (years.length > 0 ? format.list(years.map(String)) : t('noYears')),
      },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('calendar.edit') ? { id: 'create', label: t('new.action'), run: () => open(true) } : null}
      />
      <Suspense>{isNew && <NewCalendar calendars={query.data?.rows ?? []} onClose={() => open(false)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconCalendarMonth size={24} />} title={t('empty.title')} text={t('empty.text')} />}
        />
      </Panel>
    </>
  );
}
