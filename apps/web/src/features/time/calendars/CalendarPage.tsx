import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportDialog } from '../../platform/imports/index.ts';
import { DayList } from './DayList.tsx';
import { YearGrid } from './YearGrid.tsx';

const ChangeDays = lazyPart(() => import('./ChangeDays.tsx'));
const ImportDays = lazyPart(() => import('./ImportDays.tsx'));
const UseCalendar = lazyPart(() => import('./UseCalendar.tsx'));
const RenameCalendar = lazyPart(() => import('./RenameCalendar.tsx'));
const DeleteCalendar = lazyPart(() => import('./DeleteCalendar.tsx'));

export type CalendarYear = Outputs['time']['calendars']['getCalendar'];
type Dialog = 'import' | 'sheet' | 'use' | 'rename' | 'delete' | { readonly day: string };

const actionNames = ['create-calendar', 'update-calendar', 'put-days', 'import-days'] as const;
const route = getRouteApi('/_app/time/calendars/$calendarId');

export function CalendarPage() {
  const { calendarId } = route.useParams();
  const today = useToday();
  const { year = Number(today.slice(0, 4)) } = route.useSearch();
  const query = trpc.time.calendars.getCalendar.useQuery({ id: Number(calendarId), year }, { placeholderData: (before) => before });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(details) => <CalendarView details={details} today={today} />}
    </Loaded>
  );
}

/** A year of a calendar: its months, the days that differ, and who changed them. */
function CalendarView({ details, today }: { readonly details: CalendarYear; readonly today: string }) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const [dialog, open] = useState<Dialog>();
  const { calendar, year, workdays, days, changes } = details;
  const go = (next: number) => void navigate({ search: { year: next }, replace: true, resetScroll: false });
  const close = () => open(undefined);
  const usedBy = calendar.usedBy.map(({ name }) => format.name(name));
  const action = (id: 'import' | 'sheet' | 'use' | 'rename' | 'delete') => ({ id, label: t(`actions.${id}`), run: () => open(id) });
  return (
    <>
      <PageHeader
        title={format.name(calendar.name)}
        trail={[{ label: t('title'), link: { to: '/time/calendars' } }]}
        facts={[
          calendar.legalEntity ? t('facts.owner', { name: format.name(calendar.legalEntity) }) : t('wholeCompany'),
          usedBy.length > 0 ? t('facts.usedBy', { names: format.list(usedBy) }) : t('usedByNobody'),
        ]}
        primary={
          calendar.mayEdit
            ? {
                id: 'change',
                label: t('actions.change'),
                icon: <IconCalendarPlus size={16} />,
                run: () => open({ day: year === Number(today.slice(0, 4)) ? today : `${year}-01-01` }),
              }
            : null
        }
        more={[
          ...(calendar.mayEdit ? [action('import'), action('sheet')] : []),
          ...(can('calendar.edit') ? [action('use')] : []),
          ...(calendar.mayEdit ? [action('rename'), { ...action('delete'), isDangerous: true }] : []),
        ]}
      />
      <Suspense>
        {dialog === 'import' && <ImportDays calendar={calendar} year={year} onClose={close} />}
        {dialog === 'sheet' && <ImportDialog subject={{ entity: 'calendar-days', id: calendar.id }} onClose={close} />}
        {dialog === 'use' && <UseCalendar calendar={calendar} onClose={close} />}
        {dialog === 'rename' && <RenameCalendar calendar={calendar} onClose={close} />}
        {dialog === 'delete' && <DeleteCalendar calendar={calendar} onClose={close} />}
        {typeof dialog === 'object' && <ChangeDays details={details} day={dialog.day} onClose={close} />}
      </Suspense>
      <Panel
        title={String(year)}
        note={t('yearNote', { count: workdays, days: format.count(workdays) })}
        actions={
          <Group gap={4}>
            <ActionIcon variant="default" size="lg" aria-label={t('yearBefore')} onClick={() => go(year - 1)}>
              <IconChevronLeft size={18} />
            </ActionIcon>
            <ActionIcon variant="default" size="lg" aria-label={t('yearAfter')} onClick={() => go(year + 1)}>
              <IconChevronRight size={18} />
            </ActionIcon>
          </Group>
        }
      >
        <YearGrid details={details} today={today} {...(calendar.mayEdit ? { onDay: (day: string) => open({ day }) } : {})} />
      </Panel>
      <div style={{ height: 16 }} />
      <DayList days={days} year={year} />
      {changes.length > 0 && (
        <>
          <div style={{ height: 16 }} />
          <Panel title={t('changes.title')}>
            <Timeline
              label={t('changes.title')}
              entries={changes.map(({ at, by, action: name, reason }) => ({
                key: at,
                title: t(`changes.actions.${actionNames.find((one) => one === name) ?? 'other'}`),
                at,
                state: 'done' as const,
                quote: reason,
                ...(by ? { second: by } : {}),
              }))}
            />
          </Panel>
        </>
      )}
      <Text c="dimmed" size="sm" mt="md">
        {t('rule')}
      </Text>
    </>
  );
}
