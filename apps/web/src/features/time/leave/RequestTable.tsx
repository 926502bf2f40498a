import { Button } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type LeaveRequest, requestTones, sayAmount, sayDays } from './leave.ts';

const CancelLeave = lazyPart(() => import('./CancelLeave.tsx'));

interface Props {
  readonly rows: TableRows<LeaveRequest>;
  /** One’s own, somebody’s, or those of many. */
  readonly whose: 'own' | 'person' | 'people';
  readonly identity?: string;
}

/** Requests for leave, each with its way to the approval and back. */
export function RequestTable({ rows, whose, identity }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const [taken, take] = useState<LeaveRequest>();
  const columns = useMemo((): Column<LeaveRequest>[] => {
    const person = ({ employeeId, employee }: LeaveRequest) => (
      <Link to="/time/leave/people/$employeeId" params={{ employeeId: String(employeeId) }}>
        {employee}
      </Link>
    );
    const days = (row: LeaveRequest) => (
      <Link to="/time/leave/$requestId" params={{ requestId: String(row.id) }}>
        {sayDays(t, format, row)}
      </Link>
    );
    const status = ({ status: state }: LeaveRequest) => (
      <StatusBadge tone={requestTones[state]}>{format.name(timeRequestMachine.labels[state])}</StatusBadge>
    );
    const actions = (row: LeaveRequest) =>
      row.mayCancel ? (
        <Button variant="subtle" size="compact-sm" onClick={() => take(row)}>
          {t('cancel.action')}
        </Button>
      ) : null;
    return [
      ...(whose === 'people'
        ? [
            {
              id: 'employee',
              name: t('columns.employee'),
              type: 'text' as const,
              width: 180,
              grow: 1,
              card: 'title' as const,
              value: ({ employee }: LeaveRequest) => employee,
              content: person,
            },
            {
              id: 'number',
              name: t('columns.number'),
              type: 'text' as const,
              width: 110,
              grow: 0,
              value: ({ employeeNumber }: LeaveRequest) => employeeNumber,
            },
          ]
        : []),
      {
        id: 'days',
        name: t('columns.days'),
        type: 'text',
        width: 250,
        grow: 1,
        card: whose === 'people' ? 'second' : 'title',
        value: (row) => sayDays(t, format, row),
        content: days,
      },
      { id: 'type', name: t('columns.type'), type: 'text', width: 170, grow: 1, value: ({ type }) => format.name(type) },
      {
        id: 'amount',
        name: t('columns.amount'),
        type: 'text',
        width: 110,
        grow: 0,
        value: ({ amount, unit }) => sayAmount(t, format, amount, unit),
      },
      {
        id: 'status',
        name: t('columns.status'),
        type: 'text',
        width: 150,
        grow: 0,
        card: 'aside',
        value: ({ status: state }) => format.name(timeRequestMachine.labels[state]),
        content: status,
      },
      { id: 'actions', name: t('columns.actions'), type: 'text', width: 130, grow: 0, value: () => null, content: actions },
    ];
  }, [t, format, whose]);
  return (
    <>
      <Suspense>{taken && <CancelLeave request={taken} isOwn={whose === 'own'} onClose={() => take(undefined)} />}</Suspense>
      <DataTable
        label={t('requests')}
        columns={columns}
        rows={rows}
        {...(identity === undefined ? {} : { identity })}
        empty={<EmptyState icon={<IconBeach size={24} />} title={t('none.title')} text={t(`none.${whose}`)} />}
      />
    </>
  );
}
