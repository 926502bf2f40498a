import { IconCalendarTime } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { OpenPeriods } from './OpenPeriods.tsx';
import classes from './PeriodsPage.module.css';
import { firstYear, Year, Years } from './PeriodYear.tsx';
import type { Period } from './period-events.ts';
import { isOfYear } from './waiting.ts';

interface Props {
  readonly solutionId: number;
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
  /** Whether the reader may make periods. */
  readonly mayEdit: boolean;
}

/** The periods of one solution on its own page: what is open and waits, and a year; each leads to where periods are worked with. */
export function SolutionCalendar(props: Props) {
  const query = trpc.payroll.periods.listPeriods.useQuery({ solutionId: props.solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => (rows.length === 0 ? <NoPeriods {...props} /> : <Calendar {...props} periods={rows} />)}
    </Loaded>
  );
}

function Calendar({ solutionId, year: asked, onYear, periods }: Props & { readonly periods: readonly Period[] }) {
  const { t } = useTranslation('periods');
  const navigate = useNavigate();
  const clock = useClock();
  const year = asked ?? firstYear(periods, clock.now());
  const open = ({ id }: Period) => void navigate({ to: '/payroll/periods', search: { solution: solutionId, period: id } });
  return (
    <div className={classes.stack}>
      <OpenPeriods periods={periods} onOpen={open} />
      <Panel title={t('view.calendar')} actions={<Years year={year} go={onYear} />}>
        <Year solutionId={solutionId} year={year} periods={periods.filter((period) => isOfYear(period, year))} onOpen={open} />
      </Panel>
    </div>
  );
}

function NoPeriods({ solutionId, mayEdit }: Props) {
  const { t } = useTranslation('periods');
  return (
    <Panel>
      <EmptyState
        icon={<IconCalendarTime size={24} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          mayEdit && (
            <LinkButton to="/payroll/periods" search={{ solution: solutionId, form: 'generate' }}>
              {t('generate.open')}
            </LinkButton>
          )
        }
      />
    </Panel>
  );
}
