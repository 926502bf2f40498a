import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { sayHours, sayTimes } from '../shifts/index.ts';
import classes from './Schedule.module.css';
import { type ScheduleDay, sayOff, weekdayName } from './schedule.ts';
import { WeekBar } from './WeekBar.tsx';
import { mondayOf } from './week.ts';

const route = getRouteApi('/_app/me/schedule');

/** One’s own shifts of a week: when, with which breaks, and how long. */
export function MySchedulePage() {
  const { t } = useTranslation('rosters');
  const today = useToday();
  const { week } = route.useSearch();
  const navigate = route.useNavigate();
  const monday = mondayOf(week ?? today);
  const query = trpc.time.rosters.getMySchedule.useQuery({ from: monday }, { placeholderData: (before) => before });
  return (
    <>
      <PageHeader title={t('mine.title')} facts={[t('mine.lead')]} />
      <WeekBar
        monday={monday}
        isNow={monday === mondayOf(today)}
        onChange={(next) => void navigate({ search: defined({ week: next }), replace: true, resetScroll: false })}
      />
      <div style={{ height: 16 }} />
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton rows={7} />}>
          {({ days }) => (
            <ul className={classes.days}>
              {days.map((day) => (
                <Day key={day.date} day={day} isToday={day.date === today} />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </>
  );
}

function Day({ day, isToday }: { readonly day: ScheduleDay; readonly isToday: boolean }) {
  const { t } = useTranslation('rosters');
  const { t: ofShifts } = useTranslation('shifts');
  const format = useFormat();
  const { date, shift, leaveHours } = day;
  const breaks = shift?.breaks.map(({ start, end }) => ofShifts('times', { start, end })) ?? [];
  return (
    <li {...(isToday ? { className: classes.today, 'aria-current': 'date' as const } : {})}>
      <span className={classes.date}>
        {weekdayName(format.language, date)} {format.dayShort(date)}
        {isToday && <span className={classes.quiet}>{t('mine.today')}</span>}
      </span>
      <span>
        {shift ? (
          <>
            <span className={classes.shift}>{sayTimes(ofShifts, shift)}</span>
            <span className={classes.quiet}>
              {format.name(shift.name)}
              {breaks.length > 0 && ` · ${t('mine.breaks', { breaks: format.list(breaks) })}`}
            </span>
          </>
        ) : (
          sayOff(t, format, day)
        )}
        {leaveHours !== null && (
          <span className={classes.quiet}>{t('day.leave', { count: Number(leaveHours), hours: format.number(leaveHours) })}</span>
        )}
      </span>
      <span className={classes.hours}>{shift ? sayHours(ofShifts, format, shift.workMinutes) : ''}</span>
    </li>
  );
}
