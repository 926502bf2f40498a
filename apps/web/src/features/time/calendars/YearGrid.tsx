import { workDays } from '@wagewright/contracts/time/calendars';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { CalendarYear } from './CalendarPage.tsx';
import classes from './YearGrid.module.css';

interface Props {
  readonly details: Pick<CalendarYear, 'year' | 'days' | 'workdaysByMonth'>;
  readonly today: string;
  /** Where days may be changed. */
  readonly onDay?: (day: string) => void;
}

type Mark = 'holiday' | 'restday' | 'workday' | 'weekend' | 'plain';

const iso = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
/** The days of a month with as many blanks before as its first week has: weeks begin on Monday. */
function monthDays(year: number, month: number): (string | null)[] {
  const blanks = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return [...Array.from({ length: blanks }, () => null), ...Array.from({ length: count }, (_, index) => iso(year, month, index + 1))];
}

/** The twelve months of a year; what differs from Monday to Friday is marked by more than its colour, and named where it is pointed at. */
export function YearGrid({ details: { year, days, workdaysByMonth }, today, onDay }: Props) {
  const { t } = useTranslation('calendars');
  const format = useFormat();
  const { language } = format;
  const special = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const words = useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    const weekday = (style: 'narrow' | 'long') =>
      Array.from({ length: 7 }, (_, index) => written({ weekday: style }).format(Date.UTC(2024, 0, index + 1)));
    return {
      months: Array.from({ length: 12 }, (_, month) => written({ month: 'long' }).format(Date.UTC(2024, month, 1))),
      narrow: weekday('narrow'),
      long: weekday('long'),
      full: written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    };
  }, [language]);
  const weekly = workDays(new Map());
  const markOf = (day: string): Mark => special.get(day)?.kind ?? (weekly.isWorked(day) ? 'plain' : 'weekend');
  const tell = (day: string): string => {
    const found = special.get(day);
    const kind = t(`kinds.${found?.kind ?? (weekly.isWorked(day) ? 'workday' : 'restday')}`);
    return [words.full.format(new Date(`${day}T00:00:00Z`)), kind, ...(found?.name ? [format.name(found.name)] : [])].join(' · ');
  };
  return (
    <>
      <ul className={classes.legend} aria-label={t('legend')}>
        {(['holiday', 'restday', 'workday', 'weekend'] as const).map((mark) => (
          <li key={mark}>
            <span className={classes.day} data-mark={mark} aria-hidden>
              {mark === 'weekend' ? '6' : '1'}
            </span>
            {t(`marks.${mark}`)}
          </li>
        ))}
      </ul>
      <div className={classes.year}>
        {words.months.map((name, month) => (
          <section key={name} className={classes.month} aria-label={`${name} ${year}`}>
            <h3 className={classes.name}>
              {name}
              <span>{t('monthWorkdays', { count: workdaysByMonth[month] ?? 0, days: format.count(workdaysByMonth[month] ?? 0) })}</span>
            </h3>
            <div className={classes.grid}>
              {words.narrow.map((letter, index) => (
                <abbr key={words.long[index]} title={words.long[index]} className={classes.weekday} aria-hidden>
                  {letter}
                </abbr>
              ))}
              {monthDays(year, month).map((day, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: blanks have nothing but their place
                if (day === null) return <span key={`blank${index}`} />;
                const given = {
                  className: classes.day,
                  'data-mark': markOf(day),
                  title: tell(day),
                  ...(day === today ? { 'aria-current': 'date' as const } : {}),
                };
                const number = String(Number(day.slice(8)));
                return onDay ? (
                  <button key={day} type="button" {...given} aria-label={tell(day)} onClick={() => onDay(day)}>
                    {number}
                  </button>
                ) : (
                  <time key={day} dateTime={day} {...given}>
                    {number}
                  </time>
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
