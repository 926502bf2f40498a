import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './BatchReview.module.css';
import type { BatchSearch } from './batch-search.ts';
import type { Review } from './review.ts';

interface Figure {
  readonly name: 'people' | 'joiners' | 'leavers' | 'gone' | 'held' | 'negatives' | 'errors';
  readonly count: number;
  /** Where its people can be seen. */
  readonly search?: BatchSearch;
  readonly weight?: 'look' | 'bad';
}

/** Whoever joins and leaves in one period is a leaver, here as in every count. */
const joiners: BatchSearch = { tab: 'table', filters: [{ column: 'movement', operator: 'one-of', values: ['joiner'] }] };
const leavers: BatchSearch = {
  tab: 'table',
  filters: [{ column: 'movement', operator: 'one-of', values: ['leaver', 'both'] }],
};
/** Of those who are paid: who is held has no net pay here. */
const negatives = ({ netColumn: { table, column } }: Review): BatchSearch => ({
  tab: 'table',
  table,
  filters: [
    { column, operator: 'less', value: '0' },
    { column: 'held', operator: 'one-of', values: ['false'] },
  ],
});
/** In no row of this batch: they are found among its changes. */
const gone: BatchSearch = { tab: 'changes', cause: 'no-longer-paid' };

function figuresOf(review: Review): Figure[] {
  const look = (count: number) => (count > 0 ? { weight: 'look' as const } : {});
  return [
    { name: 'people', count: review.payees - review.held, search: { tab: 'table' } },
    { name: 'joiners', count: review.joiners, search: joiners },
    { name: 'leavers', count: review.leavers, search: leavers },
    ...(review.gone === null ? [] : [{ name: 'gone', count: review.gone, search: gone } as const]),
    {
      name: 'held',
      count: review.held,
      search: { tab: 'table', filters: [{ column: 'held', operator: 'one-of', values: ['true'] }] },
      ...look(review.held),
    },
    { name: 'negatives', count: review.negativeNets, search: negatives(review), ...look(review.negativeNets) },
    { name: 'errors', count: review.errors, search: { tab: 'errors' }, ...(review.errors > 0 ? { weight: 'bad' as const } : {}) },
  ];
}

/** Joiners, leavers, people held, negative nets, errors: counts that lead to the people behind them. */
export function FearFigures({ review, batchId }: { review: Review; batchId: number }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <section aria-label={t('review.figures')}>
      <ul className={classes.fears}>
        {figuresOf(review).map(({ name, count, search, weight }) => {
          const mark = { 'data-look': weight === 'look' || undefined, 'data-bad': weight === 'bad' || undefined };
          const content = (
            <>
              <span className={`${classes.fearCount} ww-figures`}>{format.count(count)}</span>
              <span className={classes.fearName}>{t(`review.${name}`)}</span>
            </>
          );
          return (
            <li key={name}>
              {search && count > 0 ? (
                <Link
                  to="/payroll/batches/$batchId"
                  params={{ batchId: String(batchId) }}
                  search={search}
                  className={classes.fear}
                  {...mark}
                >
                  {content}
                </Link>
              ) : (
                <div className={classes.fear} {...mark}>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
