/** A period's jobs, in each of which something befalls its worker: what it leaves must equal what an undisturbed one leaves. */
import { plainLook } from '@wagewright/contracts/payroll/payslips';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestServer } from '@wagewright/server/testing';
import { until } from '@wagewright/worker/testing';
import { typedTable } from '../support/typed-table.ts';
import { bringLedgerBack, putLedgerAside } from './ledger-aside.ts';

export interface PeriodStage extends AsyncDisposable {
  readonly server: TestServer;
  readonly batchId: number;
  /** A cell of the batch's input, for a what-if. */
  readonly cell: object;
  /** What each job left that nothing befell. */
  readonly undisturbed: Map<PeriodJob, string>;
  /** As the clerk; throws what was refused. */
  call(procedure: string, input: object, headers?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Does something on the batch as it is now. */
  act(verb: string, more?: object): Promise<unknown>;
  /** Brings a file; its id. */
  bring(text: string): Promise<number>;
  /** The clerk's session, which every server on the database knows. */
  readonly token: string;
  /** The first column of the first row. */
  ask<Value>(text: string): Promise<Value>;
  /** Works on what waits, in this process; within another such work it is one worker. */
  working<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** What a clerk asks for. */
type Asked = readonly [procedure: string, input: object];

export interface Job {
  /** Brings the batch to where the job can be asked for; a worker is there. */
  given(stage: PeriodStage): Promise<void>;
  /** On the batch as it is now. */
  asks(stage: PeriodStage): Promise<Asked>;
  /** SQL of one boolean. */
  readonly isDone: string;
  /** SQL of what it leaves, as one text. */
  readonly left: string;
  /** SQL: FROM and WHERE of its row, which says how often it was claimed and by which backend. */
  readonly row: string;
  /** SQL: FROM and WHERE of what it locks last, before it commits. */
  readonly locks: string;
  /** A statement that keeps it waiting all the same where it locks nothing but its own row. */
  readonly waitsFor?: string;
  /** SQL: FROM and WHERE of what the request locks first. */
  readonly requestLocks: string;
}

const hashOf = (rows: string) => `SELECT count(*) || ' rows ' || coalesce(md5(string_agg(x, '|' ORDER BY x)), '') FROM (${rows}) t(x)`;
const batch = 'batch WHERE id = $batch';
/** The last one. */
const rowOf = (table: string, where = 'true') => `${table} WHERE id = (SELECT max(id) FROM ${table} WHERE batch_id = $batch AND ${where})`;
const slips = `SELECT p.id, e.employee_number FROM payslip p JOIN employee e ON e.id = p.employee_id WHERE p.batch_id = $batch`;
const run = `(SELECT max(r.id) FROM calculation_run r WHERE r.batch_id = $batch AND r.kind = 'what-if')`;

/** Nobody has been told of a payslip, and there are none. */
async function withoutPayslips(stage: PeriodStage, status: 'calculated' | 'approved'): Promise<void> {
  const { prisma } = stage.server;
  await prisma.$executeRaw`DELETE FROM payslip`;
  await prisma.$executeRaw`DELETE FROM outbox_message WHERE template = 'payslip-published'`;
  await prisma.$executeRaw`DELETE FROM notification WHERE template IN ('payslip-published', 'payslips-published')`;
  await prisma.batch.update({ where: { id: stage.batchId }, data: { status, payslipsGeneratedAt: null, payslipsPublishedAt: null } });
}

/** A round of payslips by balance, of twenty people whom the ledger knows, to be generated; none of another one. */
async function withRound(stage: PeriodStage): Promise<void> {
  const { prisma } = stage.server;
  await withoutPayslips(stage, 'approved');
  await prisma.payslipRound.deleteMany({});
  const { period } = await prisma.batch.findUniqueOrThrow({
    where: { id: stage.batchId },
    include: { period: { include: { solution: true } } },
  });
  const { solutionId, payDate: asOf } = period;
  const { legalEntityId } = period.solution;
  await putLedgerAside(stage);
  await prisma.$executeRaw`
    INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
    SELECT y.employee_id, ${legalEntityId}, ${period.id}, ${period.id}, NULL, 'opening', 1, array_fill(y.row_number * 100::bigint, ARRAY[(SELECT max(serial_number) FROM balance_element)])
    FROM batch_payee y WHERE y.batch_id = ${stage.batchId} AND y.row_number <= 20`;
  const existing = await prisma.payslipSetting.findFirst({ where: { source: 'balance' } });
  const { id: settingId } = existing ?? (await prisma.payslipSetting.create({ data: await balanceSetting(stage, solutionId) }));
  const data = { settingId, settingVersion: 1, periodId: period.id, sequence: 1, source: 'balance', asOf, status: 'cancelled' };
  await prisma.payslipRound.create({ data });
}

async function balanceSetting({ server: { prisma } }: PeriodStage, solutionId: number) {
  const { code: column } = await prisma.balanceElement.findFirstOrThrow({ where: { scale: 2, removedAt: null }, orderBy: { id: 'asc' } });
  const name = { en: 'Paid so far', 'zh-CN': '累计' };
  const group = { code: 'earning', section: 'earning', name, condition: null, items: [{ ...plainLook, table: 'Balance', column, name }] };
  const basics = { name: 'Balances', source: 'balance', status: 'active', viewDay: 1 };
  return { ...basics, style: { header: null, remarks: null, logo: null, groups: [group] }, solutions: { create: { solutionId } } };
}

const ofRound =
  (verb: string) =>
  async ({ server }: PeriodStage): Promise<Asked> => {
    const { id, version } = await server.prisma.payslipRound.findFirstOrThrow();
    return [`payroll/payslip-rounds/${verb}`, { id, version }];
  };

const ofBatch =
  (verb: string, more: object = {}) =>
  async ({ server, batchId: id }: PeriodStage): Promise<Asked> => {
    const { version } = await server.prisma.batch.findUniqueOrThrow({ where: { id } });
    return [`payroll/batches/${verb}`, { id, version, ...more }];
  };

/** Asks for a job, as a clerk does. */
export const request = async (stage: PeriodStage, job: PeriodJob): Promise<unknown> => stage.call(...(await periodJobs[job].asks(stage)));

export async function done(stage: PeriodStage, job: PeriodJob): Promise<void> {
  await request(stage, job);
  await stage.working(() => until(`${job} is done`, 180, () => stage.ask<boolean>(periodJobs[job].isDone)));
}

const payslipJob = (kind: string, whole: 'batch' | 'round' = 'batch') => {
  const ofRounds = `payslip_job WHERE id = (SELECT max(id) FROM payslip_job WHERE round_id IS NOT NULL AND kind = '${kind}')`;
  const row = whole === 'round' ? ofRounds : rowOf('payslip_job', `kind = '${kind}'`);
  return { isDone: `SELECT state = 'finished' FROM ${row}`, row };
};
/** Who was told of these payslips, in which way, and how it stands; each entry and each mail is a row. */
const toldOf = (slips: string) => `
  SELECT concat_ws(',', s.employee_number, n.user_id, n.template) FROM notification n JOIN (${slips}) s ON n.thing = 'payslip:' || s.id
  UNION ALL SELECT concat_ws(',', s.employee_number, o.recipient, o.status, o.attempts) FROM outbox_message o JOIN (${slips}) s ON o.thing = 'payslip:' || s.id
  UNION ALL SELECT concat_ws(',', s.employee_number, d.channel, d.recipient, d.resends) FROM payslip_delivery d JOIN (${slips}) s ON s.id = d.payslip_id
  UNION ALL SELECT concat_ws(',', n.user_id, n.template, split_part(n.thing, ':', 1)) FROM notification n WHERE n.template = 'payslips-published'`;
const told = toldOf(slips);
const roundSlips = 'SELECT p.id, e.employee_number FROM payslip p JOIN employee e ON e.id = p.employee_id WHERE p.round_id IS NOT NULL';
const round = 'payslip_round WHERE id = (SELECT max(id) FROM payslip_round)';

const move = (event: string) => {
  const row = rowOf('batch_move', `event = '${event}'`);
  return { isDone: `SELECT state = 'finished' FROM ${row}`, row, locks: batch, requestLocks: batch };
};
/** Where the batch is then, what it still has, and who was told of it. */
const moved = `
  SELECT concat_ws(',', status, payslips_generated_at IS NULL, data_submitted_at IS NULL, prepared_at IS NULL, payee_count) FROM ${batch}
  UNION ALL SELECT concat_ws(',', number, status) FROM payslip WHERE batch_id = $batch
  UNION ALL SELECT concat_ws(',', template, user_id) FROM notification WHERE thing = (SELECT 'batch-move:' || id FROM ${rowOf('batch_move')})`;
/** Of the last submission, of which a batch may have many. */
const ledger = `
  SELECT concat_ws(',', employee_id, period_earned, period_paid, kind, v::text) FROM calc.ledger l WHERE batch_id = $batch
    AND submission = (SELECT max(submission) FROM calc.ledger WHERE batch_id = $batch)`;

/** Its data is in the ledger, or not. */
async function withData(stage: PeriodStage, isSubmitted: boolean): Promise<void> {
  const { prisma } = stage.server;
  const { dataSubmittedAt } = await prisma.batch.findUniqueOrThrow({ where: { id: stage.batchId } });
  const set = (status: string) => prisma.batch.update({ where: { id: stage.batchId }, data: { status } });
  await set(dataSubmittedAt ? 'closed' : 'approved');
  if ((dataSubmittedAt !== null) !== isSubmitted) await done(stage, isSubmitted ? 'submit' : 'reverse');
  await set(isSubmitted ? 'closed' : 'approved');
}

/** Approved, with payslips; prepared and calculated anew where it is not. */
async function withPayslips(stage: PeriodStage): Promise<void> {
  await stage.working(async () => {
    if (await stage.ask<boolean>('SELECT prepared_at IS NULL FROM batch WHERE id = $batch')) {
      await done(stage, 'prepare');
      await stage.act('calculate-batch');
      await until('it is calculated and compared', 180, () => stage.ask<boolean>(isCompared));
    } else await withData(stage, false);
    await withoutPayslips(stage, 'approved');
    await done(stage, 'generate');
  });
}

const importRow = 'import_job WHERE id = (SELECT max(id) FROM import_job)';
/** A file of ten people with a number and an amount each. */
const amounts = `SELECT 'Number,Amount' || E'\\n' || string_agg(e.employee_number || ',' || y.row_number, E'\\n' ORDER BY y.row_number)
  FROM batch_payee y JOIN employee e ON e.id = y.employee_id WHERE y.batch_id = $batch AND y.row_number <= 10`;
const lastArchive = '(SELECT max(id) FROM payslip_archive)';
const archiveRow = `payslip_archive WHERE id = ${lastArchive}`;
/** Whose archives are counted, and who owns their files. */
const asker = `app_user WHERE account = '${demoSignIns.clerk.account}'`;
const lastMove = 'payslip_move WHERE id = (SELECT max(id) FROM payslip_move)';
const isCompared = `
  SELECT b.status = 'calculated' AND c.status = 'compared' FROM batch b JOIN batch_comparison c ON c.batch_id = b.id WHERE b.id = $batch`;

export const periodJobs = {
  prepare: {
    given: async (stage) => {
      await bringLedgerBack(stage);
      await withoutPayslips(stage, 'calculated');
      if (await stage.ask<boolean>('SELECT prepared_at IS NOT NULL FROM batch WHERE id = $batch')) await done(stage, 'clear');
      else await stage.server.prisma.batch.update({ where: { id: stage.batchId }, data: { status: 'new' } });
    },
    asks: ofBatch('prepare-batch'),
    requestLocks: batch,
    isDone: `SELECT status = 'waiting' FROM batch WHERE id = $batch`,
    left: hashOf(`
      SELECT concat_ws(',', row_number, employee_id) FROM batch_payee WHERE batch_id = $batch
      UNION ALL SELECT concat_ws(',', table_no, row_number, employee_id, line, v::text, t::text) FROM calc.input WHERE batch_id = $batch
      UNION ALL SELECT concat_ws(',', template, user_id) FROM notification
        WHERE thing = (SELECT 'preparation:' || id FROM ${rowOf('batch_preparation')})`),
    row: rowOf('batch_preparation'),
    locks: batch,
  },
  forecast: {
    given: async (stage) => {
      await periodJobs.prepare.given(stage);
    },
    asks: async ({ batchId: id }) => ['payroll/batches/ask-forecast', { id }],
    requestLocks: batch,
    isDone: `SELECT state = 'finished' FROM ${rowOf('batch_forecast')}`,
    left: hashOf(`SELECT (figures - 'mark')::text FROM ${rowOf('batch_forecast')}
      UNION ALL SELECT concat_ws(',', (SELECT count(*) FROM batch_payee WHERE batch_id = $batch), status) FROM ${batch}`),
    row: rowOf('batch_forecast'),
    locks: rowOf('batch_forecast'),
    waitsFor: 'LOCK TABLE compensation_record IN ACCESS EXCLUSIVE MODE',
  },
  import: {
    given: async (stage) => {
      await periodJobs.prepare.given(stage);
      await stage.working(async () => {
        await done(stage, 'prepare');
        const fileId = await stage.bring(await stage.ask<string>(amounts));
        const subject = { entity: 'batch-input', id: stage.batchId, part: typedTable };
        await stage.call('platform/imports/start-import', { ...subject, fileId });
        await until('it is read', 180, () => stage.ask<boolean>(`SELECT status = 'checked' FROM ${importRow}`));
      });
    },
    asks: async ({ server: { prisma } }) => {
      const { id, version } = await prisma.importJob.findFirstOrThrow({ orderBy: { id: 'desc' } });
      return ['platform/imports/write-import', { id, version }];
    },
    isDone: `SELECT status = 'written' FROM ${importRow}`,
    left: hashOf(`
      SELECT concat_ws(',', i.employee_id, i.line, i.v::text) FROM calc.input i WHERE i.batch_id = $batch
        AND EXISTS (SELECT 1 FROM typed_input y WHERE y.batch_id = i.batch_id AND y.employee_id = i.employee_id AND y.table_no = i.table_no)
      UNION ALL SELECT concat_ws(',', 'typed', y.employee_id, y.table_no) FROM typed_input y WHERE y.batch_id = $batch
      UNION ALL SELECT concat_ws(',', created, updated, closed, unchanged, refused) FROM ${importRow}
      UNION ALL SELECT concat_ws(',', template, user_id) FROM notification WHERE thing LIKE (SELECT 'import:' || id || ':%' FROM ${importRow})`),
    row: importRow,
    locks: batch,
    requestLocks: importRow,
  },
  compare: {
    given: async (stage) => {
      await stage.act('calculate-batch');
      await stage.working(() => until('it is calculated and compared', 180, () => stage.ask<boolean>(isCompared)));
      await stage.server.prisma.batchComparison.updateMany({ data: { status: 'canceled' } }); // only then it can be asked for
    },
    asks: async ({ batchId }) => ['payroll/variance/start-comparison', { batchId }],
    requestLocks: batch,
    isDone: `SELECT status = 'compared' FROM batch_comparison WHERE batch_id = $batch`,
    // of the one revision that is shown: what earlier ones left is not what the comparison says
    left: hashOf(`
      SELECT concat_ws(',', x.item, x.employee_id, x.cause, x.amount) FROM calc.change x JOIN batch_comparison c ON c.batch_id = x.batch_id AND c.shown_revision = x.revision
        WHERE x.batch_id = $batch
      UNION ALL SELECT concat_ws(',', p.employee_id, p.cause, p.before::text, p.after::text) FROM calc.compared_person p
        JOIN batch_comparison c ON c.batch_id = p.batch_id AND c.shown_revision = p.revision WHERE p.batch_id = $batch`),
    row: 'batch_comparison WHERE batch_id = $batch',
    locks: batch,
  },
  freeze: {
    given: async () => {},
    asks: async ({ batchId, cell }) => ['payroll/what-ifs/start-what-if', { batchId, name: 'A raise', inputs: [cell] }],
    requestLocks: batch,
    isDone: `SELECT state = 'finished' FROM calculation_run WHERE id = ${run}`,
    left: hashOf(`
      SELECT concat_ws(',', table_no, row_number, employee_id, line, v::text, t::text) FROM calc.run_input WHERE run_id = ${run}
      UNION ALL SELECT concat_ws(',', table_no, employee_id, line, v::text, t::text, errors) FROM calc.row WHERE run_id = ${run}`),
    row: `run_freezing WHERE run_id = ${run}`,
    locks: `calculation_run WHERE id = ${run}`,
  },
  generate: {
    given: (stage) => withoutPayslips(stage, 'approved'),
    asks: ofBatch('generate-payslips'),
    requestLocks: batch,
    left: hashOf(`SELECT concat_ws(',', number, employee_id, gross, deductions, net, status) FROM payslip WHERE batch_id = $batch
      UNION ALL SELECT concat_ws(',', user_id, template) FROM notification WHERE thing = (SELECT 'payslip-job:' || id FROM ${payslipJob('generate').row})`),
    locks: batch,
    ...payslipJob('generate'),
  },
  publish: {
    given: async (stage) => {
      await withoutPayslips(stage, 'approved');
      await done(stage, 'generate');
    },
    asks: ofBatch('publish-payslips'),
    requestLocks: batch,
    left: hashOf(`SELECT concat_ws(',', number, net, status, view_from) FROM payslip WHERE batch_id = $batch UNION ALL ${told}`),
    locks: batch,
    ...payslipJob('publish'),
  },
  resend: {
    given: async ({ server: { prisma } }) => {
      await prisma.payslipDelivery.updateMany({ data: { resends: 0, resentAt: null } });
      await prisma.outboxMessage.updateMany({ where: { template: 'payslip-published' }, data: { status: 'failed', attempts: 8 } });
    },
    asks: async ({ batchId }) => ['payroll/payslip-deliveries/resend-batch-payslips', { batchId }],
    requestLocks: batch,
    left: hashOf(told),
    locks: 'payslip WHERE batch_id = $batch',
    ...payslipJob('resend'),
  },
  'move-payslips': {
    given: async (stage) => {
      await stage.working(async () => {
        await periodJobs.publish.given(stage);
        await done(stage, 'publish');
      });
    },
    asks: async ({ batchId }) => ['payroll/payslip-moves/ask-payslip-move', { batchId, event: 'withdraw' }],
    requestLocks: asker,
    isDone: `SELECT state = 'finished' FROM ${lastMove}`,
    // each is moved and told once, however many workers there were
    left: hashOf(`
      SELECT concat_ws(',', p.number, p.status, p.published_at IS NULL, (SELECT count(*) FROM audit_entry a
          WHERE a.entity = 'payslip' AND a.entity_id = p.id::text AND a.procedure = 'payroll/payslip-moves/ask-payslip-move')) FROM payslip p WHERE p.batch_id = $batch
      UNION ALL SELECT concat_ws(',', status, payslips_published_at IS NULL) FROM ${batch}
      UNION ALL SELECT concat_ws(',', a.after->>'event', a.after->>'people') FROM audit_entry a
        WHERE a.entity = 'batch-payslips' AND (a.after->>'move')::int = (SELECT id FROM ${lastMove})
      UNION ALL SELECT concat_ws(',', template, user_id) FROM notification WHERE thing = (SELECT 'payslip-move:' || id FROM ${lastMove})`),
    row: lastMove,
    locks: 'payslip WHERE batch_id = $batch',
  },
  'generate-round': {
    given: withRound,
    asks: ofRound('generate-round-payslips'),
    requestLocks: round,
    left: hashOf(`
      SELECT concat_ws(',', p.number, p.employee_id, p.gross, p.net, p.status, l.code, l.value) FROM payslip p JOIN payslip_line l ON l.payslip_id = p.id
      UNION ALL SELECT concat_ws(',', status, published_at IS NULL) FROM ${round}
      UNION ALL SELECT concat_ws(',', user_id, template) FROM notification WHERE thing = (SELECT 'payslip-job:' || id FROM ${payslipJob('generate', 'round').row})`),
    locks: round,
    ...payslipJob('generate', 'round'),
  },
  'publish-round': {
    given: async (stage) => {
      await withRound(stage);
      await stage.working(() => done(stage, 'generate-round'));
    },
    asks: ofRound('publish-round-payslips'),
    requestLocks: round,
    left: hashOf(`SELECT concat_ws(',', number, net, status, view_from) FROM payslip UNION ALL ${toldOf(roundSlips)}`),
    locks: round,
    ...payslipJob('publish', 'round'),
  },
  archive: {
    given: async (stage) => {
      await withoutPayslips(stage, 'approved');
      await stage.working(() => done(stage, 'generate'));
    },
    asks: async ({ batchId }) => ['payroll/payslip-archives/ask-payslip-archive', { batchId }],
    isDone: `SELECT state = 'finished' FROM ${archiveRow}`,
    // every content is what its file says
    left: hashOf(`
      SELECT concat_ws(',', f.number, f.name, f.payslips, s.bytes > 0, (SELECT sum(length(p.bytes)) FROM stored_file_piece p WHERE p.content = s.content) = s.bytes,
          (SELECT sha256(string_agg(p.bytes, ''::bytea ORDER BY p.number)) FROM stored_file_piece p WHERE p.content = s.content) = s.checksum)
        FROM payslip_archive_file f LEFT JOIN stored_file s ON s.id = f.file_id WHERE f.archive_id = ${lastArchive}
      UNION ALL SELECT concat_ws(',', y.file_number, y.ordinal, p.employee_id) FROM payslip_archive_payslip y JOIN payslip p ON p.id = y.payslip_id
        WHERE y.archive_id = ${lastArchive}
      UNION ALL SELECT concat_ws(',', template, user_id) FROM notification WHERE thing = 'payslip-archive:' || ${lastArchive}`),
    row: archiveRow,
    locks: asker,
    requestLocks: asker,
  },
  back: {
    given: withPayslips,
    asks: ofBatch('move-batch-back', { to: 'calculated' }),
    left: hashOf(moved),
    ...move('back-to-calculated'),
  },
  submit: {
    given: (stage) => withData(stage, false),
    asks: ofBatch('submit-batch-data'),
    left: hashOf(`${moved} UNION ALL ${ledger}`),
    ...move('submit-data'),
  },
  reverse: {
    given: (stage) => withData(stage, true),
    asks: ofBatch('move-batch-back', { to: 'approved' }),
    left: hashOf(`${moved} UNION ALL ${ledger}`),
    ...move('back-to-approved'),
  },
  /** Back to new: the last one, since all that the others need goes. */
  clear: {
    given: withPayslips,
    asks: ofBatch('move-batch-back', { to: 'new' }),
    left: hashOf(`${moved} UNION ALL SELECT concat_ws(',', row_number, employee_id) FROM batch_payee WHERE batch_id = $batch
      UNION ALL SELECT concat_ws(',', table_no, row_number) FROM calc.input WHERE batch_id = $batch`),
    ...move('back-to-new'),
  },
} as const satisfies Record<string, Job>;
export type PeriodJob = keyof typeof periodJobs;
export const periodJobNames = Object.keys(periodJobs) as PeriodJob[];
