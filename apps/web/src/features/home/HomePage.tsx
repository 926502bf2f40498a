import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBehaviour } from '../../shared/behaviour.ts';
import { PageHeader } from '../../shared/ui/PageHeader.tsx';
import { useCan, useViews } from '../../shared/views.ts';
import { SetupCard } from '../payroll/setups/index.ts';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { BatchesCard } from './BatchesCard.tsx';
import classes from './HomePage.module.css';
import { MessagesCard } from './MessagesCard.tsx';
import { PayslipCard } from './PayslipCard.tsx';

/** A modest overview: what is new and what waits, by what the user may see. */
export function HomePage() {
  const { t } = useTranslation('home');
  const can = useCan();
  const user = useViews()?.user;
  const areas = useBehaviour()?.behaviour['profile-areas'];
  return (
    <>
      <PageHeader title={t('hello', { name: user?.displayName ?? '' })} facts={[t('lead')]} />
      <div className={classes.cards}>
        {can('setup.edit') && (
          <Suspense>
            <SetupCard />
          </Suspense>
        )}
        {can('approval.decide') && <ApprovalsCard />}
        {can('batch.read') && <BatchesCard />}
        {can('payslip.read-own') && (areas === undefined ? <Skeleton mih={120} radius="md" /> : areas.payroll && <PayslipCard />)}
        <MessagesCard />
      </div>
    </>
  );
}
