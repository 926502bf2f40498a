import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Setups.module.css';

/** Where nobody was ever paid: the way to the first payslips, begun or to be begun. */
export function SetupCard() {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const rows = trpc.payroll.setups.listSetups.useQuery({}).data?.rows;
  if (!rows) return null;
  const begun = rows.filter(({ status, hasPaid }) => status !== null && !hasPaid);
  if (rows.some(({ hasPaid }) => hasPaid) && begun.length === 0) return null;
  return (
    <Panel title={t('card.title')}>
      <p className={classes.text}>
        {begun.length === 0
          ? t('card.begin')
          : t('card.goOn', { names: format.list(begun.map(({ legalEntity }) => format.name(legalEntity))) })}
      </p>
      <div className={classes.actions}>
        {begun.length === 1 ? (
          <LinkButton to="/payroll/setups/$legalEntityId" params={{ legalEntityId: String(begun[0]?.legalEntityId) }}>
            {t('card.goOnAction')}
          </LinkButton>
        ) : (
          <LinkButton to="/payroll/setups/new">{t(begun.length === 0 ? 'card.beginAction' : 'card.goOnAction')}</LinkButton>
        )}
      </div>
    </Panel>
  );
}
