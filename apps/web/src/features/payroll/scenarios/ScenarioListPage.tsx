import { Button } from '@mantine/core';
import { IconPlus, IconTimeline } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, SelectionBar, type TableSelection, useChoice, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { isCalculating, refreshMs, type ScenarioRow } from './scenario.ts';
import { scenarioColumns } from './scenario-columns.tsx';

const route = getRouteApi('/_app/payroll/scenarios/');

export function ScenarioListPage() {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const choice = useChoice();
  const { client } = trpc.useUtils();
  const rows = useWindowRows<ScenarioRow, Outputs['payroll']['scenarios']['listScenarios']>({
    keyOf: (range) => getQueryKey(trpc.payroll.scenarios.listScenarios, range, 'query'),
    read: (range, signal) => client.payroll.scenarios.listScenarios.query(range, { signal }),
    refreshMs: (page) => (page?.rows.some(isCalculating) ? refreshMs : 0),
  });
  const columns = useMemo(() => scenarioColumns(t, format), [t, format]);
  const mayEdit = can('scenario.edit');
  const create = () => void navigate({ to: '/payroll/scenarios/new' });
  const selection: TableSelection<ScenarioRow> = {
    chosen: choice.chosen,
    toggle: choice.toggle,
    keyOf: ({ id, status }) => (status === 'calculated' ? id : undefined),
    nameOf: ({ name }) => t('choose', { name }),
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        {...(mayEdit ? { primary: { id: 'create', label: t('create'), icon: <IconPlus size={16} />, run: create } } : {})}
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          name="scenarios"
          columns={columns}
          rows={rows}
          selection={selection}
          selectionBar={
            choice.chosen.size > 0 && (
              <SelectionBar
                text={t('chosen', { count: choice.chosen.size })}
                fault={choice.chosen.size > limits.scenariosComparedMax ? t('tooMany', { count: limits.scenariosComparedMax }) : undefined}
                onClear={choice.clear}
              >
                <Button
                  size="compact-xs"
                  disabled={choice.chosen.size > limits.scenariosComparedMax}
                  onClick={() => void navigate({ to: '/payroll/scenarios/compare', search: { ids: [...choice.chosen] } })}
                >
                  {t('compare')}
                </Button>
              </SelectionBar>
            )
          }
          empty={
            <EmptyState
              icon={<IconTimeline size={24} />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={mayEdit && <Button onClick={create}>{t('create')}</Button>}
            />
          }
        />
      </Panel>
    </>
  );
}
