import { IconCalculator, IconPencil, IconScale, IconTrash, IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { type HeaderAction, PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { AssumptionList } from './AssumptionList.tsx';
import { ComparisonView } from './comparison/ComparisonView.tsx';
import { ScenarioForm } from './form/ScenarioForm.tsx';
import { Question } from './Question.tsx';
import { ScenarioProgress, ScenarioStatus } from './ScenarioStatus.tsx';
import classes from './Scenarios.module.css';
import { isCalculating, refreshMs, type Scenario } from './scenario.ts';
import { useScenarioActions } from './use-scenario-actions.ts';

const route = getRouteApi('/_app/payroll/scenarios/$scenarioId');

export function ScenarioPage() {
  const { scenarioId } = route.useParams();
  const query = trpc.payroll.scenarios.getScenario.useQuery(
    { id: Number(scenarioId) },
    { refetchInterval: ({ state }) => (state.data && isCalculating(state.data) ? refreshMs : false) },
  );
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(scenario) => <ScenarioView scenario={scenario} />}
    </Loaded>
  );
}

function ScenarioView({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('scenarios');
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { can, isBusy, calculate, cancel, remove } = useScenarioActions(scenario);
  const { status } = scenario;
  const show = (editing: boolean) => void navigate({ search: editing ? { edit: true } : {} });
  const calculateAction: HeaderAction = {
    id: 'calculate',
    label: t(status === 'calculated' ? 'calculateAgain' : 'calculate'),
    icon: <IconCalculator size={16} />,
    run: () => void calculate(),
    isBusy,
  };
  const compareAction: HeaderAction = {
    id: 'compare',
    label: t('compareWith'),
    icon: <IconScale size={16} />,
    link: { to: '/payroll/scenarios/compare', search: { ids: [scenario.id] } },
  };
  const isDone = status === 'calculated';
  const more: HeaderAction[] = [
    ...(can('edit') ? [{ id: 'edit', label: t('edit'), icon: <IconPencil size={16} />, run: () => show(true) }] : []),
    ...(isDone && can('calculate') ? [calculateAction] : []),
    ...(can('delete')
      ? [{ id: 'delete', label: t('delete'), icon: <IconTrash size={16} />, run: () => setAsked(true), isDangerous: true }]
      : []),
  ];
  const primary = isDone ? compareAction : can('calculate') ? calculateAction : null;
  const secondary = can('cancel')
    ? { id: 'cancel', label: t('cancelRun'), icon: <IconX size={16} />, run: () => void cancel(), isDangerous: true }
    : null;
  return (
    <>
      <PageHeader
        title={scenario.name}
        trail={[{ label: t('title'), link: { to: '/payroll/scenarios' } }]}
        status={<ScenarioStatus status={status} />}
        facts={useFacts(scenario)}
        primary={edit ? null : primary}
        secondary={edit ? null : secondary}
        more={edit ? [] : more}
      />
      {isAsked && (
        <Question
          title={t('deleteTitle', { name: scenario.name })}
          text={t('deleteText')}
          facts={[
            { label: t('columns.assumptions'), value: String(scenario.assumptionCount) },
            { label: t('columns.periods'), value: String(scenario.periodCount) },
          ]}
          confirmLabel={t('delete')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
      {edit && can('edit') ? <EditScenario scenario={scenario} onDone={() => show(false)} /> : <Shown scenario={scenario} />}
    </>
  );
}

function Shown({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { figure } = route.useSearch();
  const navigate = route.useNavigate();
  const { status, progress, failure, errorCount } = scenario;
  return (
    <div className={classes.stack}>
      {status === 'draft' && <MessageBox tone="decision">{t('draftText')}</MessageBox>}
      {failure && (
        <MessageBox tone="bad" title={t('failedTitle')}>
          {format.name(failure.reason)}
        </MessageBox>
      )}
      {isCalculating(scenario) && (
        <Panel
          title={t('progress.title')}
          note={t('progress.text', { done: format.count(progress.done), total: format.count(progress.total) })}
        >
          <ScenarioProgress progress={progress} />
        </Panel>
      )}
      {status === 'calculated' && errorCount > 0 && (
        <MessageBox tone="decision">{t('errors', { count: errorCount, cells: format.count(errorCount) })}</MessageBox>
      )}
      <AssumptionList scenario={scenario} />
      {status === 'calculated' && (
        <ComparisonView
          ids={[scenario.id]}
          figure={figure ?? 'cost'}
          onFigure={(next) => void navigate({ search: next === 'cost' ? {} : { figure: next }, replace: true, resetScroll: false })}
        />
      )}
    </div>
  );
}

function EditScenario({ scenario, onDone }: { scenario: Scenario; onDone: () => void }) {
  const [baseBatchId, setBase] = useState(scenario.base.batchId);
  const input = { solutionId: scenario.solutionId, baseBatchId };
  const query = trpc.payroll.scenarios.getScenarioChoices.useQuery(input, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(choices) =>
        choices.base && (
          <ScenarioForm
            solutionId={scenario.solutionId}
            currency={scenario.currency}
            choices={{ ...choices, base: choices.base }}
            scenario={scenario}
            onBase={setBase}
            onSaved={onDone}
            onLeave={onDone}
          />
        )
      }
    </Loaded>
  );
}

function useFacts({ solutionName, base, firstPeriod, lastPeriod, periodCount, calculatedAt }: Scenario): string[] {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  return [
    format.name(solutionName),
    periodCount === 1 ? firstPeriod : t('periodRange', { first: firstPeriod, last: lastPeriod, count: periodCount }),
    t('startsFrom', { name: base.name, period: base.period }),
    ...(calculatedAt ? [t('calculatedAt', { when: format.instant(calculatedAt) })] : []),
  ];
}
