import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useMay } from '../solutions/index.ts';
import { OpenPeriods } from './OpenPeriods.tsx';
import classes from './PeriodsPage.module.css';
import { RuleForm } from './RuleForm.tsx';

/** Which periods are open, and the rule by which more of them come about. */
export default function CalendarSetting({ solutionId }: { readonly solutionId: number }) {
  const navigate = useNavigate();
  const may = useMay(solutionId);
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId });
  const open = (period: number) => void navigate({ to: '/payroll/periods', search: { solution: solutionId, period } });
  return (
    <div className={classes.stack}>
      <Loaded query={periods} skeleton={<RowsSkeleton rows={2} />}>
        {({ rows }) => <OpenPeriods stays periods={rows} onOpen={({ id }) => open(id)} />}
      </Loaded>
      {may('period.edit') && periods.data && (
        <CalendarRule key={periods.data.rows.length} solutionId={solutionId} isFirst={periods.data.rows.length === 0} />
      )}
    </div>
  );
}

interface RuleProps {
  readonly solutionId: number;
  /** There are no periods yet. */
  readonly isFirst: boolean;
}

/** Once there are periods, more of them are asked for first: what made a year does not stand there to make another. */
function CalendarRule({ solutionId, isFirst }: RuleProps) {
  const { t } = useTranslation('periods');
  const query = trpc.payroll.periods.getCalculationPeriod.useQuery({ solutionId });
  // what was typed and is given up, or was written, goes with the form
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(isFirst);
  const begin = () => {
    setRound(round + 1);
    setOpen(isFirst);
  };
  if (!isOpen) {
    return (
      <Panel>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('generate.more')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel title={t('generate.title')}>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {(kept) => <RuleForm key={round} kept={kept} solutionId={solutionId} onClose={begin} onDone={begin} />}
      </Loaded>
    </Panel>
  );
}
