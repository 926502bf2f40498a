import { Anchor } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';
import type { LeaveType } from './leave.ts';
import { sayRule } from './rule.ts';

const LeaveTypeDialog = lazyPart(() => import('./LeaveTypeDialog.tsx'));

/** What leave there is, and by which rules. */
export function LeaveTypeListPage() {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const can = useCan();
  const [opened, open] = useState<LeaveType | 'new'>();
  const query = trpc.time.leave.listLeaveTypes.useQuery({});
  const columns = useMemo((): Column<LeaveType>[] => {
    const link = (type: LeaveType) =>
      type.mayEdit ? (
        <Anchor component="button" type="button" inherit onClick={() => open(type)}>
          {format.name(type.name)}
        </Anchor>
      ) : (
        format.name(type.name)
      );
    const state = ({ isActive }: LeaveType) => (
      <StatusBadge tone={isActive ? 'good' : 'closed'}>{t(isActive ? 'types.active' : 'types.closed')}</StatusBadge>
    );
    return [
      {
        id: 'name',
        name: t('columns.type'),
        type: 'text',
        isSortable: true,
        width: 190,
        grow: 1,
        card: 'title',
        value: ({ name }) => format.name(name),
        content: link,
      },
      { id: 'code', name: t('types.code'), type: 'text', isSortable: true, width: 130, grow: 0, card: 'second', value: ({ code }) => code },
      {
        id: 'owner',
        name: t('types.owner'),
        type: 'text',
        width: 190,
        grow: 1,
        value: ({ legalEntity }) => (legalEntity ? format.name(legalEntity) : t('types.wholeCompany')),
      },
      { id: 'paid', name: t('types.pay'), type: 'text', width: 90, grow: 0, value: ({ paid }) => t(paid ? 'types.paid' : 'types.unpaid') },
      { id: 'rule', name: t('types.rule'), type: 'text', width: 320, grow: 3, wraps: true, value: (type) => sayRule(t, format, type) },
      {
        id: 'state',
        name: t('columns.status'),
        type: 'text',
        width: 120,
        grow: 0,
        card: 'aside',
        value: ({ isActive }) => String(isActive),
        content: state,
      },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader
        title={t('types.title')}
        facts={[t('types.lead')]}
        primary={can('leave-type.edit') ? { id: 'create', label: t('types.create'), run: () => open('new') } : null}
      />
      <Suspense>{opened && <LeaveTypeDialog type={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('types.title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconBeach size={24} />} title={t('types.emptyTitle')} text={t('types.emptyText')} />}
        />
      </Panel>
    </>
  );
}
