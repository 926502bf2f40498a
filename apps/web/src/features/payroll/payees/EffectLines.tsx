import { useTranslation } from 'react-i18next';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './PayeePage.module.css';
import type { Effect } from './payees.ts';

type Cell = Effect['changes'][number]['before'];

interface Props {
  readonly effect: Effect;
  readonly currency: string;
  /** What can be done about it, between the net and the lines. */
  readonly actions: React.ReactNode;
}

/** Net pay before and after, then every line that changes. */
export function EffectLines({ effect: { net, changes }, currency, actions }: Props) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  const write = (cell: Cell, read: (text: string) => string): string => {
    if (cell === null) return '–';
    return typeof cell === 'string' ? read(cell) : t('batches:table.errorCell');
  };
  const money = (cell: Cell): string => write(cell, (text) => format.money(text, currency));
  if (changes.length === 0)
    return (
      <>
        <p className={classes.note}>{t('trial.same')}</p>
        {actions}
      </>
    );
  return (
    <>
      {net && (
        <p className={classes.effectNet}>
          <span>{t('batches:columns.net')}</span>
          <span className="ww-figures">
            {money(net.before)} <span aria-hidden>→</span> <strong>{money(net.after)}</strong>
          </span>
        </p>
      )}
      {actions}
      <ul className={classes.lines} aria-label={t('trial.lines')}>
        {changes.map(({ table, column, line, tableName, before, after }) => (
          <li key={`${table}.${column.code} ${line}`} className={classes.input}>
            <span>
              {format.name(column.name)}
              {line > 0 && ` (${format.count(line + 1)})`}
              <small className={classes.source}>{format.name(tableName)}</small>
            </span>
            <span className={`${classes.figure} ww-figures`}>
              {write(before, (text) => writeValue(text, column, format))} <span aria-hidden>→</span>{' '}
              <strong>{write(after, (text) => writeValue(text, column, format))}</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
