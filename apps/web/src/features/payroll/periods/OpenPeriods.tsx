import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ActivatePeriod } from './ActivatePeriod.tsx';
import classes from './PeriodsPage.module.css';
import type { Period } from './period-events.ts';
import { WaitsFor } from './WaitsFor.tsx';

interface Props {
  readonly periods: readonly Period[];
  readonly onOpen: (period: Period) => void;
  /** Whoever activates a period goes on where they are, and not to its batch. */
  readonly stays?: boolean;
}

/** The periods that are open and what each waits for, and the next one that can be activated. */
export function OpenPeriods({ periods, onOpen, stays = false }: Props) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  const inOrder = periods.toSorted((a, b) => a.sequence - b.sequence);
  const open = inOrder.filter(({ status }) => status === 'enabled');
  const next = inOrder.find(({ status, events }) => status === 'disabled' && events.includes('enable'));
  if (open.length === 0 && !next) return null;
  return (
    <Panel title={t('open.title')} note={open.length > 0 ? t('open.note', { count: open.length }) : t('open.none')}>
      <ul className={classes.open}>
        {open.map((period) => (
          <li key={period.id}>
            <div className={classes.openName}>
              <Anchor component="button" type="button" inherit fw={600} onClick={() => onOpen(period)}>
                {period.name}
              </Anchor>
              <span className={classes.dim}>
                {format.days(period.startDate, period.endDate)} · {t('paidOn', { date: format.dayShort(period.payDate) })}
              </span>
            </div>
            <div>
              <WaitsFor period={period} />
            </div>
          </li>
        ))}
        {next && (
          <li key={next.id}>
            <div className={classes.openName}>
              <Anchor component="button" type="button" inherit fw={600} onClick={() => onOpen(next)}>
                {next.name}
              </Anchor>
              <span className={classes.dim}>
                {format.days(next.startDate, next.endDate)} · {t('paidOn', { date: format.dayShort(next.payDate) })}
              </span>
            </div>
            <div>
              {t('open.next')} <ActivatePeriod period={next} stays={stays} />
            </div>
          </li>
        )}
      </ul>
    </Panel>
  );
}
