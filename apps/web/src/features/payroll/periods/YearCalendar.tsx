import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { shippedLanguageOf } from '../../../shared/i18n/shipped-language.ts';
import { PeriodBadge } from './PeriodBadge.tsx';
import type { Period } from './period-events.ts';
import classes from './YearCalendar.module.css';
import { type CalendarDay, type CalendarMonth, weekdayNames, yearMonths } from './year-calendar.ts';

type DayOff = Outputs['payroll']['periods']['listCalendarDays']['rows'][number];

interface Props {
  readonly year: number;
  readonly periods: readonly Period[];
  readonly daysOff: readonly DayOff[];
  readonly onOpen: (period: Period) => void;
}

/** A year of days: periods as bands, pay dates marked, days off quiet. Below each month, what is paid and who is off, as a list to be read and pressed. */
export function YearCalendar({ year, periods, daysOff, onOpen }: Props) {
  const { t, i18n } = useTranslation('periods');
  const language = shippedLanguageOf(i18n);
  const months = useMemo(() => {
    const off = new Map(daysOff.map(({ date, kind }) => [date, kind !== 'workday']));
    return yearMonths(year, periods, off, language);
  }, [year, periods, daysOff, language]);
  const parity = new Map(
    periods.toSorted((a, b) => a.sequence - b.sequence).map(({ id }, place) => [id, place % 2 === 0 ? 'even' : 'odd']),
  );
  return (
    <div className={classes.months} data-calendar>
      {months.map((month) => (
        <Month
          key={month.month}
          month={month}
          parity={parity}
          paid={periods.filter(({ payDate }) => payDate.startsWith(month.month))}
          named={daysOff.filter(({ date, kind, name }) => date.startsWith(month.month) && kind === 'holiday' && name !== null)}
          weekdays={weekdayNames(language)}
          onOpen={onOpen}
          payLabel={t('paid')}
        />
      ))}
    </div>
  );
}

interface MonthProps {
  readonly month: CalendarMonth;
  readonly parity: ReadonlyMap<number, string>;
  readonly paid: readonly Period[];
  readonly named: readonly DayOff[];
  readonly weekdays: readonly string[];
  readonly onOpen: (period: Period) => void;
  readonly payLabel: string;
}

const dayOf = (date: string): number => Number(date.slice(8));

interface Note {
  readonly date: string;
  readonly period?: Period;
  readonly name: DayOff['name'];
}

/** What is paid and who is off in a month, in the order of its days. */
const notesOf = (paid: readonly Period[], named: readonly DayOff[]): Note[] =>
  [...paid.map((period): Note => ({ date: period.payDate, period, name: null })), ...named].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );

function Month({ month, parity, paid, named, weekdays, onOpen, payLabel }: MonthProps) {
  const { i18n } = useTranslation('periods');
  const format = useFormat();
  const notes = notesOf(paid, named);
  const title = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month.month}-01`));
  return (
    <section className={classes.month}>
      <h3 className={classes.title}>{title}</h3>
      <div className={`${classes.grid} ww-figures`} aria-hidden="true">
        {weekdays.map((name, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- two weekdays share a letter
          <span key={column} className={classes.head}>
            {name}
          </span>
        ))}
        {Array.from({ length: month.blanks }, (_, blank) => `${month.month} ${blank}`).map((key) => (
          <span key={key} />
        ))}
        {month.days.map((day) => (
          <Day key={day.date} day={day} band={day.period && parity.get(day.period.id)} />
        ))}
      </div>
      <ul className={classes.notes}>
        {notes.map(({ date, period, name }) => (
          <li key={`${date} ${period?.id ?? ''}`}>
            <span className={`${classes.date} ww-figures`}>{dayOf(date)}</span>
            {period ? (
              <span>
                {payLabel}{' '}
                <Anchor component="button" type="button" inherit onClick={() => onOpen(period)}>
                  {period.name}
                </Anchor>{' '}
                <PeriodBadge status={period.status} />
              </span>
            ) : (
              <span>{format.name(name)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ day, band }: { day: CalendarDay; band: string | undefined }) {
  return (
    <span
      className={classes.day}
      data-period={band}
      data-open={day.period?.status === 'enabled' || undefined}
      data-first={day.isFirst || undefined}
      data-last={day.isLast || undefined}
      data-paid={day.isPayDate || undefined}
      data-off={day.isOff || undefined}
      title={day.period?.name}
    >
      {day.dayOfMonth}
    </span>
  );
}
