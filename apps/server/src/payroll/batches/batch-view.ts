import { defaultLanguage, errorCodes, formatErrorMessage, type Language, permissions, possibleEvents } from '@wagewright/contracts';
import { type BatchDetail, batchMachine } from '@wagewright/contracts/payroll/batches';
import {
  batchColumns,
  batchMoveColumns,
  freezingColumns,
  isoDay,
  isRecord,
  ownRunColumns,
  payslipJobColumns,
  preparationColumns,
  runColumns,
  solutionColumns,
} from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { coversBatch } from '../../core/scopes.ts';
import { factsOf } from './batch-facts.ts';
import { stepsOf } from './batch-steps.ts';
import type { ShownBatch } from './read-batch.ts';
import { recalculatedOf, summaryOf } from './run-totals.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

type Progress = NonNullable<BatchDetail['progress']>;
type ShownRun = Omit<ShownBatch['runs'][number], 'copyId' | 'returnStatus' | 'engineVersion'>;

type ShownFreezing = Pick<NonNullable<ShownRun['freezing']>, 'state' | 'part' | 'done' | 'total' | 'people'>;

/** One that is over has all of its statements behind it, so that a bar goes on from there. */
const viewFreezing = (freezing: ShownFreezing | null): Progress['freezing'] => {
  if (!freezing) return null;
  const { state, part, done, total, people } = freezing;
  return { part: freezingColumns.part(part), done: state === 'finished' ? total : done, total, people };
};

/** How far any run is, be it one beside the batch. */
export function viewProgress(run: ShownRun): Omit<Progress, 'kind' | 'upToStep' | 'recalculated'> {
  return {
    runId: run.id,
    state: runColumns.state(run.state),
    freezing: viewFreezing(run.freezing),
    payeesDone: run.payeesDone,
    payeesTotal: run.payeesTotal,
    errorCount: run.errorCount,
    startedAt: run.startedAt.toISOString(),
    finishedAt: instant(run.finishedAt),
    failure: failureText(run.failure),
  };
}

const viewRun = (run: ShownRun): Progress => ({
  ...viewProgress(run),
  kind: ownRunColumns.kind(run.kind),
  upToStep: run.upToStep,
  recalculated: recalculatedOf(run),
});

/** How many findings a batch has, as it was last counted. */
export const findingsOf = (batch: Pick<ShownBatch, 'blockingFindings' | 'openFindings' | 'answeredFindings'>): BatchDetail['findings'] => ({
  blocking: batch.blockingFindings,
  open: batch.openFindings,
  answered: batch.answeredFindings,
});

/** Failures are kept as { message, … }; one of our own errors, with its parameters, is told in the reader's language. */
export function failureText(failure: unknown, language: Language = defaultLanguage): string | null {
  if (!isRecord(failure) || typeof failure['message'] !== 'string') return null;
  const code = errorCodes.find((known) => known === failure['code']);
  return code && isRecord(failure['parameters']) ? formatErrorMessage(code, language, failure['parameters']) : failure['message'];
}

const viewPreparation = ({ id, part, done, total, people, startedAt }: ShownBatch['preparations'][number]) => ({
  id,
  part: preparationColumns.part(part),
  done,
  total,
  people,
  startedAt: startedAt.toISOString(),
});

const viewMove = ({ id, event, state, part, done, total, startedAt }: ShownBatch['moves'][number]) => ({
  id,
  event: batchMoveColumns.event(event),
  state: batchMoveColumns.state(state),
  part: batchMoveColumns.part(part),
  done,
  total,
  startedAt: startedAt.toISOString(),
});

const viewPayslipJob = ({ id, kind, state, part, done, total, startedAt }: ShownBatch['payslipJobs'][number]) => ({
  id,
  kind: payslipJobColumns.kind(kind),
  state: payslipJobColumns.state(state),
  part: payslipJobColumns.part(part),
  done,
  total,
  startedAt: startedAt.toISOString(),
});

/** Gross and net show only to those who may see pay. */
export function viewBatchSummary(batch: Omit<ShownBatch, 'copy' | '_count'>, actor: Actor) {
  const { period } = batch;
  const figures = coversBatch(actor.grants.get('pay.read'), batch) && batch.currentRun ? summaryOf(batch.currentRun.totals) : undefined;
  const [run] = batch.runs;
  return {
    id: batch.id,
    name: batch.name,
    type: batchColumns.type(batch.type),
    sequence: batch.sequence,
    isDefault: batch.isDefault,
    status: batchColumns.status(batch.status),
    solutionId: period.solutionId,
    solution: solutionColumns.name(period.solution.name),
    periodId: batch.periodId,
    period: period.name,
    startDate: isoDay(period.startDate),
    endDate: isoDay(period.endDate),
    payDate: isoDay(period.payDate),
    currency: period.solution.currency,
    payeeCount: batch.payeeCount,
    gross: figures?.gross ?? null,
    net: figures?.net ?? null,
    progress: run ? viewRun(run) : null,
    preparation: batch.preparations.map(viewPreparation)[0] ?? null,
    move: batch.moves.map(viewMove)[0] ?? null,
    payslipJob: batch.payslipJobs.map(viewPayslipJob)[0] ?? null,
    payslipsPublishedAt: instant(batch.payslipsPublishedAt),
    findings: findingsOf(batch),
  };
}

function eventsFor(batch: ShownBatch, actor: Actor): BatchDetail['events'] {
  const status = batchColumns.status(batch.status);
  return possibleEvents(batchMachine, status, factsOf(batch)).filter((event) => {
    const permission = batchMachine.transitions.find((transition) => transition.event === event)?.permission;
    return (
      permission !== 'system' && permission !== 'signed-in' && permission !== undefined && coversBatch(actor.grants.get(permission), batch)
    );
  });
}

export function viewBatch(batch: ShownBatch, actor: Actor): BatchDetail {
  return {
    ...viewBatchSummary(batch, actor),
    version: batch.version,
    may: permissions.filter((permission) => coversBatch(actor.grants.get(permission), batch)),
    copyNumber: batch.copy.number,
    hasResult: batch.currentRunId !== null,
    hasWholeResult: factsOf(batch).hasWholeResult,
    errorCount: batch.currentRun?.errorCount ?? 0,
    steps: stepsOf(batch),
    events: eventsFor(batch, actor),
    heldCount: batch._count.payees,
    namedPayees: batch._count.named,
    approvalInstanceId: batch.approvalInstanceId,
    preparedAt: instant(batch.preparedAt),
    confirmedAt: instant(batch.confirmedAt),
    dataSubmittedAt: instant(batch.dataSubmittedAt),
    payslipsGeneratedAt: instant(batch.payslipsGeneratedAt),
    lastFailure: failureText(batch.lastFailure, actor.language),
  };
}
