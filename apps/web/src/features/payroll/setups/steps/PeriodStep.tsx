import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { NothingHere } from '../../../../shared/ui/NothingHere.tsx';
import { CalendarSetting } from '../../periods/index.ts';
import classes from '../Setups.module.css';
import { StepEnd } from './StepEnd.tsx';
import type { StepProps } from './step-props.ts';

/** The rule of the periods, and the first of them activated. */
export default function PeriodStep({ setup }: StepProps) {
  const { t } = useTranslation('setups');
  const disable = trpc.payroll.periods.disablePeriod.useMutation();
  const { solution, period } = setup;
  useSetupOfPeriods(solution?.id);
  if (!solution) return <NothingHere />;
  const takeBack = async () => {
    if (!period) return true;
    return (await call(disable.mutateAsync({ id: period.id, version: period.version }))).ok;
  };
  return (
    <div className={classes.stack}>
      <CalendarSetting solutionId={solution.id} />
      <StepEnd setup={setup} step="period" takeBack={takeBack} goes={t('undo.period', { period: period?.name ?? '' })} />
    </div>
  );
}

/** Periods are moved by calls of their own: whenever they are read anew, how far the start is is asked again. */
function useSetupOfPeriods(solutionId: number | undefined): void {
  const { getSetup } = trpc.useUtils().payroll.setups;
  const { dataUpdatedAt } = trpc.payroll.periods.listPeriods.useQuery(
    { solutionId: solutionId ?? 0 },
    { enabled: solutionId !== undefined },
  );
  useEffect(() => {
    if (dataUpdatedAt > 0) void getSetup.invalidate();
  }, [dataUpdatedAt, getSetup]);
}
