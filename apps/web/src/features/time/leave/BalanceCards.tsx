import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Leave.module.css';
import { type Balance, sayAmount } from './leave.ts';

interface Props {
  readonly balances: readonly Balance[];
  readonly onExplain: (balance: Balance) => void;
}

/** What somebody has of each type of leave; a balance opens how it came about. */
export function BalanceCards({ balances, onExplain }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const shown = balances.filter(({ isActive, balance }) => isActive || balance !== '0');
  return (
    <ul className={classes.cards} aria-label={t('balances')}>
      {shown.map((one) => {
        const say = (amount: string) => sayAmount(t, format, amount, one.unit);
        const lines: readonly (readonly [string, string])[] = [
          ...(one.keepsBalance ? [[t('card.available'), say(one.available)] as const] : []),
          [t('card.taken'), say(one.taken)],
          ...(one.planned === '0' ? [] : [[t('card.planned'), say(one.planned)] as const]),
          ...(one.pending === '0' ? [] : [[t('card.pending'), say(one.pending)] as const]),
        ];
        return (
          <li key={one.typeId} className={classes.card}>
            <span className={classes.type}>{format.name(one.type)}</span>
            {one.keepsBalance ? (
              <button type="button" className={classes.balance} onClick={() => onExplain(one)}>
                {say(one.balance)}
                <span className={classes.explain}>{t('card.explain')}</span>
              </button>
            ) : (
              <span className={classes.unlimited}>{t('card.asApproved')}</span>
            )}
            <dl className={classes.lines}>
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {one.lapsesAfter && <p className={classes.note}>{t('card.lapses', { day: format.day(one.lapsesAfter) })}</p>}
          </li>
        );
      })}
    </ul>
  );
}
