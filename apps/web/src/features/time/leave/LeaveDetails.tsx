import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Leave.module.css';
import { requestTones, sayAmount, sayDays } from './leave.ts';

export type LeaveRequestDetails = Outputs['time']['leave']['getLeaveRequest'];

/** A request with its days, what it leaves, and who else of the team is away. */
export function LeaveDetails({ details }: { readonly details: LeaveRequestDetails }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { request, position, department, days, skipped, balance, away, teamSize } = details;
  const { unit, reason } = request;
  const facts: readonly (readonly [string, string])[] = [
    [t('columns.employee'), `${request.employee} (${request.employeeNumber})`],
    ...(position ? [[t('details.position'), format.name(position)] as const] : []),
    ...(department ? [[t('details.department'), format.name(department)] as const] : []),
    [t('columns.type'), format.name(request.type)],
    [t('columns.days'), sayDays(t, format, request)],
    [t('columns.amount'), sayAmount(t, format, request.amount, unit)],
    ...(balance ? [[t('details.available'), sayAmount(t, format, balance.available, balance.unit)] as const] : []),
    ...(reason ? [[t('details.reason'), reason] as const] : []),
  ];
  const all = [
    ...days.map(({ date, part, amount }) => ({
      date,
      text: `${t(`parts.${part}`)} · ${sayAmount(t, format, amount, unit)}`,
      isSkipped: false,
    })),
    ...skipped.map(({ date, kind, name }) => ({ date, text: name ? format.name(name) : t(`skipped.${kind}`), isSkipped: true })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Panel
        title={t('details.away')}
        note={t('details.team', {
          count: teamSize,
          people: format.count(teamSize),
          away: format.count(new Set(away.map(({ employeeId }) => employeeId)).size),
        })}
      >
        {away.length === 0 ? (
          <p className={classes.note}>{t('details.nobodyAway')}</p>
        ) : (
          <ul className={classes.days}>
            {away.map(({ employeeId, name, from, until, status }) => (
              <li key={`${employeeId} ${from}`}>
                <span>
                  {name} · {format.days(from, until)}
                </span>
                <StatusBadge tone={requestTones[status]}>{format.name(timeRequestMachine.labels[status])}</StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <div style={{ height: 16 }} />
      <Panel title={t('details.days')}>
        <ul className={classes.days}>
          {all.map(({ date, text, isSkipped }) => (
            <li key={date} data-skipped={isSkipped || undefined}>
              <span>{format.day(date)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
