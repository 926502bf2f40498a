import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../shared/api/trpc.ts';
import { useFormat } from '../../shared/format/use-format.ts';
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
  const open = (query.data?.rows ?? []).filter(({ status }) => status !== 'closed' && status !== 'canceled').slice(0, shown);
  return (
    <HomeCard title={t('batches')} more={{ label: t('allBatches'), to: '/payroll/batches' }} flush={open.length > 0}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {() =>
          open.length === 0 ? (
            <p className={classes.none}>{t('noBatches')}</p>
          ) : (
            <ul className={classes.list}>
              {open.map(({ id, name, solution, payDate, status }) => (
                <li key={id}>
                  <Link to="/payroll/batches/$batchId" params={{ batchId: String(id) }} className={classes.item}>
                    <span>
                      <span className={classes.name}>{name}</span>
                      <span className={classes.second}>
                        {format.name(solution)} · {t('batches:facts.payDate')} {format.day(payDate)}
                      </span>
                    </span>
                    <BatchStatusBadge status={status} />
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
