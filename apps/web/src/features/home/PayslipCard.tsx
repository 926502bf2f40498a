import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Loaded } from '../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../shared/ui/Skeletons.tsx';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';

export function PayslipCard() {
  const { t } = useTranslation(['home', 'payslips']);
  const format = useFormat();
  const query = trpc.payroll.payslips.listMyPayslips.useQuery({});
  return (
    <HomeCard title={t('latestPayslip')} more={{ label: t('allPayslips'), to: '/payslips' }}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ rows }) => {
          // balances are of several payments: what was paid last comes first
          const latest = rows.find(({ source }) => source !== 'balance') ?? rows[0];
          return latest ? (
            <Link to="/payslips/$payslipId" params={{ payslipId: String(latest.id) }} className={classes.pay}>
              <span className={classes.second}>{latest.period}</span>
              <span className={`${classes.amount} ww-figures`}>{format.money(latest.net, latest.currency)}</span>
              <span className={classes.second}>{t('payslips:paidOn', { day: format.day(latest.payDate) })}</span>
            </Link>
          ) : (
            <p className={classes.none}>{t('noPayslip')}</p>
          );
        }}
      </Loaded>
    </HomeCard>
  );
}
