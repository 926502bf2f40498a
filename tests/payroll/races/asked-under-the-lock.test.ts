import { procedures } from '@wagewright/contracts/registry';
import { holdRow } from '@wagewright/db/testing';
import { describe, expect, it } from 'vitest';
import { importRaces } from './import-races.ts';
import { payslipRaces } from './payslip-races.ts';
import { periodRaces } from './period-races.ts';
import { hashTables, type Race, startBehind } from './race.ts';
import { type RaceStage, racedTable, raceStageForAll, typedTable } from './race-stage.ts';

const batchRace = (procedure: string, given: string, becomes: string, input: (stage: RaceStage) => object = () => ({})): Race => ({
  procedure: `payroll/batches/${procedure}`,
  input: (stage) => ({ id: stage.batch.id, version: 70, ...input(stage) }),
  held: 'batch',
  given: `status = '${given}'`,
  change: `status = '${becomes}'`,
  error: 'ILLEGAL_TRANSITION',
});
const decided = (verb: string): Race => ({
  procedure: `approvals/instances/${verb}-instance`,
  caller: 'approver',
  input: ({ approvalId }) => ({ id: approvalId, version: 1, remarks: 'race' }),
  held: 'batch',
  given: `status = 'pending-approval'`,
  change: `status = 'withdrawn'`,
  error: 'ILLEGAL_TRANSITION',
});
/** Held is the approval itself, which somebody ends. */
const asked = (verb: string, caller: Race['caller'], input: (stage: RaceStage) => object = () => ({}), rest: Partial<Race> = {}): Race => ({
  ...ending(decided(verb)),
  caller: caller ?? 'approver',
  input: (stage) => ({ id: stage.approvalId, version: 1, remarks: 'race', ...input(stage) }),
  ...rest,
});
const ending = (race: Race): Race => ({
  ...race,
  held: 'approval_instance',
  id: ({ approvalId }) => approvalId,
  given: `status = 'pending-approval', approval_instance_id = (SELECT max(id) FROM approval_instance)`,
  change: `status = 'cancelled'`,
});
const tried = (verb: string, input: (stage: RaceStage) => object = () => ({})): Race => ({
  procedure: `payroll/what-ifs/${verb}`,
  input: (stage) => ({ batchId: stage.batch.id, ...input(stage) }),
  held: 'batch',
  given: `status = 'calculated'`,
  change: `status = 'deleted'`,
  error: 'ILLEGAL_TRANSITION',
});
const planned = (verb: string, becomes: string, input: object = {}): Race => ({
  procedure: `payroll/scenarios/${verb}-scenario`,
  input: ({ scenarioId }) => ({ id: scenarioId, version: 1, ...input }),
  held: 'scenario',
  id: ({ scenarioId }) => scenarioId,
  change: `status = '${becomes}'`,
  error: 'ILLEGAL_TRANSITION',
});
const closing = (race: Race, given = race.given ?? ''): Race => ({
  ...race,
  held: 'period',
  id: ({ periodId }) => periodId,
  given,
  change: `status = 'closed'`,
});

const chosen = ({ employeeId }: RaceStage) => ({ employeeIds: [employeeId] });
const prepare = batchRace('prepare-batch', 'new', 'canceled');
const calculate = batchRace('calculate-batch', 'calculated', 'pending-approval');
const recalculate = batchRace('recalculate-payees', 'calculated', 'pending-approval', chosen);
const submit = batchRace('submit-batch', 'calculated', 'canceled');
const submitData = batchRace('submit-batch-data', 'approved', 'calculated');
const withdraw = batchRace('withdraw-batch', 'pending-approval', 'approved');
const create: Race = {
  procedure: 'payroll/batches/create-batch',
  input: ({ periodId }) => ({ periodId, type: 'offcycle', name: 'Race' }),
  held: 'period',
  id: ({ periodId }) => periodId,
  change: `status = 'closed'`,
  error: 'PERIOD_NOT_OPEN',
};
const past: Race = {
  ...batchRace('recalculate-past', 'closed', 'approved'),
  input: (stage) => ({ id: stage.later.id, version: 1, pastBatchId: stage.batch.id, ...chosen(stage) }),
  given: `status = 'closed', data_submitted_at = now()`,
  change: `status = 'approved', data_submitted_at = NULL`,
  error: 'NOT_FOUND',
};

const takenFromParent: Race = {
  procedure: 'payroll/inheritance/take-parent-copy',
  input: ({ child: { solutionId, parentNumber, part } }) => ({
    solutionId,
    parentNumber,
    parts: [part],
    draft: { number: 1, version: 1 },
  }),
  held: 'solution_copy',
  id: ({ child }) => child.draftId,
  change: `status = 'releasing'`,
  error: 'ILLEGAL_TRANSITION',
};

const draftOf = ({ solutionId }: RaceStage) => ({ solutionId, number: 2, version: 1 });
/** The draft goes into approval meanwhile. */
const drafted = (procedure: string, input: (stage: RaceStage) => object): Race => ({
  procedure,
  input,
  held: 'solution_copy',
  id: ({ draftId }) => draftId,
  change: `status = 'releasing'`,
  error: 'ILLEGAL_TRANSITION',
});

/** Somebody else changes the solution meanwhile. */
const ofSolution = (verb: string, input: object): Race => ({
  procedure: `payroll/solutions/${verb}`,
  input: ({ solutionId }) => ({ id: solutionId, version: 1, ...input }),
  held: 'solution',
  id: ({ solutionId }) => solutionId,
  change: `version = 2`,
  error: 'STALE_VERSION',
});

const look = { name: 'Race', source: 'batch', layout: 'web', notifyMethod: 'app-message' };
const payslipBasics = { ...look, viewDay: 1, viewMonth: 'current', checkDay: null };

/** Somebody else changes how the payslip looks meanwhile. */
const ofPayslipSetting = (verb: string, input: object | ((solutionId: number) => object)): Race => ({
  procedure: `payroll/payslip-settings/${verb}`,
  input: ({ payslipSettingId, solutionId }) => ({
    id: payslipSettingId,
    version: 1,
    ...(typeof input === 'function' ? input(solutionId) : input),
  }),
  held: 'payslip_setting',
  id: ({ payslipSettingId }) => payslipSettingId,
  change: `version = 2`,
  error: 'STALE_VERSION',
});

/** Somebody else changes the global table meanwhile. */
const ofGlobalTable = (verb: string, input: object, rest: Partial<Race> = {}): Race => ({
  procedure: `payroll/global-tables/${verb}-global-table`,
  input: () => ({ code: racedTable, ...input }),
  held: 'global_table',
  id: ({ globalTableId }) => globalTableId,
  change: `version = 2`,
  error: 'STALE_VERSION',
  ...rest,
});
const otherContent = {
  name: { en: 'Race' },
  columns: [{ code: 'Rate', name: { en: 'Rate' }, type: 'decimal' }],
  versions: [{ validFrom: '2026-01-01', source: 'race', rows: [{ Rate: 1 }] }],
};
/** Its type is another one then, which the content does not fit. */
const retyped: Partial<Race> = { change: `type = 'keyed'`, error: 'GLOBAL_TABLE_TYPE' };

/** The batch's result goes away meanwhile, and its comparison with it. */
const compared = (verb: string): Race => ({
  ...batchRace('hold-payee', 'calculated', 'waiting'),
  procedure: `payroll/variance/${verb}-comparison`,
  input: ({ batch }) => ({ batchId: batch.id }),
  given: `status = 'calculated', current_run_id = (SELECT c.run_id FROM batch_comparison c WHERE c.batch_id = batch.id)`,
  change: `status = 'waiting', current_run_id = NULL`,
  error: 'NOT_FOUND',
});

const races: readonly Race[] = [
  prepare,
  calculate,
  recalculate,
  submit,
  submitData,
  batchRace('recalculate-past', 'new', 'canceled', (stage) => ({ pastBatchId: 999_999, ...chosen(stage) })),
  {
    ...batchRace('set-batch-user', 'calculated', 'deleted'),
    input: ({ batch, employeeUserId }) => ({ id: batch.id, userId: employeeUserId, access: 'read' }),
  },
  batchRace('cancel-run', 'calculating', 'calculated'),
  {
    ...batchRace('cancel-preparation', 'calculated', 'waiting'),
    input: ({ preparingBatchId }) => ({ id: preparingBatchId, version: 1 }),
    id: ({ preparingBatchId }) => preparingBatchId,
  },
  {
    ...batchRace('cancel-batch-move', 'calculated', 'canceled'),
    input: ({ movingBatchId }) => ({ id: movingBatchId, version: 1 }),
    id: ({ movingBatchId }) => movingBatchId,
  },
  {
    ...batchRace('cancel-payslip-job', 'calculated', 'calculated'),
    input: ({ generatingBatchId }) => ({ id: generatingBatchId, version: 1 }),
    id: ({ generatingBatchId }) => generatingBatchId,
  },
  withdraw,
  { ...batchRace('ask-forecast', 'new', 'waiting'), input: ({ batch }) => ({ id: batch.id }) },
  batchRace('confirm-population', 'waiting', 'new'),
  batchRace('choose-payees', 'waiting', 'calculating', (stage) => ({ ...chosen(stage), choice: 'remove', reason: 'Race' })),
  batchRace('choose-payee', 'waiting', 'calculating', ({ employeeId }) => ({ employeeId, choice: 'remove', reason: 'Race' })),
  batchRace('generate-payslips', 'approved', 'calculated'),
  { ...batchRace('publish-payslips', '', 'calculated'), given: `status = 'approved', payslips_generated_at = now()` },
  { ...batchRace('close-batch', '', 'closed'), given: `status = 'approved', data_submitted_at = now()` },
  batchRace('cancel-batch', 'calculated', 'pending-approval'),
  batchRace('delete-batch', 'new', 'waiting'),
  batchRace('move-batch-back', 'approved', 'closed', () => ({ to: 'new' })),
  batchRace('set-batch-input', 'waiting', 'calculating', ({ employeeId }) => ({
    table: typedTable,
    rows: [{ employeeId, lines: [{ Amount: '1.00' }] }],
  })),
  {
    ...batchRace('set-batch-input', 'calculated', 'pending-approval'),
    procedure: 'payroll/payees/change-payee-input',
    input: ({ batch, employeeId }) => ({
      id: batch.id,
      version: 70,
      employeeId,
      inputs: [{ table: typedTable, lines: [{ Amount: '1.00' }] }],
    }),
  },
  {
    ...batchRace('hold-payee', 'calculated', 'pending-approval'),
    input: ({ batch, employeeId }) => ({ id: batch.id, employeeId, held: true }),
  },
  batchRace('hold-payees', 'calculated', 'pending-approval', (stage) => ({
    ...chosen(stage),
    version: undefined,
    held: true,
    reason: 'race',
  })),
  {
    ...batchRace('hold-payee', 'calculated', 'pending-approval', () => ({ key: 'question-0', held: true, reason: 'race' })),
    procedure: 'payroll/findings/hold-found-people',
  },
  {
    ...batchRace('hold-payee', 'calculated', 'pending-approval'),
    procedure: 'payroll/findings/answer-findings',
    input: ({ batch, employeeId }) => ({ batchId: batch.id, key: 'question-0', employeeIds: [employeeId], remark: 'race' }),
  },
  {
    ...batchRace('hold-payee', 'calculated', 'pending-approval'),
    procedure: 'payroll/variance/answer-changes',
    input: ({ batch, employeeId }) => ({ batchId: batch.id, event: 'note', employeeIds: [employeeId], remark: 'race' }),
  },
  { ...batchRace('discard-retro', 'new', 'waiting'), input: ({ batch, retroRunId }) => ({ id: batch.id, runId: retroRunId }) },
  tried('start-what-if', () => ({ name: 'Race' })),
  tried('replay-batch'),
  tried('discard-what-if', ({ whatIfRunId }) => ({ runId: whatIfRunId })),
  decided('approve'),
  decided('reject'),
  decided('roll-back'),
  ending(decided('approve')),
  ending(decided('reject')),
  ending(decided('roll-back')),
  asked('forward', 'approver', ({ employeeUserId }) => ({ to: employeeUserId })),
  asked('add-signer', 'approver', ({ employeeUserId }) => ({ to: employeeUserId, when: 'before' })),
  asked('delegate', 'approver', ({ employeeUserId }) => ({ to: employeeUserId })),
  asked('replace-approver', 'administrator', ({ employeeUserId }) => ({ approver: employeeUserId, to: employeeUserId })),
  asked('remark', 'clerk'),
  asked('withdraw', 'clerk'),
  asked('cancel', 'clerk', undefined, { approval: 'rolled-back' }),
  asked('reset', 'clerk', undefined, { approval: 'rolled-back' }),
  asked('submit', 'clerk', undefined, { approval: 'draft' }),
  ending(withdraw),
  create,
  { ...create, held: 'solution', id: ({ solutionId }) => solutionId, change: `status = 'inactive'` },
  {
    procedure: 'payroll/balances/set-opening-balances',
    input: ({ solutionId, periodId, employeeId }) => ({ solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
    held: 'period',
    id: ({ periodId }) => periodId,
    change: `status = 'closed'`,
    error: 'PERIOD_NOT_OPEN',
  },
  ...payslipRaces,
  drafted('payroll/solutions/save-batch-as-test', ({ batch, employeeId }) => ({
    batchId: batch.id,
    name: 'Race',
    employeeIds: [employeeId],
  })),
  drafted('payroll/copies/make-draft', ({ solutionId }) => ({ solutionId })),
  drafted('payroll/copies/save-draft', (stage) => ({ ...draftOf(stage), changes: [{ part: { kind: 'test', name: 'Race' }, value: {} }] })),
  drafted('payroll/copies/discard-draft', draftOf),
  drafted('payroll/copies/import-definition', (stage) => ({ ...draftOf(stage), fileName: 'race.yaml', text: 'code: RACE', take: true })),
  takenFromParent,
  planned('update', 'calculating', { name: 'Race', periodCount: 1, assumptions: [] }),
  planned('calculate', 'calculating'),
  planned('delete', 'calculating'),
  { ...planned('cancel', 'calculated'), scenario: 'calculating' },
  ofSolution('update-solution', { memo: 'Race' }),
  { ...ofSolution('set-thresholds', { amount: '1.00', percent: null, match: 'all' }), procedure: 'payroll/variance/set-thresholds' },
  { ...ofSolution('set-dynamic', { isAutomatic: true, joins: 'everybody' }), procedure: 'payroll/configuration/set-dynamic' },
  ofPayslipSetting('set-payslip-basics', (solutionId) => ({ ...payslipBasics, solutionIds: [solutionId] })),
  ofPayslipSetting('set-payslip-style', { style: { header: null, remarks: null, logo: null, groups: [] } }),
  ofPayslipSetting('move-payslip-setting', { event: 'disable' }),
  { ...ofPayslipSetting('delete-payslip-setting', {}), payslipSetting: 'draft' },
  ofSolution('switch-solution', { active: false }),
  ofSolution('set-solution-roles', { roles: [] }),
  ofSolution('set-solution-users', { managers: [], approvers: [], withoutManager: true }),
  drafted('payroll/copies/publish-copy', (stage) => ({ ...draftOf(stage), remarks: 'Race' })),
  { ...drafted('payroll/copies/withdraw-release', draftOf), change: `status = 'outdated'` },
  ofGlobalTable('update', { version: 1, category: 'Other' }),
  ofGlobalTable('delete', { version: 1 }),
  ofGlobalTable('save', { seen: 1, content: otherContent, remarks: 'Race' }, retyped),
  drafted('payroll/global-tables/take-global-table', ({ solutionId }) => ({
    code: racedTable,
    targets: [{ solutionId, revision: 1, table: 'Rounding' }],
  })),
  past,
  closing(prepare),
  closing(calculate),
  closing(recalculate),
  closing(submit),
  closing(submitData),
  closing(batchRace('move-batch-back', 'closed', '', () => ({ to: 'approved' }))),
  ...periodRaces,
  ...importRaces,
  compared('start'),
  compared('cancel'),
];

describe('whoever changes something with a state waits for whoever holds it, and asks about it as it is then', () => {
  const stage = raceStageForAll();

  const unset =
    'version = 70, data_submitted_at = NULL, payslips_generated_at = NULL, payslips_published_at = NULL, approval_instance_id = NULL';
  const given = async (state: string, race: Pick<Race, 'approval' | 'scenario' | 'import' | 'round' | 'payslipSetting'> = {}) => {
    const { approval = 'pending-approval', scenario = 'draft', import: imported = 'checked', round = 'collecting' } = race;
    const { payslipSetting = 'active' } = race;
    const { prisma } = stage.server;
    for (const values of [unset, state]) await prisma.$executeRawUnsafe(`UPDATE batch SET ${values} WHERE id = ${stage.batch.id}`);
    await prisma.$executeRawUnsafe(`UPDATE period SET status = 'enabled' WHERE solution_id = ${stage.solutionId}`);
    await prisma.$executeRawUnsafe(`UPDATE solution SET status = 'active', version = 1 WHERE id = ${stage.solutionId}`);
    await prisma.$executeRawUnsafe(`UPDATE approval_instance SET status = '${approval}' WHERE id = ${stage.approvalId}`);
    await prisma.$executeRawUnsafe(`UPDATE solution_copy SET status = 'draft' WHERE id = ${stage.draftId}`);
    await prisma.$executeRawUnsafe(`UPDATE scenario SET status = '${scenario}', version = 1 WHERE id = ${stage.scenarioId}`);
    await prisma.$executeRawUnsafe(`UPDATE global_table SET version = 1, type = 'single' WHERE id = ${stage.globalTableId}`);
    await prisma.$executeRawUnsafe(`UPDATE payslip SET status = 'published', published_at = now() WHERE id = ${stage.payslipId}`);
    await prisma.$executeRawUnsafe(`UPDATE payslip_archive SET state = 'running' WHERE id = ${stage.payslipArchiveId}`);
    await prisma.$executeRawUnsafe(`UPDATE payslip_move SET state = 'running' WHERE id = ${stage.payslipMoveId}`);
    await prisma.$executeRawUnsafe(`UPDATE import_job SET status = '${imported}', version = 1 WHERE id = ${stage.importId}`);
    await prisma.$executeRawUnsafe(`UPDATE payslip_round SET status = '${round}', version = 1 WHERE id = ${stage.payslipRoundId}`);
    await prisma.$executeRawUnsafe(
      `UPDATE payslip_setting SET version = 1, status = '${payslipSetting}' WHERE id = ${stage.payslipSettingId}`,
    );
  };

  it.each(races.map((race) => [race.procedure, race.held, race] as const))('%s (%s held)', async (_procedure, _table, race) => {
    await given(race.given ?? `status = 'calculated'`, race);
    if (race.givenPeriod)
      await stage.server.prisma.$executeRawUnsafe(`UPDATE period SET version = 7, ${race.givenPeriod} WHERE id = ${stage.lastPeriodId}`);
    const id = race.id?.(stage) ?? stage.batch.id;
    await using held = await holdRow(stage.server.database.url, race.held, 'id = $1', [id]);
    const call = await startBehind(held, 1, () => stage[race.caller ?? 'clerk'].call(race.procedure, race.input(stage)));
    await held.query(`UPDATE ${race.held} SET ${race.change} WHERE id = $1`, [id]);
    const left = await hashTables((text) => held.query(text));
    await held.release();
    expect((await call.answer).error?.code).toBe(race.error);
    expect(await hashTables((text) => held.query(text)), 'it has written something').toEqual(left);
    // a scenario that is left as being calculated is taken up by a worker some time later
    if (race.held === 'scenario')
      await stage.server.prisma.$executeRaw`UPDATE scenario SET status = 'draft' WHERE id = ${stage.scenarioId}`;
  });

  it('leaves out no procedure that changes something with a state', () => {
    // tests/org, tests/careers and tests/time have their own, of what is changed under the lock of a legal entity, a person or a calendar
    const stateful = procedures
      .filter(({ id, changes }) => changes && !/^(org|careers|time|payroll\/setups)\//.test(id))
      .map(({ id }) => id);
    expect([...new Set(races.map(({ procedure }) => procedure))].toSorted()).toEqual(stateful.toSorted());
  });
});
