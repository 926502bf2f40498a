import { Link } from '@tanstack/react-router';
import { scenarioMachine } from '@wagewright/contracts/payroll/scenarios';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { ScenarioProgress, ScenarioStatus } from './ScenarioStatus.tsx';
import { isCalculating, type ScenarioRow } from './scenario.ts';

const money = (id: 'gross' | 'net' | 'cost', name: string): Column<ScenarioRow> => ({
  id,
  name,
  type: 'money',
  value: ({ totals }) => totals?.[id] ?? null,
  currency: ({ currency }) => currency,
  width: 164,
  card: id === 'cost' ? 'line' : 'none',
});

/** What a list of scenarios shows of each. */
export const scenarioColumns = (t: TFunction<'scenarios'>, format: Formatter): Column<ScenarioRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/payroll/scenarios/$scenarioId" params={{ scenarioId: String(id) }}>
        {name}
      </Link>
    ),
    mark: ({ assumptionCount }) => (assumptionCount === 0 ? t('asItIs') : null),
    pin: 'start',
    width: 220,
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(scenarioMachine.labels[status]),
    content: (row) => (isCalculating(row) ? <ScenarioProgress progress={row.progress} /> : <ScenarioStatus status={row.status} />),
    width: 130,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'solution',
    name: t('columns.solution'),
    type: 'text',
    value: ({ solutionName }) => format.name(solutionName),
    width: 140,
    card: 'second',
  },
  {
    id: 'periods',
    name: t('columns.periods'),
    type: 'text',
    value: ({ firstPeriod, lastPeriod, periodCount }) =>
      periodCount === 1 ? firstPeriod : t('periodRange', { first: firstPeriod, last: lastPeriod, count: periodCount }),
    width: 260,
    card: 'second',
  },
  { id: 'assumptions', name: t('columns.assumptions'), type: 'count', value: ({ assumptionCount }) => assumptionCount, card: 'none' },
  { id: 'people', name: t('figures.people'), type: 'count', value: ({ totals }) => totals?.people ?? null, card: 'none' },
  { ...money('gross', t('figures.gross')), isHidden: true },
  { ...money('net', t('figures.net')), isHidden: true },
  { ...money('cost', t('figures.cost')), pin: 'end' },
];
