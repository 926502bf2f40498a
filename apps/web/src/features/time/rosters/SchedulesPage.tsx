import { Button, Group, TextInput } from '@mantine/core';
import { IconCalendarUser } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Schedule.module.css';
import { type PersonSchedule, type ScheduleDay, sayOff, weekdayName } from './schedule.ts';
import { WeekBar } from './WeekBar.tsx';
import { daysOfWeek, mondayOf } from './week.ts';

const route = getRouteApi('/_app/time/schedules/');
const pagePeople = 50;

/** Which shifts people work in a week, a line each. */
export function SchedulesPage() {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const today = useToday();
  const { week, search } = route.useSearch();
  const navigate = route.useNavigate();
  const [shown, show] = useState(pagePeople);
  const monday = mondayOf(week ?? today);
  const change = (next: { readonly week?: string | undefined; readonly search?: string | undefined }) =>
    void navigate({ search: defined({ week, search, ...next }), replace: true, resetScroll: false });
  const query = trpc.time.rosters.listSchedules.useQuery(
    { from: monday, limit: shown, ...(search ? { keywords: search } : {}) },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <PageHeader title={t('all.title')} facts={[t('all.lead')]} />
      <Group mb="md" align="flex-end" justify="space-between">
        <WeekBar monday={monday} isNow={monday === mondayOf(today)} onChange={(next) => change({ week: next })} />
        <TextInput
          aria-label={t('all.search')}
          placeholder={t('all.search')}
          value={search ?? ''}
          onChange={({ currentTarget: { value } }) => change({ search: value === '' ? undefined : value })}
        />
      </Group>
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <EmptyState icon={<IconCalendarUser size={24} />} title={t('all.empty.title')} text={t('all.empty.text')} />
            ) : (
              <>
                <Weeks rows={rows} monday={monday} today={today} />
                <Group p="sm" justify="space-between">
                  <span>{t('all.shown', { shown: format.count(rows.length), total: format.count(total) })}</span>
                  {total > rows.length && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      loading={query.isFetching}
                      onClick={() => show(Math.min(shown + pagePeople, 500))}
                      disabled={shown >= 500}
                    >
                      {t('all.more')}
                    </Button>
                  )}
                </Group>
              </>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

interface WeeksProps {
  readonly rows: readonly PersonSchedule[];
  readonly monday: string;
  readonly today: string;
}

function Weeks({ rows, monday, today }: WeeksProps) {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('all.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.person')}</th>
            {daysOfWeek(monday).map((day) => (
              <th key={day} scope="col" {...(day === today ? { className: classes.today } : {})}>
                {weekdayName(format.language, day)} {format.dayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employeeId, employee, employeeNumber, department, days }) => (
            <tr key={employeeId}>
              <th scope="row">
                {employee}
                <span className={classes.quiet}>{department ? `${employeeNumber} · ${format.name(department)}` : employeeNumber}</span>
              </th>
              {days.map((day) => (
                <td key={day.date} {...(day.date === today ? { className: classes.today } : {})}>
                  <DayCell day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({ day }: { readonly day: ScheduleDay }) {
  const { t } = useTranslation('rosters');
  const { t: ofShifts } = useTranslation('shifts');
  const format = useFormat();
  const { shift, leaveHours } = day;
  return (
    <>
      {shift ? (
        <>
          <span className={classes.shift}>{ofShifts('times', { start: shift.start, end: shift.end })}</span>
          <span className={classes.quiet}>{shift.isOvernight ? t('day.overnight') : shift.code}</span>
        </>
      ) : (
        <span className={classes.quiet}>{sayOff(t, format, day)}</span>
      )}
      {leaveHours !== null && (
        <span className={classes.quiet}>{t('day.leave', { count: Number(leaveHours), hours: format.number(leaveHours) })}</span>
      )}
    </>
  );
}
