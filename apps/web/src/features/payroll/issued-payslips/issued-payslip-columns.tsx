import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

export type IssuedPayslip = Outputs['payroll']['issuedPayslips']['listIssuedPayslips']['rows'][number];

const tones: Record<IssuedPayslip['status'], Tone> = { unpublished: 'quiet', published: 'good', forbidden: 'bad' };

export const issuedPayslipColumns = (t: TFunction<'issuedPayslips'>, format: Formatter): Column<IssuedPayslip>[] => [
  { id: 'name', name: t('columns.name'), type: 'text', value: ({ name }) => name, width: 170, pin: 'start', card: 'title' },
  { id: 'employeeNumber', name: t('columns.employeeNumber'), type: 'text', value: (row) => row.employeeNumber, width: 104, grow: 0 },
  { id: 'period', name: t('columns.period'), type: 'text', value: ({ period }) => period, width: 130, grow: 0, card: 'second' },
  { id: 'solution', name: t('columns.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 170 },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(payslipMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone={tones[status]}>{format.name(payslipMachine.labels[status])}</StatusBadge>,
    width: 150,
    grow: 0,
    card: 'second',
  },
  { id: 'seen', name: t('columns.seen'), type: 'instant', value: ({ seenAt }) => seenAt, width: 180, grow: 0 },
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
