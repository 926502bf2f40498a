import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FlowBar } from '../../../shared/ui/page-header/FlowBar.tsx';
import type { FlowPart, FlowStage } from '../../../shared/ui/page-header/flow-stage.ts';
import { awaitsAnswers } from './batch-actions.ts';
import { flowSteps, nextMove, stepStates } from './flow.ts';
import { NextPeriod } from './NextPeriod.tsx';
import type { Batch } from './run-batch-event.ts';
import { calculatedTo, canCalculateUpTo } from './steps.ts';
import { useBatchChange } from './use-batch.ts';
import { useMoveProgress } from './use-move-progress.ts';
import { usePayslipJobProgress } from './use-payslip-job-progress.ts';
import { usePreparationProgress } from './use-preparation-progress.ts';
import { useRunProgress } from './use-run-progress.ts';
import { useUnsigned } from './use-unsigned.ts';

/** The flow of a batch, where this one stands in it, and what waits next or is under way. */
export function BatchFlow({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const states = stepStates(batch);
  const parts = useCalculationParts(batch);
  const run = useRunProgress(batch.progress);
  const preparation = usePreparationProgress(batch.preparation);
  const move = useMoveProgress(batch.move);
  const payslips = usePayslipJobProgress(batch.payslipJob);
  const note = <FlowNote batch={batch} progress={(run ?? preparation ?? move ?? payslips)?.text} />;
  // where nothing is under way any more, the last stage says so
  const carrier = flowSteps.find((step) => states[step] === 'current') ?? flowSteps.at(-1);
  const movedAt = move?.event === 'submit-data' ? move.event : carrier;
  const stages = flowSteps.map((step): FlowStage => {
    const isCalculation = step === 'calculate';
    return {
      id: step,
      name: t(`flow.${step}`),
      state: states[step],
      ...(step === carrier ? { note } : {}),
      ...(isCalculation && parts.length > 1 ? { parts } : {}),
      ...(run && isCalculation ? { progress: run.share } : {}),
      ...(preparation && step === 'prepare' ? { progress: preparation.share } : {}),
      ...(move && step === movedAt ? { progress: move.share } : {}),
      ...(payslips && step === 'payslips' ? { progress: payslips.share } : {}),
    };
  });
  return <FlowBar label={t('flow.label')} stages={stages} />;
}

/** One line: what is under way, the step that a calculation ended with, or what waits next. */
function FlowNote({ batch, progress }: { batch: Batch; progress: string | undefined }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const unsigned = useUnsigned(batch);
  const next = nextMove({ ...batch, awaitsAnswers: awaitsAnswers(batch), unsigned: unsigned?.move });
  const last = calculatedTo(batch);
  if (progress !== undefined)
    return (
      <span className="ww-figures" title={progress}>
        {progress}
      </span>
    );
  if (last && next !== 'running') return t('next.rest', { step: format.name(last.name) });
  return (
    <>
      {t(`next.${next}`, {
        people: format.count(batch.payeeCount),
        count: unsigned?.changes ?? 0,
        changes: format.count(unsigned?.changes ?? 0),
      })}
      {next === 'closed' && <NextPeriod batch={batch} />}
    </>
  );
}

/** The steps of the solution and how far this batch is calculated; each leads to its tables, or to a calculation that ends with it. */
function useCalculationParts(batch: Batch): FlowPart[] {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { send, busy } = useBatchChange<string>(batch);
  return batch.steps.map((step) => {
    const tables = step.state === 'calculated' ? step.tables : [];
    const calculate = () =>
      void send(step.code, (client, reference) => client.calculateBatch.mutate({ ...reference, upToStep: step.code }));
    return {
      id: step.code,
      name: format.name(step.name),
      isDone: step.state === 'calculated',
      state: t(`steps.states.${step.state}`),
      actions: [
        ...tables.map(({ code, name }) => ({
          id: code,
          label: t('steps.openTable', { table: format.name(name) }),
          link: {
            to: '/payroll/batches/$batchId',
            params: { batchId: String(batch.id) } as never,
            search: { tab: 'table', table: code } as never,
          } as const,
        })),
        ...(canCalculateUpTo(batch, step) && busy === undefined
          ? [{ id: 'calculate', label: t('steps.calculateTo'), run: calculate }]
          : []),
      ],
    };
  });
}
