import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { ItemList } from '../../shared/ui/ItemList.tsx';
import { Loaded } from '../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../shared/ui/Skeletons.tsx';
import { BatchStatusBadge } from '../payroll/batches/index.ts';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';

const shown = 5;

export function BatchesCard() {
  const { t } = useTranslation(['home', 'batches']);
  const format = useFormat();
  const query = trpc.payroll.batches.listBatches.useQuery({ status: 'open', limit: shown });
  const { rows: open = [], total = 0 } = query.data ?? {};
  return (
    <HomeCard
      title={t('batches')}
      more={{ label: t('allBatches'), to: '/payroll/batches', ...(total > 0 ? { search: { status: 'open' } } : {}) }}
      total={total}
      flush={open.length > 0}
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {() =>
          open.length === 0 ? (
            <p className={classes.none}>{t('noBatches')}</p>
          ) : (
            <ItemList
              label={t('batches')}
              items={open.map(({ id, name, solution, payDate, status }) => ({
                key: id,
                title: name,
                second: `${format.name(solution)} · ${t('batches:facts.payDate')} ${format.day(payDate)}`,
                aside: <BatchStatusBadge status={status} />,
                link: { to: '/payroll/batches/$batchId', params: { batchId: String(id) } },
              }))}
              foot={{ total, reachable: open.length, isFetching: query.isFetching }}
            />
          )
        }
      </Loaded>
    </HomeCard>
  );
}
