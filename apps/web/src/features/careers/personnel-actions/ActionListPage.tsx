import { Button, Group, NativeSelect } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RequestFilters, requestInput } from '../../time/requests/index.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { type PersonnelAction, sayFact, sayStatus } from './action.ts';
import { shownKinds } from './action-search.ts';

type Listed = Outputs['careers']['personnelActions']['listPersonnelActions'];
const TakeBackAction = lazyPart(() => import('./TakeBackAction.tsx'));
const route = getRouteApi('/_app/personnel-actions');

/** The way to whose action it is; to the approval of a hire by which nobody has come yet. */
function WhoseAction({ action: { employee, employeeId, approvalId } }: { readonly action: PersonnelAction }) {
  if (employeeId !== null)
    return (
      <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ tab: 'career' }}>
        {employee}
      </Link>
    );
  if (approvalId === null) return employee;
  return (
    <Link to="/approvals/$approvalId" params={{ approvalId: String(approvalId) }}>
      {employee}
    </Link>
  );
}

function useActionColumns(onTakeBack: (action: PersonnelAction) => void): Column<PersonnelAction>[] {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'employee',
        name: t('columns.employee'),
        type: 'text',
        width: 150,
        grow: 1,
        card: 'title',
        value: ({ employee }) => employee,
        content: (action) => <WhoseAction action={action} />,
      },
      { id: 'number', name: t('columns.number'), type: 'text', width: 100, grow: 0, value: ({ employeeNumber }) => employeeNumber },
      {
        id: 'kind',
        name: t('columns.kind'),
        type: 'text',
        width: 150,
        grow: 0,
        card: 'second',
        value: ({ kind }) => format.name(personnelActionFacts(kind).label),
      },
      { id: 'day', name: t('columns.day'), type: 'date', width: 120, grow: 0, value: ({ effectiveDate }) => effectiveDate },
      {
        id: 'says',
        name: t('columns.says'),
        type: 'text',
        width: 200,
        grow: 2,
        value: ({ says }) => says.map((fact) => sayFact(t, format, fact)).join(' · ') || null,
      },
      {
        id: 'status',
        name: t('columns.status'),
        type: 'text',
        width: 140,
        grow: 0,
        card: 'aside',
        value: (action) => sayStatus(t, format, action),
        content: (action) => <ActionStatus action={action} />,
      },
      {
        id: 'actions',
        name: t('columns.actions'),
        type: 'text',
        width: 130,
        grow: 0,
        value: () => null,
        content: (action) =>
          action.mayTakeBack ? (
            <Button variant="subtle" size="compact-sm" onClick={() => onTakeBack(action)}>
              {t('takeBack.action')}
            </Button>
          ) : null,
      },
    ],
    [t, format, onTakeBack],
  );
}

/** Changes of people’s work: of the team, or of everybody within reach. */
export function ActionListPage() {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const [taken, take] = useState<PersonnelAction>();
  const columns = useActionColumns(take);
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const { kind, ...narrowed } = search;
  const input = { ...requestInput(narrowed), ...(kind ? { kind } : {}) };
  const rows = useWindowRows<PersonnelAction, Listed>({
    keyOf: (range) => getQueryKey(trpc.careers.personnelActions.listPersonnelActions, { ...input, ...range }, 'query'),
    read: (range, signal) => client.careers.personnelActions.listPersonnelActions.query({ ...input, ...range }, { signal }),
  });
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Suspense>{taken && <TakeBackAction action={taken} isOwn={false} onClose={() => take(undefined)} />}</Suspense>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t('fields.kind')}
          mb="md"
          value={kind ?? ''}
          data={[
            { value: '', label: t('allKinds') },
            ...shownKinds.map((one) => ({ value: one as string, label: format.name(personnelActionFacts(one).label) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ kind: shownKinds.find((one) => one === value) })}
        />
        <RequestFilters search={narrowed} onChange={change} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(input)}
          empty={<EmptyState icon={<IconArrowsExchange size={24} />} title={t('none.title')} text={t('none.list')} />}
        />
      </Panel>
    </>
  );
}
