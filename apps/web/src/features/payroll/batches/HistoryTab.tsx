import { IconHistory } from '@tabler/icons-react';
import { type BatchStatus, batchMachine } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './HistoryTab.module.css';
import en from './locales/en.ts';
import type { Batch } from './run-batch-event.ts';

type Entry = Outputs['payroll']['batches']['listBatchHistory']['rows'][number];
type Step = keyof typeof en.history.steps;

const isStep = (name: string): name is Step => name in en.history.steps;
const isStatus = (status: string): status is BatchStatus => status in batchMachine.labels;

/** Who did what, when and why, newest first. */
export default function HistoryTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const query = trpc.payroll.batches.listBatchHistory.useQuery({ id: batch.id });
  return (
    <Panel>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<IconHistory size={24} />} title={t('history.noneTitle')} />
          ) : (
            <ol className={classes.list}>
              {rows.map((entry) => (
                <HistoryEntry key={`${entry.at} ${entry.procedure}`} entry={entry} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const name = entry.procedure.split('/').at(-1) ?? entry.procedure;
  const status = entry.to !== null && entry.to !== entry.from && isStatus(entry.to) ? format.name(batchMachine.labels[entry.to]) : null;
  return (
    <li className={classes.entry}>
      <span className={classes.dot} aria-hidden="true" />
      <p className={classes.what}>
        <strong>{entry.who}</strong> {isStep(name) ? t(`history.steps.${name}`) : name}
        {status && <span className={classes.status}> → {status}</span>}
      </p>
      <time dateTime={entry.at} className={classes.when}>
        {format.instant(entry.at)}
      </time>
      {entry.remarks && <blockquote className={classes.remarks}>{entry.remarks}</blockquote>}
    </li>
  );
}
