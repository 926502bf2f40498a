import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ChangedPeople } from './ChangedPeople.tsx';
import classes from './Changes.module.css';
import { CompareState } from './CompareState.tsx';
import { type Batch, type Comparison, isGoingOn, refreshMs } from './comparison.ts';
import { DueChanges } from './DueChanges.tsx';
import { ItemChanges } from './ItemChanges.tsx';
import { WhyAndWhere } from './WhyAndWhere.tsx';

const route = getRouteApi('/_app/payroll/batches/$batchId');

/** What is different from the last batch, and why: by item, by cause, by department, by person. */
export default function ChangesTab({ batch }: { batch: Batch }) {
  const { item } = route.useSearch();
  const query = trpc.payroll.variance.getComparison.useQuery(
    { batchId: batch.id, ...(item ? { item } : {}) },
    { placeholderData: keepPreviousData, refetchInterval: ({ state }) => (state.data && isGoingOn(state.data) ? refreshMs : false) },
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
      {(comparison) => <ComparisonView batch={batch} comparison={comparison} />}
    </Loaded>
  );
}

function ComparisonView({ batch, comparison }: { batch: Batch; comparison: Comparison }) {
  const { t } = useTranslation('variance');
  if (comparison.state !== 'compared') return <CompareState batchId={batch.id} comparison={comparison} />;
  const isSame = comparison.items.every(({ people }) => people === 0);
  if (isSame) {
    return (
      <Panel>
        <EmptyState title={t('same')} text={t('sameText', { batch: comparison.previous?.name ?? '' })} />
      </Panel>
    );
  }
  return (
    <div className={classes.stack}>
      <DueChanges batch={batch} />
      <ItemChanges batch={batch} comparison={comparison} />
      <WhyAndWhere batch={batch} comparison={comparison} />
      <ChangedPeople batch={batch} comparison={comparison} />
    </div>
  );
}
