import { Link } from '@tanstack/react-router';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { SettingMenu } from './SettingMenu.tsx';
import { type SettingRow, statusTones } from './setting.ts';

export const settingColumns = (t: TFunction<'payslipSettings'>, format: Formatter): Column<SettingRow>[] => [
  { id: 'number', name: t('columns.number'), type: 'text', value: ({ number }) => number, width: 90, grow: 0 },
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/payroll/payslip-settings/$settingId" params={{ settingId: String(id) }}>
        {name}
      </Link>
    ),
    width: 220,
    pin: 'start',
    card: 'title',
  },
  { id: 'source', name: t('columns.source'), type: 'text', value: ({ source }) => t(`sources.${source}`), width: 120, grow: 0 },
  {
    id: 'solutions',
    name: t('columns.solutions'),
    type: 'text',
    value: ({ solutions }) => solutions.map(({ name }) => format.name(name)).join(', '),
    width: 240,
    card: 'second',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(payslipSettingMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone={statusTones[status]}>{format.name(payslipSettingMachine.labels[status])}</StatusBadge>,
    width: 120,
    grow: 0,
    card: 'second',
  },
  { id: 'layout', name: t('columns.layout'), type: 'text', value: ({ layout }) => t(`layouts.${layout}`), width: 130, grow: 0 },
  { id: 'remarks', name: t('columns.remarks'), type: 'text', value: ({ disabledRemarks }) => disabledRemarks ?? '', width: 180 },
  { id: 'changedBy', name: t('columns.changedBy'), type: 'text', value: ({ changedBy }) => changedBy ?? '', width: 130, grow: 0 },
  { id: 'changedAt', name: t('columns.changedAt'), type: 'instant', value: ({ changedAt }) => changedAt, width: 180, grow: 0 },
  {
    id: 'actions',
    name: t('columns.actions'),
    type: 'text',
    value: () => '',
    content: (row) => <SettingMenu setting={row} />,
    pin: 'end',
    width: 70,
    grow: 0,
    card: 'aside',
  },
];
