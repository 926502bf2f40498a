import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './PayeePage.module.css';
import type { Batch, Payee } from './payees.ts';

/** Net pay, and what it is made of. */
export function PaySummary({ batch: { currency }, payee: { summary } }: { batch: Batch; payee: Payee }) {
  const { t } = useTranslation(['payees', 'batches']);
  const format = useFormat();
  const money = (amount: string | null | undefined) => (amount == null ? '–' : format.money(amount, currency));
  return (
    <Panel title={t('batches:columns.net')}>
      <p className={`${classes.net} ww-figures`}>{money(summary?.net)}</p>
      {summary ? (
        <dl className={classes.facts}>
          <div>
            <dt>{t('batches:columns.gross')}</dt>
            <dd className="ww-figures">{money(summary.gross)}</dd>
          </div>
          <div>
            <dt>{t('deductions')}</dt>
            <dd className="ww-figures">{money(summary.deductions)}</dd>
          </div>
        </dl>
      ) : (
        <p className={classes.note}>{t('notCalculated')}</p>
      )}
    </Panel>
  );
}
