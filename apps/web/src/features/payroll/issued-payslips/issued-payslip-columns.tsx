import { Link } from '@tanstack/react-router';
import { payslipCheckMachine, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

export type IssuedPayslip = Outputs['payroll']['issuedPayslips']['listIssuedPayslips']['rows'][number];

export const statusTones: Record<IssuedPayslip['status'], Tone> = { unpublished: 'quiet', published: 'good', forbidden: 'bad' };

/** When its person was told, or what stands in the way. */
function toldOf({ sentAt, isWaiting, shownFrom }: IssuedPayslip, t: TFunction<'issuedPayslips'>, format: Formatter): string | null {
  if (shownFrom) return t('shownFrom', { day: format.day(shownFrom) });
  if (sentAt) return format.instant(sentAt);
  return isWaiting ? t('told.waiting') : null;
}

export const issuedPayslipColumns = (t: TFunction<'issuedPayslips'>, format: Formatter): Column<IssuedPayslip>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/payroll/issued-payslips/$payslipId" params={{ payslipId: String(id) }}>
        {name}
      </Link>
    ),
    width: 170,
    pin: 'start',
    card: 'title',
    isSortable: true,
  },
  {
    id: 'employeeNumber',
    name: t('columns.employeeNumber'),
    type: 'text',
    value: (row) => row.employeeNumber,
    width: 104,
    grow: 0,
    isSortable: true,
  },
  {
    id: 'department',
    name: t('columns.department'),
    type: 'text',
    value: ({ department }) => department && format.name(department),
    width: 200,
    isSortable: true,
  },
  { id: 'period', name: t('columns.period'), type: 'text', value: ({ period }) => period, width: 130, grow: 0, card: 'second' },
  { id: 'solution', name: t('columns.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 170 },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(payslipMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone={statusTones[status]}>{format.name(payslipMachine.labels[status])}</StatusBadge>,
    width: 150,
    grow: 0,
    card: 'second',
    isSortable: true,
  },
  {
    id: 'told',
    name: t('columns.told'),
    type: 'text',
    value: (row) => toldOf(row, t, format),
    mark: ({ hasFailed, isUnreached }) => (hasFailed ? t('told.failed') : isUnreached ? t('told.unreached') : null),
    width: 200,
    grow: 0,
  },
  { id: 'seen', name: t('columns.seen'), type: 'instant', value: ({ seenAt }) => seenAt, width: 180, grow: 0 },
  {
    id: 'check',
    name: t('columns.check'),
    type: 'text',
    value: ({ check, publishedAt }) => (publishedAt === null ? null : format.name(payslipCheckMachine.labels[check])),
    width: 140,
    grow: 0,
  },
  { id: 'number', name: t('columns.number'), type: 'text', value: ({ number }) => number, width: 230 },
  { id: 'gross', name: t('columns.gross'), type: 'money', value: ({ gross }) => gross, currency: ({ currency }) => currency },
  {
    id: 'net',
    name: t('columns.net'),
    type: 'money',
    value: ({ net }) => net,
    currency: ({ currency }) => currency,
    pin: 'end',
    card: 'aside',
  },
];
