import { getRouteApi } from '@tanstack/react-router';
import { type ConfigurationStep, configurationSteps } from '@wagewright/contracts/payroll/configuration';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NothingHere } from '../../../shared/ui/NothingHere.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { SteppedPage } from '../../../shared/ui/SteppedPage.tsx';
import { useCan } from '../../../shared/views.ts';
import { stepsOf } from './configuration-steps.ts';
import { stepPanels } from './steps.ts';
import { useFreshConfiguration } from './use-fresh-configuration.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/configuration/$step');

const isStep = (word: string): word is ConfigurationStep => configurationSteps.some((step) => step === word);

/** A solution, configured in the specification's eight steps. */
export function ConfigurationPage() {
  const { solutionId, step } = route.useParams();
  const id = Number(solutionId);
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id });
  if (!isStep(step)) return <NothingHere />;
  return (
    <Loaded query={solution} skeleton={<PageSkeleton />} isPage>
      {({ name }) => <Configuration solutionId={id} name={name} step={step} />}
    </Loaded>
  );
}

interface Props {
  readonly solutionId: number;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly step: ConfigurationStep;
}

function Configuration({ solutionId, name, step }: Props) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const can = useCan();
  const query = trpc.payroll.configuration.getConfiguration.useQuery({ solutionId });
  useFreshConfiguration();
  const steps = query.data?.steps;
  const missing = steps?.filter(({ state }) => state === 'missing').length ?? 0;
  const newBatch = { to: '/payroll/batches', search: { solution: solutionId, create: true } } as const;
  const Panel = stepPanels[step];
  return (
    <>
      <PageHeader
        title={t('title')}
        isPassing
        trail={[
          { label: t('solutions'), link: { to: '/payroll/solutions' } },
          { label: format.name(name), link: { to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } } },
        ]}
        primary={steps && missing === 0 && can('batch.create') ? { id: 'batch', label: t('newBatch'), link: newBatch } : null}
        facts={steps ? [missing > 0 ? t('missingSteps', { count: missing }) : t('nothingMissing')] : []}
      />
      <SteppedPage label={t('title')} steps={stepsOf(solutionId, steps, t)} current={step} lead={t(`leads.${step}`)}>
        <Suspense fallback={<RowsSkeleton />}>
          <Panel key={step} solutionId={solutionId} />
        </Suspense>
      </SteppedPage>
    </>
  );
}
