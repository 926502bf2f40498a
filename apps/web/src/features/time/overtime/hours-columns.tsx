import { Link } from '@tanstack/react-router';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { overtimeTones, sayHours } from './overtime.ts';

export type HoursRow = Outputs['time']['overtime']['listOvertimeHours']['rows'][number];

/** In the order of the file that the server makes of them, by the same ids. */
export function hoursColumns(t: TFunction<'overtime'>, format: Formatter): Column<HoursRow>[] {
  const person = ({ employeeId, employee, date }: HoursRow) => (
    <Link to="/time/attendance/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ week: date }}>
      {employee}
    </Link>
  );
  const day = ({ requestId, date }: HoursRow) =>
    requestId === null ? (
      format.day(date)
    ) : (
      <Link to="/time/overtime/$requestId" params={{ requestId: String(requestId) }}>
        {format.day(date)}
      </Link>
    );
  const hours = (id: string, name: string, value: (row: HoursRow) => string | null, none = ''): Column<HoursRow> => ({
    id,
    name,
    type: 'text',
    width: 100,
    grow: 0,
    card: 'line',
    value: (row) => {
      const text = value(row);
      return text === null ? none : sayHours(t, format, text);
    },
  });
  const signed = (text: string): string => (Number(text) > 0 ? `+${sayHours(t, format, text)}` : sayHours(t, format, text));
  return [
    {
      id: 'employee',
      name: t('columns.employee'),
      type: 'text',
      width: 150,
      grow: 1,
      card: 'title',
      value: ({ employee }) => employee,
      content: person,
    },
    { id: 'number', name: t('columns.number'), type: 'text', width: 90, grow: 0, value: ({ employeeNumber }) => employeeNumber },
    { id: 'date', name: t('columns.date'), type: 'date', width: 130, grow: 0, card: 'second', value: ({ date }) => date, content: day },
    { id: 'kind', name: t('columns.kind'), type: 'text', width: 120, grow: 1, value: ({ kind }) => (kind ? t(`kinds.${kind}`) : '') },
    hours('asked', t('columns.applied'), ({ askedHours }) => askedHours, t('hoursPage.notAsked')),
    hours('approved', t('hoursPage.approved'), ({ approvedHours }) => approvedHours),
    hours('clocked', t('hoursPage.clocked'), ({ clockedHours }) => clockedHours, t('hoursPage.notKnown')),
    hours('said', t('columns.actual'), ({ saidHours }) => saidHours, t('notSaid')),
    hours('counts', t('columns.counts'), ({ countedHours }) => countedHours),
    {
      id: 'difference',
      name: t('hoursPage.difference'),
      type: 'text',
      width: 130,
      grow: 0,
      card: 'line',
      value: ({ differenceHours }) => (differenceHours === null ? '' : signed(differenceHours)),
    },
    {
      id: 'status',
      name: t('columns.status'),
      type: 'text',
      width: 130,
      grow: 0,
      card: 'aside',
      value: ({ status }) => (status ? format.name(timeRequestMachine.labels[status]) : ''),
      content: ({ status }) =>
        status && <StatusBadge tone={overtimeTones[status]}>{format.name(timeRequestMachine.labels[status])}</StatusBadge>,
    },
  ];
}
