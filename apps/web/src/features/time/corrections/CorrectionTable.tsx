import { Button } from '@mantine/core';
import { IconClockEdit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Correction, correctionTones, sayCorrection } from './correction.ts';

const CancelCorrection = lazyPart(() => import('./CancelCorrection.tsx'));

interface Props {
  readonly rows: TableRows<Correction>;
  /** One’s own, those of one person, or of many. */
  readonly whose: 'own' | 'person' | 'people';
  readonly identity: string;
}

/** What was asked for of somebody’s attendance, and how it stands. */
export function CorrectionTable({ rows, whose, identity }: Props) {
  const { t } = useTranslation('corrections');
  const format = useFormat();
  const isOwn = whose === 'own';
  const [opened, open] = useState<Correction>();
  const columns = useMemo((): Column<Correction>[] => {
    const day = ({ approvalId, date }: Correction) =>
      approvalId === null ? (
        format.day(date)
      ) : (
        <Link to="/approvals/$approvalId" params={{ approvalId: String(approvalId) }}>
          {format.day(date)}
        </Link>
      );
    const status = ({ status: state }: Correction) => (
      <StatusBadge tone={correctionTones[state]}>{format.name(timeRequestMachine.labels[state])}</StatusBadge>
    );
    const actions = (correction: Correction) =>
      correction.mayCancel && (
        <Button variant="subtle" size="compact-sm" onClick={() => open(correction)}>
          {t('cancel.action')}
        </Button>
      );
    const link = ({ employee, employeeId, date }: Correction) => (
      <Link to="/time/attendance/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ week: date }}>
        {employee}
      </Link>
    );
    const person: Column<Correction>[] =
      whose === 'people'
        ? [
            {
              id: 'employee',
              name: t('columns.employee'),
              type: 'text',
              width: 170,
              grow: 1,
              card: 'title',
              value: ({ employee }) => employee,
              content: link,
            },
            { id: 'number', name: t('columns.number'), type: 'text', width: 110, grow: 0, value: ({ employeeNumber }) => employeeNumber },
          ]
        : [];
    return [
      ...person,
      {
        id: 'date',
        name: t('fields.date'),
        type: 'date',
        width: 130,
        grow: 0,
        card: whose === 'people' ? 'second' : 'title',
        value: ({ date }) => date,
        content: day,
      },
      {
        id: 'what',
        name: t('columns.what'),
        type: 'text',
        width: 300,
        grow: 2,
        wraps: true,
        value: (row) => sayCorrection(t, format, row),
      },
      { id: 'reason', name: t('fields.reason'), type: 'text', width: 200, grow: 1, wraps: true, value: ({ reason }) => reason },
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
      {
        id: 'actions',
        name: t('columns.actions'),
        type: 'text',
        width: 120,
        grow: 0,
        value: () => null,
        content: actions,
      },
    ];
  }, [t, format, whose]);
  return (
    <>
      <Suspense>{opened && <CancelCorrection correction={opened} isOwn={isOwn} onClose={() => open(undefined)} />}</Suspense>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        identity={identity}
        empty={<EmptyState icon={<IconClockEdit size={24} />} title={t('none.title')} text={t(isOwn ? 'none.own' : 'none.others')} />}
      />
    </>
  );
}
