import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { SteppedPage } from '../../../shared/ui/SteppedPage.tsx';
import { PayGaps } from './PayGaps.tsx';
import { currentPlace, type Setup } from './setup.ts';
import type { SetupPlace } from './setup-places.ts';
import { stepsOf } from './setup-steps.ts';
import { EntityStep } from './steps/EntityStep.tsx';
import type { StepProps } from './steps/step-props.ts';
import { useFreshSetup } from './use-fresh-setup.ts';

const route = getRouteApi('/_app/payroll/setups/$legalEntityId');

const GapsStep = ({ setup }: StepProps) => <PayGaps legalEntityId={setup.legalEntityId} />;

/** What is shown for a step; its code comes with it. */
const panels: Readonly<Record<SetupPlace, (props: StepProps) => React.ReactNode>> = {
  entity: EntityStep,
  people: lazyPart(() => import('./steps/PeopleStep.tsx')),
  pay: lazyPart(() => import('./steps/PayStep.tsx')),
  solution: lazyPart(() => import('./steps/SolutionStep.tsx')),
  period: lazyPart(() => import('./steps/PeriodStep.tsx')),
  gaps: GapsStep,
};

/** A legal entity on its way to its first payslips. */
export function SetupPage() {
  const { legalEntityId } = route.useParams();
  useFreshSetup();
  const query = trpc.payroll.setups.getSetup.useQuery({ legalEntityId: Number(legalEntityId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(setup) => <Steps setup={setup} />}
    </Loaded>
  );
}

function Steps({ setup }: { readonly setup: Setup }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const { step } = route.useSearch();
  const place = step ?? currentPlace(setup);
  const Panel = panels[place];
  const { batch } = setup;
  return (
    <>
      <PageHeader
        title={t('title', { name: format.name(setup.legalEntity) })}
        isPassing
        primary={
          batch && setup.status === 'finished'
            ? { id: 'batch', label: t('openBatch'), link: { to: '/payroll/batches/$batchId', params: { batchId: String(batch.id) } } }
            : null
        }
        facts={[setup.status === 'finished' ? t('ready') : t('lead')]}
      />
      <SteppedPage label={t('steps')} steps={stepsOf(setup, t, format)} current={place} lead={t(`leads.${place}`)}>
        <Suspense fallback={<RowsSkeleton />}>
          <Panel key={place} setup={setup} />
        </Suspense>
      </SteppedPage>
    </>
  );
}
