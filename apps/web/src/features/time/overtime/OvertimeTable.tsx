import { Button, Group } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Overtime, overtimeTones, sayHours, sayKinds, sayTimes, sayWay } from './overtime.ts';

const CancelOvertime = lazyPart(() => import('./CancelOvertime.tsx'));
const ConfirmOvertime = lazyPart(() => import('./ConfirmOvertime.tsx'));

interface Props {
  readonly rows: TableRows<Overtime>;
  readonly whose: 'own' | 'person' | 'people';
  readonly identity: string;
}

/** Overtime with what was asked for, what counts, and what can be done with it. */
export function OvertimeTable({ rows, whose, identity }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const [opened, open] = useState<{ readonly what: 'cancel' | 'confirm'; readonly overtime: Overtime }>();
  const columns = useMemo((): Column<Overtime>[] => {
    const request = ({ id }: Overtime, words: string) => (
      <Link to="/time/overtime/$requestId" params={{ requestId: String(id) }}>
        {words}
      </Link>
    );
    const status = ({ status: state }: Overtime) => (
      <StatusBadge tone={overtimeTones[state]}>{format.name(timeRequestMachine.labels[state])}</StatusBadge>
    );
    const actions = (overtime: Overtime) => (
      <Group gap={4} wrap="nowrap">
        {overtime.mayConfirm && (
          <Button variant="subtle" size="compact-sm" onClick={() => open({ what: 'confirm', overtime })}>
            {t('confirm.action')}
          </Button>
        )}
        {overtime.mayCancel && (
          <Button variant="subtle" size="compact-sm" onClick={() => open({ what: 'cancel', overtime })}>
            {t('cancel.action')}
          </Button>
        )}
      </Group>
    );
    const person: Column<Overtime>[] =
      whose !== 'people'
        ? []
        : [
            {
              id: 'employee',
              name: t('columns.employee'),
              type: 'text',
              width: 150,
              grow: 1,
              card: 'title',
              value: ({ employee }) => employee,
              content: (row) => request(row, row.employee), // on a phone's card the one that can be pressed
            },
            {
              id: 'number',
              name: t('columns.number'),
              type: 'text',
              width: 110,
              grow: 0,
              isHidden: true,
              card: 'line',
              value: ({ employeeNumber }) => employeeNumber,
            },
          ];
    return [
      ...person,
      {
        id: 'date',
        name: t('columns.date'),
        type: 'date',
        width: 130,
        grow: 0,
        card: whose === 'people' ? 'second' : 'title',
        value: ({ date }) => date,
        content: (row) => request(row, format.day(row.date)),
      },
      { id: 'times', name: t('columns.times'), type: 'text', width: 170, grow: 0, card: 'second', value: (row) => sayTimes(t, row) },
      {
        id: 'status',
        name: t('columns.status'),
        type: 'text',
        width: 140,
        grow: 0,
        card: 'aside',
        value: ({ status: state }) => format.name(timeRequestMachine.labels[state]),
        content: status,
      },
      { id: 'kind', name: t('columns.kind'), type: 'text', width: 120, grow: 1, value: (row) => sayKinds(t, format, row) },
      {
        id: 'applied',
        name: t('columns.applied'),
        type: 'text',
        width: 100,
        grow: 0,
        value: ({ appliedHours }) => sayHours(t, format, appliedHours),
      },
      {
        id: 'actual',
        name: t('columns.actual'),
        type: 'text',
        width: 115,
        grow: 0,
        value: ({ actualHours }) => (actualHours === null ? t('notSaid') : sayHours(t, format, actualHours)),
      },
      {
        id: 'hours',
        name: t('columns.counts'),
        type: 'text',
        width: 100,
        grow: 0,
        card: whose === 'people' ? 'none' : 'second',
        value: ({ hours }) => sayHours(t, format, hours),
      },
      { id: 'way', name: t('columns.way'), type: 'text', width: 110, grow: 1, value: (row) => sayWay(t, format, row) },
      { id: 'actions', name: t('columns.actions'), type: 'text', width: 200, grow: 0, pin: 'end', value: () => null, content: actions },
    ];
  }, [t, format, whose]);
  return (
    <>
      <Suspense>
        {opened?.what === 'cancel' && <CancelOvertime overtime={opened.overtime} isOwn={whose === 'own'} onClose={() => open(undefined)} />}
        {opened?.what === 'confirm' && <ConfirmOvertime overtime={opened.overtime} onClose={() => open(undefined)} />}
      </Suspense>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        identity={identity}
        empty={<EmptyState icon={<IconClockPlus size={24} />} title={t('none.title')} text={t(`none.${whose}`)} />}
      />
    </>
  );
}
