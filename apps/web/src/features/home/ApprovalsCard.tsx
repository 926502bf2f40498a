import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useClock } from '../../shared/clock-context.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { Loaded } from '../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../shared/ui/Skeletons.tsx';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';

const shown = 5;

export function ApprovalsCard() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const now = useClock().now();
  const query = trpc.approvals.instances.listInstances.useQuery({ show: 'pending', limit: shown });
  const isEmpty = query.data?.rows.length === 0;
  return (
    <HomeCard title={t('approvals')} more={{ label: t('allApprovals'), to: '/approvals' }} total={query.data?.total} flush={!isEmpty}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={classes.none}>{t('noApprovals')}</p>
          ) : (
            <ul className={classes.list}>
              {rows.map(({ id, title, submittedBy, submittedAt }) => (
                <li key={id}>
                  <Link to="/approvals/$approvalId" params={{ approvalId: String(id) }} className={classes.item}>
                    <span>
                      <span className={classes.name}>{format.name(title)}</span>
                      <span className={classes.second}>
                        {submittedBy} · {format.ago(submittedAt, now)}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </HomeCard>
  );
}
