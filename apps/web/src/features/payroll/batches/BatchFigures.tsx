import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import type { FiguresProps } from '../../approvals/instances/index.ts';
import { figuresOfOne, figuresOfSeveral } from './approved-figures.ts';

/** The figures of the batches that somebody is about to decide, for those who may see pay. */
export default function BatchFigures({ subjectIds }: FiguresProps) {
  const can = useCan();
  const [first, ...others] = subjectIds;
  if (first === undefined || !can('pay.read') || !can('batch.read')) return null;
  return others.length === 0 ? <FiguresOfOne id={first} /> : <FiguresOfSeveral ids={subjectIds} />;
}

function FiguresOfOne({ id }: { id: number }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const batch = trpc.payroll.batches.getBatch.useQuery({ id });
  // a batch without a whole result has no review, and its other figures stand without it
  const review = trpc.payroll.batches.getBatchReview.useQuery({ id }, { enabled: batch.data?.hasWholeResult === true });
  const isWaiting = review.isLoading;
  return (
    <Loaded query={isWaiting ? { ...batch, data: undefined } : batch} skeleton={<RowsSkeleton rows={2} />}>
      {(data) => <ConfirmFacts facts={figuresOfOne(data, review.data ?? null, { t, format })} />}
    </Loaded>
  );
}

function FiguresOfSeveral({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const queries = trpc.useQueries((calls) => ids.map((id) => calls.payroll.batches.getBatch({ id })));
  const batches = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ error }) => error);
  const query = {
    data: batches.length === ids.length ? batches : undefined,
    error: failed?.error,
    refetch: () => Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
      {(data) => <ConfirmFacts facts={figuresOfSeveral(data, { t, format })} />}
    </Loaded>
  );
}
