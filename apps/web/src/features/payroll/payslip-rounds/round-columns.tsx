import { Link } from '@tanstack/react-router';
import { payslipRoundMachine } from '@wagewright/contracts/payroll/payslips';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { originText, type Round, roundTones } from './round.ts';

const stateText = (t: TFunction<'payslipRounds'>, format: Formatter, { status, publishedAt }: Round): string =>
  publishedAt ? t('published') : format.name(payslipRoundMachine.labels[status]);

/** Rounds of payslips: for what, from where, how far. */
export const roundColumns = (t: TFunction<'payslipRounds'>, format: Formatter): Column<Round>[] => [
  {
    id: 'title',
    name: t('columns.title'),
    type: 'text',
    value: ({ title, period }) => `${title} · ${period}`,
    content: ({ id, title, period }) => (
      <Link to="/payroll/payslip-rounds/$roundId" params={{ roundId: String(id) }}>
        {title} · {period}
      </Link>
    ),
    width: 220,
    pin: 'start',
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: (round) => stateText(t, format, round),
    content: (round) => (
      <StatusBadge tone={round.publishedAt ? 'good' : roundTones[round.status]}>{stateText(t, format, round)}</StatusBadge>
    ),
    width: 140,
    grow: 0,
    card: 'aside',
  },
  { id: 'origin', name: t('columns.origin'), type: 'text', value: (round) => originText(t, format, round), width: 230, card: 'second' },
  { id: 'payslips', name: t('columns.payslips'), type: 'count', value: ({ payslips }) => payslips, width: 100, grow: 0 },
  { id: 'seen', name: t('columns.seen'), type: 'count', value: ({ seen }) => seen, width: 90, grow: 0 },
  { id: 'solution', name: t('columns.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 150 },
  { id: 'madeAt', name: t('columns.madeAt'), type: 'instant', value: ({ madeAt }) => madeAt, width: 190, grow: 0 },
];
