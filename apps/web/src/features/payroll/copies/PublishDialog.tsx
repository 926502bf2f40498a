import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { ConfirmFact } from '../../../shared/ui/ConfirmFacts.tsx';
import { useMay } from '../solutions/index.ts';
import classes from './Copies.module.css';
import type { ReleaseCheck } from './copies.ts';
import { TrialFigures } from './TrialFigures.tsx';

interface Props {
  readonly check: ReleaseCheck;
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string, files: readonly number[]) => void;
  readonly onClose: () => void;
}

/** The question before a copy is published, with what is known of it: differences, tests, and what it does to the last batch. */
export function PublishDialog({ check, ...form }: Props) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const { copy, needsRelease, publishedNumber, differences, tests, newInLists } = check;
  const facts: ConfirmFact[] = [
    ...(publishedNumber === null ? [] : [{ label: t('publish.replaces'), value: t('copy', { number: publishedNumber }) }]),
    { label: t('publish.differences'), value: format.count(differences.length) },
    { label: t('publish.tests'), value: t('publish.green', { green: tests.filter(({ passed }) => passed).length, total: tests.length }) },
    ...(newInLists.length > 0
      ? [{ label: t('publish.newInLists'), value: newInLists.map(({ name }) => format.name(name)).join(', ') }]
      : []),
  ];
  return (
    <ConfirmDialog
      title={t(needsRelease ? 'publish.askTitle' : 'publish.title', { number: copy.number })}
      facts={facts}
      figures={<Effect check={check} />}
      text={t(needsRelease ? 'publish.askText' : 'publish.text')}
      confirmLabel={t(needsRelease ? 'publish.ask' : 'publish.confirm')}
      remarksRequired
      takesFiles={needsRelease}
      {...form}
    />
  );
}

/** What the draft does to the last batch: as the trial of this draft says, or the way to one. */
function Effect({ check }: { check: ReleaseCheck }) {
  const { t } = useTranslation('copies');
  const may = useMay(check.copy.solutionId);
  const utils = trpc.useUtils();
  const start = trpc.payroll.whatIfs.startWhatIf.useMutation();
  const { copy, lastBatch, trial } = check;
  if (!may('pay.read')) return null;
  if (!lastBatch)
    return (
      <Text mb="md" c="dimmed">
        {t('publish.noBatch')}
      </Text>
    );
  if (trial) return <TrialFigures batchId={lastBatch.id} batchName={lastBatch.name} payDate={lastBatch.payDate} runId={trial.runId} />;
  const tryIt = async () => {
    const name = t('publish.trialName', { number: copy.number });
    const result = await call(start.mutateAsync({ batchId: lastBatch.id, name, copyNumber: copy.number }));
    if (result.ok) await utils.payroll.copies.getReleaseCheck.invalidate();
  };
  return (
    <div className={classes.trial}>
      <Text>{t('publish.notTried', { batch: lastBatch.name, count: lastBatch.payees })}</Text>
      {may('batch.calculate') && (
        <div>
          <Button variant="default" loading={start.isPending} onClick={() => void tryIt()}>
            {t('publish.try')}
          </Button>
        </div>
      )}
    </div>
  );
}
