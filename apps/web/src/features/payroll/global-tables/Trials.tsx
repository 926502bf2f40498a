import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { TrialFigures } from '../copies/index.ts';
import classes from './GlobalTables.module.css';
import type { Use } from './global-table.ts';

interface Props {
  /** Copies that hold an older revision than the one that holds now. */
  readonly uses: readonly Use[];
  /** Those that were started here: `batch:run`, joined by commas. */
  readonly trials: string | undefined;
  readonly onTried: (trials: string) => void;
}

type Tried = ReadonlyMap<number, number>;
const readTrials = (text: string | undefined): Tried =>
  new Map(
    (text ?? '')
      .split(',')
      .filter(Boolean)
      .map((pair) => [Number(pair.split(':')[0]), Number(pair.split(':')[1])]),
  );
const writeTrials = (tried: Tried): string => [...tried].map(([batch, run]) => `${batch}:${run}`).join(',');

/** One solution is tried on one batch: what it is paid by, with its linked tables as the newer revision has them. */
interface Trial {
  readonly use: Use;
  readonly tables: readonly { readonly table: string; readonly revision: number }[];
}

/** By solution, of the copy that is published: a trial replaces the linked tables of what the last batch was paid by. */
function trialsOf(uses: readonly Use[]): Trial[] {
  const published = uses.filter(({ status, lastBatch }) => status === 'published' && lastBatch !== null);
  const bySolution = Map.groupBy(published, ({ solutionId }) => solutionId);
  return [...bySolution.values()].flatMap((own) => {
    const [use] = own;
    return use ? [{ use, tables: own.flatMap(({ table, latest }) => (latest === null ? [] : [{ table, revision: latest }])) }] : [];
  });
}

/** What a newer revision does to people: tried on the last batch of each solution, beside its result. */
export function Trials({ uses, trials, onTried }: Props) {
  const { t } = useTranslation('globalTables');
  const can = useCan();
  const tried = readTrials(trials);
  const wanted = trialsOf(uses);
  if (wanted.length === 0 || !can('pay.read')) return null;
  return (
    <Panel title={t('trial.title')} note={t('trial.note')}>
      <div className={classes.trials}>
        {wanted.map((trial) => (
          <OneTrial
            key={trial.use.solutionId}
            trial={trial}
            runId={tried.get(trial.use.lastBatch?.id ?? 0)}
            onTried={(batchId, runId) => onTried(writeTrials(new Map([...tried, [batchId, runId]])))}
          />
        ))}
      </div>
    </Panel>
  );
}

interface OneProps {
  readonly trial: Trial;
  readonly runId: number | undefined;
  readonly onTried: (batchId: number, runId: number) => void;
}

function OneTrial({ trial: { use, tables }, runId, onTried }: OneProps) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const can = useCan();
  const start = trpc.payroll.whatIfs.startWhatIf.useMutation();
  const { solution, copyNumber, lastBatch, latest } = use;
  if (!lastBatch) return null;
  const tryIt = async () => {
    const name = t('trial.name', { table: use.table, number: latest ?? 0 });
    const result = await call(start.mutateAsync({ batchId: lastBatch.id, name, copyNumber, globalTables: [...tables] }));
    if (result.ok) onTried(lastBatch.id, result.data.runId);
  };
  return (
    <section aria-label={format.name(solution)}>
      <h3>{format.name(solution)}</h3>
      {runId === undefined ? (
        <>
          <p className={classes.help}>{t('trial.notTried', { batch: lastBatch.name, count: lastBatch.payees })}</p>
          {can('batch.calculate') && (
            <Button variant="default" loading={start.isPending} onClick={() => void tryIt()}>
              {t('trial.try', { number: latest ?? 0 })}
            </Button>
          )}
        </>
      ) : (
        <TrialFigures batchId={lastBatch.id} batchName={lastBatch.name} runId={runId} />
      )}
    </section>
  );
}
