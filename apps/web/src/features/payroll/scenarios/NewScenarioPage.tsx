import { NativeSelect } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ScenarioForm } from './form/ScenarioForm.tsx';

const route = getRouteApi('/_app/payroll/scenarios/new');

export function NewScenarioPage() {
  const { t } = useTranslation('scenarios');
  const query = trpc.payroll.solutions.listSolutions.useQuery({});
  return (
    <>
      <PageHeader title={t('create')} isPassing trail={[{ label: t('title'), link: { to: '/payroll/scenarios' } }]} />
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {({ rows }) => <NewScenario solutions={rows} />}
      </Loaded>
    </>
  );
}

interface Solution {
  readonly id: number;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly currency: string;
}

function NewScenario({ solutions }: { solutions: readonly Solution[] }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { solution: asked } = route.useSearch();
  const [baseBatchId, setBase] = useState<number>();
  const chosen = solutions.find(({ id }) => id === asked) ?? solutions[0];
  const input = { solutionId: chosen?.id ?? 0, ...defined({ baseBatchId }) };
  const query = trpc.payroll.scenarios.getScenarioChoices.useQuery(input, {
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  });
  const solutionField = (
    <NativeSelect
      label={t('fields.solution')}
      value={String(chosen?.id ?? '')}
      onChange={({ currentTarget: { value } }) => {
        setBase(undefined);
        void navigate({ search: { solution: Number(value) }, replace: true });
      }}
      data={solutions.map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
    />
  );
  if (!chosen) return <Nothing />;
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(choices) =>
        choices.base ? (
          <ScenarioForm
            solutionId={chosen.id}
            currency={chosen.currency}
            choices={{ ...choices, base: choices.base }}
            before={solutionField}
            onBase={setBase}
            onSaved={({ id }) => void navigate({ to: '/payroll/scenarios/$scenarioId', params: { scenarioId: String(id) } })}
            onLeave={() => void navigate({ to: '/payroll/scenarios' })}
          />
        ) : (
          <Panel>
            {solutionField}
            <Nothing />
          </Panel>
        )
      }
    </Loaded>
  );
}

function Nothing() {
  const { t } = useTranslation('scenarios');
  return <EmptyState icon={<IconTimeline size={24} />} title={t('noBaseTitle')} text={t('noBaseText')} />;
}
