import { Link } from '@tanstack/react-router';
import { payslipArchiveMachine } from '@wagewright/contracts/payroll/payslip-archives';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { kilobytes, type ListedArchive, stateTones } from './archive.ts';

/** The archives that one has asked for: what is in them, how far they are, and until when they can be taken. */
export const archiveColumns = (t: TFunction<'payslipArchives'>, format: Formatter): Column<ListedArchive>[] => [
  {
    id: 'name',
    name: t('columns.archive'),
    type: 'text',
    value: ({ payslips }) => t('title', { count: payslips, payslips: format.count(payslips) }),
    content: ({ id, payslips }) => (
      <Link to="/payroll/payslip-archives/$archiveId" params={{ archiveId: String(id) }}>
        {t('title', { count: payslips, payslips: format.count(payslips) })}
      </Link>
    ),
    width: 220,
    pin: 'start',
    card: 'title',
  },
  { id: 'askedAt', name: t('columns.askedAt'), type: 'instant', value: ({ askedAt }) => askedAt, width: 180, grow: 0, card: 'none' },
  {
    id: 'state',
    name: t('columns.state'),
    type: 'text',
    value: ({ state }) => format.name(payslipArchiveMachine.labels[state]),
    content: ({ state, progress }) => (
      <StatusBadge tone={stateTones[state]}>
        {format.name(payslipArchiveMachine.labels[state])}
        {progress && ` ${t('progress.of', { done: format.count(progress.done), total: format.count(progress.total) })}`}
      </StatusBadge>
    ),
    width: 200,
    grow: 0,
    card: 'aside',
  },
  { id: 'files', name: t('columns.files'), type: 'count', value: ({ files }) => files, width: 100, grow: 0 },
  { id: 'size', name: t('columns.size'), type: 'count', value: ({ bytes }) => kilobytes(bytes), width: 120, grow: 0 },
  {
    id: 'keptUntil',
    name: t('columns.keptUntil'),
    type: 'text',
    value: ({ keptUntil, files }) => (keptUntil && files > 0 ? t('kept', { when: format.instant(keptUntil) }) : null),
    width: 260,
    grow: 0,
    card: 'second',
  },
  {
    id: 'take',
    name: t('save'),
    type: 'text',
    value: () => null,
    content: ({ id, files }) =>
      files > 0 ? (
        <Link to="/payroll/payslip-archives/$archiveId" params={{ archiveId: String(id) }}>
          {t('saveAgain')}
        </Link>
      ) : null,
    width: 130,
    grow: 0,
    card: 'none',
  },
];
