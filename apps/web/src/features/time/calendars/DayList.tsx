import { IconCalendarMonth } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { CalendarYear } from './CalendarPage.tsx';

type Day = CalendarYear['days'][number];

/** The days of a year that differ from Monday to Friday worked, by their names. */
export function DayList({ days, year }: Pick<CalendarYear, 'days' | 'year'>) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const columns = useMemo((): Column<Day>[] => {
    const weekday = new Intl.DateTimeFormat(format.language, { timeZone: 'UTC', weekday: 'long' });
    return [
      { id: 'date', name: t('columns.day'), type: 'date', isSortable: true, width: 140, value: ({ date }) => date, card: 'second' },
      {
        id: 'weekday',
        name: t('columns.weekday'),
        type: 'text',
        width: 130,
        value: ({ date }) => weekday.format(new Date(`${date}T00:00:00Z`)),
      },
      {
        id: 'name',
        name: t('columns.called'),
        type: 'text',
        width: 240,
        grow: 2,
        value: ({ name }) => (name ? format.name(name) : ''),
        card: 'title',
      },
      {
        id: 'kind',
        name: t('columns.kind'),
        type: 'text',
        isSortable: true,
        width: 180,
        value: ({ kind }) => t(`kinds.${kind}`),
        card: 'aside',
      },
    ];
  }, [t, format]);
  return (
    <Panel title={t('differing', { year })} flush>
      <DataTable
        label={t('differing', { year })}
        columns={columns}
        rows={givenRows(days)}
        empty={<EmptyState icon={<IconCalendarMonth size={24} />} title={t('noDays.title', { year })} text={t('noDays.text')} />}
      />
    </Panel>
  );
}
