import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { AffectedPeople } from './AffectedPeople.tsx';
import { ChangedInputs } from './ChangedInputs.tsx';
import { ChangedTotals } from './ChangedTotals.tsx';
import { KnownThen } from './KnownThen.tsx';
import { Verdict } from './Verdict.tsx';
import { nameOf, WhatIfFacts } from './WhatIfList.tsx';
import { WhatIfProgress } from './WhatIfProgress.tsx';
import { WhatIfState } from './WhatIfState.tsx';
import classes from './WhatIfs.module.css';
import { type Comparison, type ForkedBatch, isRunning, refreshMs, type WhatIf } from './what-ifs.ts';

interface Props {
  readonly batch: ForkedBatch;
  readonly runId: number;
  readonly onClose: () => void;
}

/** What a run beside a batch gives: for whom, how much, and the figures behind it. */
export function WhatIfResult({ batch, runId, onClose }: Props) {
  const { t } = useTranslation('whatIfs');
  const query = trpc.payroll.whatIfs.getWhatIf.useQuery(
    { batchId: batch.id, runId },
    { refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? refreshMs : false) },
  );
  return (
    <div className={classes.stack}>
      <div>
        <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {(whatIf) => <ResultView batch={batch} whatIf={whatIf} onClose={onClose} />}
      </Loaded>
    </div>
  );
}

function ResultView({ batch, whatIf, onClose }: { batch: ForkedBatch; whatIf: WhatIf; onClose: () => void }) {
  const { t } = useTranslation('whatIfs');
  const { progress, comparison, kind } = whatIf;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>
            {nameOf(whatIf, t)} <WhatIfState row={whatIf} />
          </h2>
          <WhatIfFacts row={whatIf} />
        </div>
        {batch.may.includes('batch.calculate') && <Discard batchId={batch.id} runId={whatIf.runId} onDiscarded={onClose} />}
      </div>
      {kind === 'what-if' && <MessageBox tone="decision">{t('neverSubmitted')}</MessageBox>}
      {whatIf.known && <KnownThen batch={batch} known={whatIf.known} />}
      {isRunning(whatIf) && (
        <Panel>
          <WhatIfProgress progress={progress} />
        </Panel>
      )}
      {progress.state === 'failed' && (
        <MessageBox tone="bad" title={t('failedTitle')}>
          {progress.failure}
        </MessageBox>
      )}
      {comparison && <ComparisonView batch={batch} whatIf={whatIf} comparison={comparison} />}
    </>
  );
}

function ComparisonView({ batch, whatIf, comparison }: { batch: ForkedBatch; whatIf: WhatIf; comparison: Comparison }) {
  return (
    <>
      {whatIf.kind === 'replay' ? <Verdict whatIf={whatIf} comparison={comparison} /> : <Figures comparison={comparison} />}
      <Changes whatIf={whatIf} comparison={comparison} />
      {whatIf.known && <ChangedInputs batchId={batch.id} runId={whatIf.runId} />}
      {comparison.totals.length > 0 && <ChangedTotals totals={comparison.totals} />}
      {comparison.affectedPayees > 0 && <AffectedPeople batch={batch} runId={whatIf.runId} />}
    </>
  );
}

function Figures({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('affected')}</dt>
        <dd className="ww-figures">{format.count(comparison.affectedPayees)}</dd>
      </div>
      <div>
        <dt>{t('changedCells')}</dt>
        <dd className="ww-figures">{format.count(comparison.changedCells)}</dd>
      </div>
    </dl>
  );
}

/** What was changed, and what only one of the two copies has. */
function Changes({ whatIf, comparison }: { whatIf: WhatIf; comparison: Comparison }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { parameters, inputs } = whatIf.changes;
  const lines = [
    ...parameters.map(({ table, column, row, value }) => [t('parameterCell', { cell: `${table}.${column}`, row }), String(value ?? '–')]),
    ...inputs.map(({ name, tableName, columnName, line, value }) => [
      [name, format.name(tableName), format.name(columnName), ...(line > 0 ? [format.count(line + 1)] : [])].join(' · '),
      String(value ?? '–'),
    ]),
    ...comparison.onlyBefore.map((path) => [t('onlyBefore'), path]),
    ...comparison.onlyAfter.map((path) => [t('onlyAfter'), path]),
  ];
  if (lines.length === 0) return null;
  return (
    <Panel title={t('changed')}>
      <ul className={classes.changes}>
        {lines.map(([what, value]) => (
          <li key={`${what} ${value}`}>
            <span>{what}</span>
            <strong className="ww-figures">{value}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Nothing is lost with it but itself: it goes without a question. */
function Discard({ batchId, runId, onDiscarded }: { batchId: number; runId: number; onDiscarded: () => void }) {
  const { t } = useTranslation('whatIfs');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const discard = trpc.payroll.whatIfs.discardWhatIf.useMutation();
  const drop = async () => {
    const result = await call(discard.mutateAsync({ batchId, runId }));
    if (!result.ok) return;
    notify.done(t('discarded'));
    void utils.payroll.whatIfs.listWhatIfs.invalidate({ batchId });
    onDiscarded();
  };
  return (
    <Group gap="xs">
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.8} />} loading={discard.isPending} onClick={() => void drop()}>
        {t('discard')}
      </Button>
    </Group>
  );
}
