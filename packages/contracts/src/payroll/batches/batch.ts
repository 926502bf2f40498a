import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { permissions } from '../../core/permissions.ts';
import { amount, id, isoDate, timestamp, version } from '../../core/primitives.ts';
import { payslipJobKinds, payslipJobParts } from '../payslips/index.ts';
import { batchEvents, batchMoveEvents, batchStatuses, batchTypes } from './batch-machine.ts';

/** `partial`: named employees; `retro`: a past batch, for this one. */
export const runKinds = ['prepare', 'calculate', 'partial', 'retro'] as const;

export const runStates = ['running', 'finished', 'failed', 'cancelled'] as const;

/** What the freezing of input does one after the other: its one transaction freezes nothing by halves, so these are told, not kept. */
export const preparationParts = ['queued', 'population', 'sources', 'history', 'checks'] as const;
export type PreparationPart = (typeof preparationParts)[number];

/** How far the freezing of input is, of a batch or of a run beside it. */
export const freezingProgress = z.object({
  part: z.enum(preparationParts),
  /** Of all its statements over everybody how many are done. */
  done: z.int(),
  total: z.int(),
  /** Who is taken in so far. */
  people: z.int(),
});

export const runProgress = z.object({
  runId: id,
  kind: z.enum(runKinds),
  /** The last step that it calculates; null: all. */
  upToStep: z.string().nullable(),
  state: z.enum(runStates),
  /** How its own input is frozen, before anybody is calculated; null: it reads what its batch has frozen. */
  freezing: freezingProgress.nullable(),
  payeesDone: z.int(),
  payeesTotal: z.int(),
  errorCount: z.int(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  failure: z.string().nullable(),
  /** Of a finished partial run: how many employees were named, and how many others came out differently for it. */
  recalculated: z.object({ named: z.int(), others: z.int() }).nullable(),
});

export const preparationStates = ['running', 'finished', 'failed', 'cancelled'] as const;

/** A preparation under way. */
export const preparationProgress = freezingProgress.extend({ id, startedAt: timestamp });

/** What a move does one after the other; all of it is one transaction. */
export const batchMoveParts = ['queued', 'ledger', 'sums', 'payslips', 'input', 'counts'] as const;
export type BatchMovePart = (typeof batchMoveParts)[number];

/** A job that moves a batch on or back: the latest one, whatever became of it. */
export const batchMove = z.object({
  id,
  event: z.enum(batchMoveEvents),
  state: z.enum(preparationStates),
  part: z.enum(batchMoveParts),
  /** Of all its statements over everybody how many are done. */
  done: z.int(),
  total: z.int(),
  startedAt: timestamp,
});

/** A job that generates, publishes or tells again of all payslips: the latest one, whatever became of it. */
export const batchPayslipJob = z.object({
  id,
  kind: z.enum(payslipJobKinds),
  state: z.enum(preparationStates),
  part: z.enum(payslipJobParts),
  /** People. */
  done: z.int(),
  total: z.int(),
  startedAt: timestamp,
});

/** Findings of a batch, a person and cause each, without those of whoever is held: errors, warnings without a remark, warnings with one. */
export const findingCounts = z.object({ blocking: z.int(), open: z.int(), answered: z.int() });

export const batchSummary = z.object({
  id,
  name: z.string(),
  type: z.enum(batchTypes),
  sequence: z.int(),
  isDefault: z.boolean(),
  status: z.enum(batchStatuses),
  solutionId: id,
  solution: localizedText,
  periodId: id,
  period: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  payDate: isoDate,
  currency: z.string(),
  payeeCount: z.int(),
  gross: amount.nullable(),
  net: amount.nullable(),
  progress: runProgress.nullable(),
  preparation: preparationProgress.nullable(),
  move: batchMove.nullable(),
  payslipJob: batchPayslipJob.nullable(),
  payslipsPublishedAt: timestamp.nullable(),
  findings: findingCounts,
});

/** A step of the calculation with its node state (specification §4). */
export const batchStep = z.object({
  code: z.string(),
  name: localizedText,
  state: z.enum(['new', 'to-calculate', 'calculated']),
  /** Its calculated tables; a step that only takes in data or rates has none. */
  tables: z.array(z.object({ code: z.string(), name: localizedText })),
});

/** A batch as its page shows it: the events are those that its state allows and the caller may cause. */
export const batchDetail = batchSummary.extend({
  version: z.int(),
  /** What the caller may do with this very batch: a right elsewhere shows nothing here. */
  may: z.array(z.enum(permissions)),
  copyNumber: z.int(),
  /** There is something to look at, be it up to a step only. */
  hasResult: z.boolean(),
  /** Every step is calculated: the batch can be reviewed and submitted. */
  hasWholeResult: z.boolean(),
  /** Cells of the result that have no value. */
  errorCount: z.int(),
  steps: z.array(batchStep),
  events: z.array(z.enum(batchEvents)),
  /** Of its people those who are held: they are in no total, no payslip and no ledger. */
  heldCount: z.int(),
  /** For how many named employees an off-cycle batch was made; 0: for everybody. */
  namedPayees: z.int(),
  approvalInstanceId: id.nullable(),
  preparedAt: timestamp.nullable(),
  /** When somebody confirmed who is paid; null since it changed. */
  confirmedAt: timestamp.nullable(),
  dataSubmittedAt: timestamp.nullable(),
  payslipsGeneratedAt: timestamp.nullable(),
  lastFailure: z.string().nullable(),
});
export type BatchDetail = z.infer<typeof batchDetail>;

/** What every action on a batch takes: the batch, and the version that the caller has seen. */
export const batchReference = z.strictObject({ id, version });

export const movement = z.enum(['joiner', 'leaver', 'both']);

/** Somebody worth a look before the money leaves. */
export const payeeFigure = z.object({
  employeeId: id,
  employeeNumber: z.string(),
  name: z.string(),
  department: localizedText.nullable(),
  gross: amount.nullable(),
  net: amount.nullable(),
  previousNet: amount.nullable(),
  change: amount.nullable(),
});
