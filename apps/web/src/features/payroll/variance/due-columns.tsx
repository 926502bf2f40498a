import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { causesText } from './change-columns.tsx';
import type { DueChange } from './comparison.ts';

const tones = { open: 'decision', noted: 'decision', assigned: 'decision', 'signed-off': 'good' } as const;

/** Who has said what of it, and when. */
function answerText({ answered, note, assignedTo }: DueChange, t: TFunction<'variance'>, format: Formatter): string {
  const said = [
    note === null ? null : `“${note}”`,
    assignedTo === null ? null : t('due.givenTo', { name: assignedTo }),
    answered === null ? null : t('due.by', { name: answered.by, day: format.instant(answered.at) }),
  ];
  return said.filter((part) => part !== null).join(' · ');
}

interface Place {
  readonly id: number;
  readonly currency: string;
}

export const dueColumns = ({ id, currency }: Place, t: TFunction<'variance'>, format: Formatter): Column<DueChange>[] => [
  {
    id: 'name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ name, employeeId }) => (
      <Link to="/payroll/batches/$batchId/people/$employeeId" params={{ batchId: String(id), employeeId: String(employeeId) }}>
        {name}
      </Link>
    ),
    width: 150,
    card: 'title',
  },
  { id: 'number', name: t('number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 84, grow: 0, card: 'second' },
  {
    id: 'state',
    name: t('due.state'),
    type: 'text',
    value: ({ state }) => t(`due.states.${state}`),
    content: ({ state }) => <StatusBadge tone={tones[state]}>{t(`due.states.${state}`)}</StatusBadge>,
    width: 120,
    grow: 0,
  },
  { id: 'department', name: t('department'), type: 'text', value: ({ department }) => format.name(department), wraps: true, width: 130 },
  {
    id: 'causes',
    name: t('cause'),
    type: 'text',
    value: ({ causes }) => causesText(causes, currency, t, format),
    wraps: true,
    width: 190,
    grow: 2,
  },
  { id: 'said', name: t('due.said'), type: 'text', value: (row) => answerText(row, t, format), wraps: true, width: 160, grow: 2 },
  { id: 'before', name: t('before'), type: 'money', currency, value: ({ before }) => before, width: 110 },
  { id: 'after', name: t('after'), type: 'money', currency, value: ({ after }) => after, width: 110 },
  { id: 'change', name: t('change'), type: 'change', currency, value: ({ change }) => change, width: 110, pin: 'end', card: 'aside' },
];
