import { MultiSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ComparisonView } from './comparison/ComparisonView.tsx';
import { DifferingPeople } from './comparison/DifferingPeople.tsx';
import classes from './Scenarios.module.css';
import type { CompareSearch } from './scenario-search.ts';

const route = getRouteApi('/_app/payroll/scenarios/compare');

/** Two to four scenarios beside each other; the first is what the others are compared with. */
export function ComparePage() {
  const { t } = useTranslation('scenarios');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { ids, figure = 'cost', of, period, department } = search;
  const go = (next: CompareSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const shown = { ids, ...defined({ figure: search.figure }) };
  return (
    <>
      <PageHeader
        title={t('compareTitle')}
        isPassing
        trail={[{ label: t('title'), link: { to: '/payroll/scenarios' } }]}
        facts={[t('compareLead')]}
      />
      <div className={classes.stack}>
        <Panel>
          <ChosenScenarios ids={ids} onChange={(next) => go({ ...shown, ids: next })} />
        </Panel>
        {ids.length > 0 && (
          <ComparisonView
            ids={ids}
            figure={figure}
            onFigure={(next) => go({ ids, figure: next })}
            onOpen={({ figure: next, ...opened }) => go({ ids, figure: next, of: opened.of, ...defined(opened) })}
          />
        )}
      </div>
      {of !== undefined && ids[0] !== undefined && (
        <DifferingPeople
          firstId={ids[0]}
          otherId={of}
          figure={figure}
          {...defined({ sequence: period, departmentId: department })}
          onClose={() => go(shown)}
        />
      )}
    </>
  );
}

const offeredMax = 200;

/** Which scenarios: calculated ones of the first one's solution, in the order in which they are chosen. */
function ChosenScenarios({ ids, onChange }: { ids: readonly number[]; onChange: (ids: number[]) => void }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { data } = trpc.payroll.scenarios.listScenarios.useQuery({ limit: offeredMax });
  const calculated = (data?.rows ?? []).filter(({ status }) => status === 'calculated');
  const first = calculated.find(({ id }) => id === ids[0]);
  const offered = calculated.filter(({ solutionId }) => first === undefined || solutionId === first.solutionId);
  return (
    <MultiSelect
      label={t('chooseLabel')}
      description={t('chooseHelp', { count: limits.scenariosComparedMax })}
      searchable
      maxValues={limits.scenariosComparedMax}
      data={offered.map(({ id, name, firstPeriod, lastPeriod, solutionName }) => ({
        value: String(id),
        label:
          first === undefined
            ? `${name} · ${format.name(solutionName)}`
            : `${name} · ${t('range', { first: firstPeriod, last: lastPeriod })}`,
      }))}
      value={ids.filter((id) => offered.some((one) => one.id === id)).map(String)}
      onChange={(values) => onChange(values.map(Number))}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
