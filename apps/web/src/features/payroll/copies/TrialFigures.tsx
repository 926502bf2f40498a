import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type ConfirmFact, ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import classes from './Copies.module.css';

const trialRefreshMs = 1_500;
const totalsShown = 3;

interface Props {
  readonly batchId: number;
  readonly batchName: string;
  readonly runId: number;
  /** Where versions that hold from a later day are on trial: then they change nobody, which is said. */
  readonly payDate?: string;
}

/** What a trial does to a batch, once it has been calculated: how many people change, and the figures that do. */
export function TrialFigures({ batchId, batchName, runId, payDate }: Props) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const query = trpc.payroll.whatIfs.getWhatIf.useQuery(
    { batchId, runId },
    {
      refetchInterval: ({ state }) =>
        state.data && state.data.comparison === null && state.data.progress.state === 'running' ? trialRefreshMs : false,
    },
  );
  const comparison = query.data?.comparison;
  if (query.data?.progress.state === 'failed')
    return <Text mb="md">{t('publish.trialFailed', { reason: query.data.progress.failure ?? '' })}</Text>;
  if (!comparison)
    return (
      <Text mb="md" c="dimmed">
        {t('publish.trying', { batch: batchName })}
      </Text>
    );
  const totals = comparison.totals.slice(0, totalsShown).map(({ name, before, after }): ConfirmFact => {
    const change = before !== null && after !== null ? subtract(after, before) : null;
    return {
      label: format.name(name),
      value: change === null ? (after ?? '–') : `${change.startsWith('-') ? '' : '+'}${format.figure(change, 2)}`,
    };
  });
  return (
    <div className={classes.trial}>
      <Text fw={540}>{t('publish.effect', { batch: batchName })}</Text>
      <ConfirmFacts facts={[{ label: t('publish.people'), value: format.count(comparison.affectedPayees) }, ...totals]} />
      {comparison.affectedPayees === 0 && payDate !== undefined && <Text>{t('publish.nobody', { payDate: format.day(payDate) })}</Text>}
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={{ tab: 'what-ifs', run: runId }}>
        {t('publish.who')}
      </Link>
    </div>
  );
}
