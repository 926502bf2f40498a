import { columns, dates, nested } from '../../nested-rows.ts';
import { type Reads, statement } from '../../sql.ts';
import { activeKinds } from '../runs/index.ts';

/** Which batches a caller reaches: all, those of whole legal entities, of some solutions, some that were given one by one. */
export interface BatchScope {
  readonly all: boolean;
  readonly legalEntityIds: ReadonlySet<number>;
  readonly solutionIds: ReadonlySet<number>;
  readonly batchIds: ReadonlySet<number>;
}

export const scopeParameters = ({ all, legalEntityIds, solutionIds, batchIds }: BatchScope): unknown[] => [
  all,
  [...legalEntityIds],
  [...solutionIds],
  [...batchIds],
];

/** What lies outside is not there. `s` is the solution, `b` the batch; four parameters from `first` on. */
export const withinScope = (first: number): string =>
  `($${first}::boolean OR s.legal_entity_id = ANY($${first + 1}::int[]) OR s.id = ANY($${first + 2}::int[]) OR b.id = ANY($${first + 3}::int[]))`;

interface RunRead {
  readonly id: number;
  readonly copyId: number;
  readonly kind: string;
  readonly upToStep: string | null;
  readonly state: string;
  readonly returnStatus: string;
  readonly payeesDone: number;
  readonly payeesTotal: number;
  readonly errorCount: number;
  readonly engineVersion: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly failure: unknown;
  readonly totals: unknown;
}

/** Of the latest run: how its input is being frozen, where it has its own. */
export interface FreezingRead {
  readonly state: string;
  readonly part: string;
  readonly done: number;
  readonly total: number;
  readonly people: number;
}
const freezingColumns = ['state', 'part', 'done', 'total', 'people'] as const satisfies (keyof FreezingRead)[];

/** A preparation under way. */
export interface PreparationRead {
  readonly id: number;
  readonly part: string;
  readonly done: number;
  readonly total: number;
  readonly people: number;
  readonly startedAt: Date;
}
const preparationColumns = ['id', 'part', 'done', 'total', 'people', 'startedAt'] as const satisfies (keyof PreparationRead)[];

/** The latest move on or back by a job. */
export interface MoveRead {
  readonly id: number;
  readonly event: string;
  readonly state: string;
  readonly part: string;
  readonly done: number;
  readonly total: number;
  readonly startedAt: Date;
}
const moveColumns = ['id', 'event', 'state', 'part', 'done', 'total', 'startedAt'] as const satisfies (keyof MoveRead)[];

/** The latest job about all of its payslips. */
export interface PayslipJobRead {
  readonly id: number;
  readonly kind: string;
  readonly state: string;
  readonly part: string;
  readonly done: number;
  readonly total: number;
  readonly startedAt: Date;
}
const payslipJobColumns = ['id', 'kind', 'state', 'part', 'done', 'total', 'startedAt'] as const satisfies (keyof PayslipJobRead)[];

const runColumns = [
  'id',
  'copyId',
  'kind',
  'upToStep',
  'state',
  'returnStatus',
  'payeesDone',
  'payeesTotal',
  'errorCount',
  'engineVersion',
  'startedAt',
  'finishedAt',
  'failure',
  'totals',
] as const satisfies (keyof RunRead)[];

/** A batch as its readers need it, in one statement; of its copy only which one it is. */
export interface BatchRead {
  readonly id: number;
  readonly periodId: number;
  readonly copyId: number;
  readonly type: string;
  readonly sequence: number;
  readonly name: string;
  readonly isDefault: boolean;
  readonly status: string;
  readonly version: number;
  readonly currentRunId: number | null;
  readonly payeeCount: number;
  readonly leftOutCount: number;
  readonly inputHash: string | null;
  readonly preparedAt: Date | null;
  /** When somebody confirmed who is paid. */
  readonly confirmedAt: Date | null;
  readonly dataSubmittedAt: Date | null;
  readonly payslipsGeneratedAt: Date | null;
  readonly payslipsPublishedAt: Date | null;
  readonly approvalInstanceId: number | null;
  readonly lastFailure: unknown;
  readonly blockingFindings: number;
  readonly openFindings: number;
  readonly answeredFindings: number;
  readonly period: {
    readonly id: number;
    readonly solutionId: number;
    readonly sequence: number;
    readonly name: string;
    readonly status: string;
    readonly startDate: Date;
    readonly endDate: Date;
    readonly payDate: Date;
    readonly solution: {
      readonly id: number;
      readonly code: string;
      readonly name: unknown;
      readonly currency: string;
      readonly status: string;
      readonly legalEntityId: number;
    };
  };
  readonly copy: { readonly id: number; readonly number: number; readonly definitionHash: string };
  readonly currentRun: RunRead | null;
  /** The latest run of those that hold the batch, whatever became of it. */
  readonly runs: readonly (RunRead & { readonly freezing: FreezingRead | null })[];
  /** The one under way, if any. */
  readonly preparations: readonly PreparationRead[];
  /** The latest one, whatever became of it. */
  readonly moves: readonly MoveRead[];
  /** The latest one, whatever became of it. */
  readonly payslipJobs: readonly PayslipJobRead[];
  readonly _count: { readonly named: number };
}

/** One batch by itself, with how many of its people are held. */
export interface OneBatchRead extends BatchRead {
  readonly _count: { readonly named: number; readonly payees: number };
}

const batchColumns = [
  'id',
  'periodId',
  'copyId',
  'type',
  'sequence',
  'name',
  'isDefault',
  'status',
  'version',
  'currentRunId',
  'payeeCount',
  'leftOutCount',
  'inputHash',
  'preparedAt',
  'confirmedAt',
  'dataSubmittedAt',
  'payslipsGeneratedAt',
  'payslipsPublishedAt',
  'approvalInstanceId',
  'lastFailure',
  'blockingFindings',
  'openFindings',
  'answeredFindings',
] as const satisfies (keyof BatchRead)[];

const selectList = [
  columns('b', '', batchColumns),
  columns('p', 'period', ['id', 'solutionId', 'sequence', 'name', 'status']),
  dates('p', 'period', ['startDate', 'endDate', 'payDate']),
  columns('s', 'period.solution', ['id', 'code', 'name', 'currency', 'status', 'legalEntityId']),
  columns('c', 'copy', ['id', 'number', 'definitionHash']),
  columns('cr', 'currentRun', runColumns),
  columns('lr', 'latestRun', runColumns),
  columns('rf', 'freezing', freezingColumns),
  columns('bp', 'preparation', preparationColumns),
  columns('bm', 'move', moveColumns),
  columns('pj', 'payslipJob', payslipJobColumns),
  '(SELECT count(*)::int FROM batch_named_payee n WHERE n.batch_id = b.id) AS "_count.named"',
].join(',\n    ');

const from = `FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id JOIN solution_copy c ON c.id = b.copy_id
  LEFT JOIN calculation_run cr ON cr.id = b.current_run_id
  LEFT JOIN LATERAL (SELECT * FROM calculation_run r WHERE r.batch_id = b.id AND r.kind IN (${activeKinds.map((kind) => `'${kind}'`).join(', ')})
    ORDER BY r.id DESC LIMIT 1) lr ON true
  LEFT JOIN run_freezing rf ON rf.run_id = lr.id
  LEFT JOIN batch_preparation bp ON bp.batch_id = b.id AND bp.state = 'running'
  LEFT JOIN LATERAL (SELECT * FROM batch_move m WHERE m.batch_id = b.id ORDER BY m.id DESC LIMIT 1) bm ON true
  LEFT JOIN LATERAL (SELECT * FROM payslip_job j WHERE j.batch_id = b.id ORDER BY j.id DESC LIMIT 1) pj ON true`;

interface Flat extends Omit<BatchRead, 'runs' | 'preparations' | 'moves' | 'payslipJobs'> {
  readonly move: MoveRead | { readonly id: null };
  readonly payslipJob: PayslipJobRead | { readonly id: null };
  readonly preparation: PreparationRead | { readonly id: null };
  readonly latestRun: RunRead | { readonly id: null };
  readonly freezing: FreezingRead | { readonly state: null };
  readonly currentRun: RunRead;
}

function batchOf(row: Readonly<Record<string, unknown>>): BatchRead {
  const { latestRun, freezing, currentRun, preparation, move, payslipJob, ...batch } = nested<Flat>(row);
  return {
    ...batch,
    currentRun: batch.currentRunId === null ? null : currentRun,
    runs: latestRun.id === null ? [] : [{ ...latestRun, freezing: freezing.state === null ? null : freezing }],
    preparations: preparation.id === null ? [] : [preparation],
    moves: move.id === null ? [] : [move],
    payslipJobs: payslipJob.id === null ? [] : [payslipJob],
  };
}

const oneStatement = statement<Record<string, unknown>>(
  'read-batch',
  `SELECT ${selectList},
    (SELECT count(*)::int FROM batch_payee y WHERE y.batch_id = b.id AND y.held_at IS NOT NULL) AS "heldCount"
  ${from}\n  WHERE b.id = $1 AND ${withinScope(2)}`,
);

/** @returns undefined for what does not exist and for what lies outside of the scope */
export async function readBatchRow(reads: Reads, id: number, scope: BatchScope): Promise<OneBatchRead | undefined> {
  const row = await reads.first(oneStatement, [id, ...scopeParameters(scope)]);
  if (!row) return undefined;
  const batch = batchOf(row);
  return { ...batch, _count: { ...batch._count, payees: Number(row['heldCount']) } };
}

export interface BatchFilter {
  readonly solutionId: number | undefined;
  /** Undefined: every status but deleted. */
  readonly statuses: readonly string[] | undefined;
  readonly type: string | undefined;
  /** In its name or its period's. */
  readonly keywords: string | undefined;
  /** Of periods that go on, or of those that are closed. */
  readonly periods: 'open' | 'closed' | undefined;
  readonly offset: number;
  readonly limit: number;
}

const matching = `${withinScope(1)} AND ($5::int IS NULL OR p.solution_id = $5) AND CASE WHEN $6::text[] IS NULL THEN b.status <> 'deleted' ELSE b.status = ANY($6) END
  AND ($7::text IS NULL OR (p.status = 'closed') = ($7 = 'closed')) AND ($8::text IS NULL OR b.type = $8)
  AND ($9::text IS NULL OR strpos(lower(b.name), lower($9)) > 0 OR strpos(lower(p.name), lower($9)) > 0)`;

const listStatement = statement<Record<string, unknown>>(
  'list-batches',
  `SELECT t.total, l.* FROM (SELECT count(*)::int AS total FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE ${matching}) t
   LEFT JOIN LATERAL (SELECT ${selectList}\n  ${from}\n  WHERE ${matching}
     ORDER BY p.start_date DESC, b.id DESC OFFSET $10 LIMIT $11) l ON true`,
);

/** A page of batches, the latest periods first, and how many there are in all. */
export async function listBatchRows(
  reads: Reads,
  scope: BatchScope,
  { solutionId, statuses, periods, type, keywords, offset, limit }: BatchFilter,
): Promise<{ rows: BatchRead[]; total: number }> {
  const found = await reads.rows(listStatement, [
    ...scopeParameters(scope),
    solutionId ?? null,
    statuses ?? null,
    periods ?? null,
    type ?? null,
    keywords ?? null,
    offset,
    limit,
  ]);
  const total = Number(found[0]?.['total'] ?? 0);
  return { total, rows: found.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => batchOf(row)) };
}
