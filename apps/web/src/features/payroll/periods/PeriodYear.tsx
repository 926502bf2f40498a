import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './PeriodsPage.module.css';
import type { Period } from './period-events.ts';
import { YearCalendar } from './YearCalendar.tsx';

/** The year that is shown first: of what is open, else of the last period, else this one. */
export function firstYear(periods: readonly Period[], now: Date): number {
  const shown = periods.findLast(({ status }) => status === 'enabled') ?? periods[0];
  return shown ? Number(shown.payDate.slice(0, 4)) : now.getFullYear();
}

/** The way from year to year. */
export function Years({ year, go }: { year: number; go: (year: number) => void }) {
  const { t } = useTranslation('periods');
  return (
    <div className={classes.years}>
      <ActionIcon variant="subtle" aria-label={t('year.before')} onClick={() => go(year - 1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <span className={`${classes.year} ww-figures`}>{year}</span>
      <ActionIcon variant="subtle" aria-label={t('year.after')} onClick={() => go(year + 1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  );
}

interface YearProps {
  readonly solutionId: number;
  readonly year: number;
  readonly periods: readonly Period[];
  readonly onOpen: (period: Period) => void;
}

/** A year of a solution's calendar, with its days off. */
export function Year({ solutionId, ...shown }: YearProps) {
  const query = trpc.payroll.periods.listCalendarDays.useQuery({ solutionId, year: shown.year });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => <YearCalendar {...shown} daysOff={rows} />}
    </Loaded>
  );
}
