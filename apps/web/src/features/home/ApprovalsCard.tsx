import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useClock } from '../../shared/clock-context.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { ItemList } from '../../shared/ui/ItemList.tsx';
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
            <ItemList
              label={t('approvals')}
              items={rows.map(({ id, title, submittedBy, submittedAt }) => ({
                key: id,
                title: format.name(title),
                second: `${submittedBy} · ${format.ago(submittedAt, now)}`,
                link: { to: '/approvals/$approvalId', params: { approvalId: String(id) } },
              }))}
            />
          )
        }
      </Loaded>
    </HomeCard>
  );
}
