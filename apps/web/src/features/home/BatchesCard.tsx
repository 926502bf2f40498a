import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { ItemList } from '../../shared/ui/ItemList.tsx';
import { Loaded } from '../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../shared/ui/Skeletons.tsx';
import { BatchStatusBadge } from '../payroll/batches/index.ts';
import { HomeCard } from './HomeCard.tsx';
import classes from './HomePage.module.css';

const asked = 20;
const shown = 5;

export function BatchesCard() {
  const { t } = useTranslation(['home', 'batches']);
  const format = useFormat();
  const query = trpc.payroll.batches.listBatches.useQuery({ limit: asked });
  const open = (query.data?.rows ?? []).filter(({ status }) => status !== 'closed' && status !== 'canceled');
  return (
    <HomeCard title={t('batches')} more={{ label: t('allBatches'), to: '/payroll/batches' }} flush={open.length > 0}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {() =>
          open.length === 0 ? (
            <p className={classes.none}>{t('noBatches')}</p>
          ) : (
            <ItemList
              label={t('batches')}
              items={open.slice(0, shown).map(({ id, name, solution, payDate, status }) => ({
                key: id,
                title: name,
                second: `${format.name(solution)} · ${t('batches:facts.payDate')} ${format.day(payDate)}`,
                aside: <BatchStatusBadge status={status} />,
                link: { to: '/payroll/batches/$batchId', params: { batchId: String(id) } },
              }))}
              foot={{ total: open.length, reachable: Math.min(shown, open.length), isFetching: false }}
            />
          )
        }
      </Loaded>
    </HomeCard>
  );
}
