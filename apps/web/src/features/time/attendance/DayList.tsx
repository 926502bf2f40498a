import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { sayOff, weekdayName } from '../rosters/index.ts';
import { sayTimes } from '../shifts/index.ts';
import classes from './Attendance.module.css';
import { type AttendanceDay, type Punch, sayHours, sayWhat, stateTones } from './attendance.ts';

interface Props {
  readonly days: readonly AttendanceDay[];
  /** Where punches may be withdrawn. */
  readonly onWithdraw?: ((punch: Punch) => void) | undefined;
}

/** Days of somebody: what was to be worked, what was clocked, what came of it. */
export function DayList({ days, onWithdraw }: Props) {
  const { t } = useTranslation('attendance');
  const { t: ofRosters } = useTranslation('rosters');
  const { t: ofShifts } = useTranslation('shifts');
  const format = useFormat();
  return (
    <ul className={classes.days}>
      {days.map(({ schedule, result, punches, overtimeHours }) => (
        <li key={schedule.date}>
          <span className={classes.date}>
            {weekdayName(format.language, schedule.date)} {format.dayShort(schedule.date)}
          </span>
          <span className={classes.plan}>
            {schedule.shift ? sayTimes(ofShifts, schedule.shift) : sayOff(ofRosters, format, schedule)}
            {overtimeHours !== null && (
              <span className={classes.quiet}>{t('overtime', { hours: sayHours(t, format, overtimeHours) })}</span>
            )}
          </span>
          <span className={classes.clocked}>
            <Punches punches={punches} onWithdraw={onWithdraw} />
          </span>
          <span className={classes.state}>
            {result && (
              <>
                <StatusBadge tone={stateTones[result.state]}>{t(`states.${result.state}`)}</StatusBadge>
                <span className={classes.quiet}>
                  {schedule.shift
                    ? t('workedOf', { worked: format.number(result.workedHours), scheduled: format.number(result.scheduledHours) })
                    : null}
                </span>
                <span className={classes.quiet}>{sayWhat(t, format, result)}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Punches({ punches, onWithdraw }: { readonly punches: readonly Punch[]; readonly onWithdraw: Props['onWithdraw'] }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  if (punches.length === 0) return <span className={classes.quiet}>{t('notClocked')}</span>;
  return (
    <ul className={classes.punches}>
      {punches.map((punch) => (
        <li key={punch.id} data-withdrawn={punch.isWithdrawn || undefined}>
          <span>
            {punch.time} {punch.direction ? t(`directions.${punch.direction}`) : ''}
          </span>
          <span className={classes.quiet}>
            {format.list(
              [
                punch.device ?? t(`sources.${punch.source}`),
                punch.by && punch.source === 'hand' ? punch.by : '',
                punch.note ?? '',
                punch.isWithdrawn ? t('withdrawn', { reason: punch.withdrawalReason ?? '' }) : '',
              ].filter((part) => part !== ''),
            )}
          </span>
          {onWithdraw && !punch.isWithdrawn && (
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => onWithdraw(punch)}
              aria-label={t('withdraw.of', { time: punch.time })}
            >
              {t('withdraw.action')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
