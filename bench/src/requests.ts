/** What a request costs the server whose work grows with the number of people, through the whole product: the server's injected calls, a worker, PostgreSQL. */
import { plainLook } from '@wagewright/contracts/payroll/payslips';
import { versionedTables } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller, TestServer } from '@wagewright/server/testing';
import { startWorker, type Worker } from '@wagewright/worker';
import { createSyntheticBatch } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { recordedPayroll, records } from './recorded-people.ts';
import { onTestServer } from './test-server.ts';
import { median } from './timing.ts';

export interface RequestsBench {
  readonly employees: number;
  /** Milliseconds of each request, the median where it was made more than once. */
  readonly ms: Readonly<Record<string, number>>;
  /** Seconds of what jobs did, from the asking to the end: the longest of each kind. */
  readonly jobs: Readonly<Record<string, number>>;
  /** The most memory that this process had: server and worker with its threads are in it. */
  readonly peakMb: number;
}

const jobsDone = `
  SELECT jsonb_object_agg(job, seconds) FROM (SELECT job, round(max(extract(epoch FROM took)), 2) AS seconds FROM (
    SELECT 'prepare' AS job, finished_at - started_at AS took FROM batch_preparation
    UNION ALL SELECT event, finished_at - started_at FROM batch_move
    UNION ALL SELECT kind || ' payslips', finished_at - started_at FROM payslip_job
    UNION ALL SELECT 'freeze what was known', finished_at - started_at FROM run_freezing
    UNION ALL SELECT 'run: ' || kind, finished_at - started_at FROM calculation_run
    UNION ALL SELECT 'compare', compared_at - opened_at FROM batch_comparison) j WHERE took IS NOT NULL GROUP BY job) t`;

const usualRepeats = 3;
const lookMs = 200;
const name = (text: string) => ({ en: text, 'zh-CN': text });

const balances = ['Gross', 'Net'].map((code) => ({ code: `BENCH_${code.toUpperCase()}`, name: name(code), scale: 2, from: `Pay.${code}` }));

/** Everybody has a user, every other one an address. The clerk has all of payroll in hand. A second period follows. */
const surroundings = `
  SET session_replication_role = replica;
  INSERT INTO app_user (id, kind, account, display_name, employee_id) SELECT id, 'employee', lower(employee_number), name, id FROM employee WHERE legal_entity_id = 900;
  UPDATE employee SET email = lower(employee_number) || '@people.example' WHERE legal_entity_id = 900 AND id % 2 = 0;
  INSERT INTO user_role (user_id, role_id, legal_entity_id) SELECT u.id, r.id, 900 FROM app_user u, role r
    WHERE u.account = '${demoSignIns.clerk.account}' AND r.code IN ('payroll-administrator', 'hr');
  INSERT INTO period (id, solution_id, sequence, name, start_date, end_date, pay_date, payment_month, tax_month, attendance_start, attendance_end, status)
    VALUES (901, 900, 2, 'February 2026', '2026-02-01', '2026-02-28', '2026-02-28', '2026-02', '2026-02', '2026-02-01', '2026-02-28', 'enabled');
  INSERT INTO balance_element (code, name, scale, serial_number) SELECT b->>'code', b->'name', 2, (SELECT max(serial_number) FROM balance_element) + n
    FROM jsonb_array_elements('${JSON.stringify(balances)}') WITH ORDINALITY AS e (b, n);
  ${versionedTables.map((table) => `INSERT INTO known.${table} SELECT now() - interval '9 days', 'infinity', r.* FROM ${table} r ON CONFLICT DO NOTHING`).join(';\n  ')};
  UPDATE known.since SET known_since = now() - interval '9 days';
  SET session_replication_role = origin;
  ANALYZE`;

const styleOf = (table: string, columns: readonly string[]) =>
  JSON.stringify({
    header: null,
    remarks: null,
    logo: null,
    groups: [
      {
        code: 'earning',
        section: 'earning',
        name: name('Earnings'),
        condition: null,
        items: columns.map((code) => ({ ...plainLook, zero: 'show', table, column: code, name: name(code) })),
      },
    ],
  });
const style = styleOf('Pay', ['Gross', 'Net']);
const balanceStyle = styleOf(
  'Balance',
  balances.map(({ code }) => code),
);
const setting = `
  WITH setting AS (INSERT INTO payslip_setting (name, source, style, view_day, status) VALUES ('Synthetic', $1::text, $2::jsonb, 1, 'active') RETURNING id)
  INSERT INTO payslip_setting_solution (setting_id, solution_id) SELECT id, 900 FROM setting`;

class Stage {
  readonly times: Record<string, number[]> = {};
  readonly server: TestServer;
  readonly clerk: TestCaller;
  batchId = 0;
  constructor(server: TestServer, clerk: TestCaller) {
    this.server = server;
    this.clerk = clerk;
  }

  async ask<Value>(text: string): Promise<Value> {
    const [row] = await this.server.prisma.$queryRawUnsafe<Record<string, Value>[]>(text.replaceAll('$batch', String(this.batchId)));
    return Object.values(row ?? {})[0] as Value;
  }
  async run(text: string): Promise<void> {
    await this.server.prisma.$executeRawUnsafe(text.replaceAll('$batch', String(this.batchId)));
  }
  /** Until the worker has nothing in hand, so that only the request is measured. */
  async idle(): Promise<void> {
    for (;;) {
      const open = await this.ask<bigint>(
        `SELECT count(*) FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name LIKE 'payroll%'`,
      );
      if (open === 0n) return;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }
  async call<Data>(label: string, procedure: string, input: object): Promise<Data> {
    await this.idle();
    const start = performance.now();
    const { data, error } = await this.clerk.call(procedure, input);
    const taken = performance.now() - start;
    if (error) throw new Error(`${label}: ${error.code}: ${error.message} ${JSON.stringify(error.details ?? '')}`);
    (this.times[label] ??= []).push(taken);
    return data as Data;
  }
  /** What a clerk waits for: the request, and the jobs that it sets off. */
  async untilDone(label: string, work: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await work();
    await this.idle();
    this.times[label] = [performance.now() - start];
  }
  /** Does something with the batch as it is now, and waits for what it sets off. */
  async act(label: string, verb: string, more: object = {}): Promise<void> {
    const version = await this.ask<number>('SELECT version FROM batch WHERE id = $batch');
    await this.call(label, `payroll/batches/${verb}`, { id: this.batchId, version, ...more });
    await this.idle();
  }
  async read(label: string, procedure: string, input: object): Promise<void> {
    for (let nth = 0; nth < usualRepeats; nth++) await this.call(label, procedure, input);
  }
}

const back = (stage: Stage, to: string, from: string): Promise<void> =>
  stage.act(`move-batch-back to ${to}, ${from}`, 'move-batch-back', { to });
const approve = (stage: Stage): Promise<void> => stage.run(`UPDATE batch SET status = 'approved', version = version + 1 WHERE id = $batch`);

async function choose(stage: Stage): Promise<void> {
  const employeeId = await stage.ask<number>('SELECT employee_id FROM batch_payee WHERE batch_id = $batch AND row_number = 7');
  for (let nth = 0; nth < usualRepeats; nth++)
    for (const choice of ['remove', 'add'])
      await stage.act(`choose-payee, ${choice}`, 'choose-payee', { employeeId, choice, reason: 'asked' });
}

async function hold(stage: Stage, when: string): Promise<void> {
  const employeeId = await stage.ask<number>('SELECT employee_id FROM batch_payee WHERE batch_id = $batch AND row_number = 9');
  for (let nth = 0; nth < usualRepeats; nth++)
    for (const held of [true, false])
      await stage.call(`hold-payee ${held ? 'and leave out' : 'no more'}, ${when}`, 'payroll/batches/hold-payee', {
        id: stage.batchId,
        employeeId,
        held,
        reason: 'asked',
      });
}

/** Before the preparation the scope is judged by what the records say. */
async function scope(stage: Stage): Promise<void> {
  const shown = { show: 'in', limit: 1 };
  await stage.read('get-batch-scope, no scope', 'payroll/configuration/get-batch-scope', { batchId: stage.batchId, ...shown });
  const copyNumber = await stage.ask<number>('SELECT number FROM solution_copy WHERE solution_id = 900 ORDER BY id LIMIT 1');
  const trial = { solutionId: 900, copyNumber, periodId: 900, scope: 'AND(Facts.Base > 6000, Facts.Place <> "D7")' };
  await stage.read('try-scope', 'payroll/configuration/try-scope', { ...trial, ...shown });
  await stage.read('try-scope, a later page', 'payroll/configuration/try-scope', { ...trial, ...shown, offset: 40_000, limit: 20 });
}

/** What preparing would freeze, by a job. */
async function forecast(stage: Stage, when: string): Promise<void> {
  const id = stage.batchId;
  const ask = () => stage.call(`ask-forecast, ${when}`, 'payroll/batches/ask-forecast', { id });
  await stage.untilDone(`ask-forecast until it is counted, ${when}`, ask);
  await stage.read(`get-forecast, ${when}`, 'payroll/batches/get-forecast', { id });
}

async function beforeApproval(stage: Stage): Promise<void> {
  const id = stage.batchId;
  await scope(stage);
  await forecast(stage, 'first batch');
  await stage.act('prepare-batch', 'prepare-batch');
  await stage.read('list-population', 'payroll/batches/list-population', { id });
  await stage.read('list-population, a further window', 'payroll/batches/list-population', {
    id,
    counts: false,
    offset: 50_000,
    limit: 100,
  });
  await stage.act('confirm-population', 'confirm-population');
  await choose(stage);
  await hold(stage, 'waiting');
  await stage.act('calculate-batch', 'calculate-batch');
  await hold(stage, 'calculated');
  await stage.read('get-batch', 'payroll/batches/get-batch', { id });
  await stage.read('get-batch-review', 'payroll/batches/get-batch-review', { id });
  await stage.read('get-batch-readiness', 'payroll/batches/get-batch-readiness', { id });
  await stage.read('list-findings', 'payroll/findings/list-findings', { batchId: id });
  await stage.read('list-found-people', 'payroll/findings/list-found-people', { batchId: id, offset: 0, limit: 100 });
  const { findings } = await stage.call<{ findings: { key: string; open: number }[] }>('list-findings', 'payroll/findings/list-findings', {
    batchId: id,
  });
  for (const { key } of findings) {
    for (const held of [true, false]) {
      const version = await stage.ask<number>('SELECT version FROM batch WHERE id = $batch');
      const label = `hold-found-people, everybody${held ? '' : ' no more'}`;
      await stage.call(label, 'payroll/findings/hold-found-people', { id, version, key, held, reason: 'so it is' });
    }
  }
  for (const { key, open } of findings) {
    await stage.call('answer-findings, everybody', 'payroll/findings/answer-findings', {
      batchId: id,
      key,
      seen: open,
      remark: 'so it is',
    });
  }
  await stage.read('list-findings, answered', 'payroll/findings/list-findings', { batchId: id });
  await hold(stage, 'findings answered');
}

async function waysBack(stage: Stage): Promise<void> {
  await approve(stage);
  await stage.act('generate-payslips', 'generate-payslips');
  await back(stage, 'calculated', 'payslips made');
  await approve(stage);
  await stage.act('generate-payslips', 'generate-payslips');
  await back(stage, 'waiting', 'payslips made');
  await stage.act('calculate-batch', 'calculate-batch');
  await approve(stage);
  await stage.act('generate-payslips', 'generate-payslips');
  await back(stage, 'new', 'payslips made');
  await stage.act('prepare-batch', 'prepare-batch');
  await stage.act('calculate-batch', 'calculate-batch');
  await approve(stage);
}

async function published(stage: Stage): Promise<void> {
  const batchId = stage.batchId;
  await stage.act('generate-payslips', 'generate-payslips');
  await stage.act('publish-payslips', 'publish-payslips');
  await stage.run('ANALYZE payslip, payslip_delivery, outbox_message');
  await stage.read('count-deliveries, one batch', 'payroll/payslip-deliveries/count-deliveries', { batchId });
  await stage.read('count-deliveries, all', 'payroll/payslip-deliveries/count-deliveries', {});
  await stage.read('list-issued-payslips', 'payroll/issued-payslips/list-issued-payslips', { offset: 0, limit: 100 });
  await stage.read('list-issued-payslips, last window', 'payroll/issued-payslips/list-issued-payslips', { offset: 90_000, limit: 100 });
  await stage.read('list-issued-payslips, unreached', 'payroll/issued-payslips/list-issued-payslips', {
    offset: 0,
    limit: 100,
    mark: 'unreached',
  });
  await stage.read('list-issued-payslips, searched', 'payroll/issued-payslips/list-issued-payslips', {
    offset: 0,
    limit: 100,
    search: 'S777',
  });
  await stage.read('list-batch-payslips', 'payroll/payslips/list-batch-payslips', { batchId, offset: 0, limit: 100 });
  await stage.call('resend-batch-payslips', 'payroll/payslip-deliveries/resend-batch-payslips', { batchId });
  await stage.call('ask-payslip-archive, 50,000', 'payroll/payslip-archives/ask-payslip-archive', { batchId, search: 'S1' });
}

async function paid(stage: Stage): Promise<void> {
  for (let nth = 0; nth < 2; nth++) {
    await stage.act('submit-batch-data', 'submit-batch-data');
    await stage.act('close-batch', 'close-batch');
    if (nth === 0) await back(stage, 'approved', 'closed');
  }
}

/** Payslips of everybody by balance: what the ledger says of them. */
async function byBalance(stage: Stage): Promise<void> {
  const settingId = await stage.ask<number>(`SELECT id FROM payslip_setting WHERE source = 'balance'`);
  let id = 0;
  await stage.untilDone('payslips by balance, until they are generated', async () => {
    const asked = { settingId, periodId: 900, asOf: await stage.ask<string>('SELECT pay_date::text FROM period WHERE id = 900') };
    ({ id } = await stage.call<{ id: number }>('make-payslip-round', 'payroll/payslip-rounds/make-payslip-round', asked));
  });
  await stage.read('get-payslip-round', 'payroll/payslip-rounds/get-payslip-round', { id });
  await stage.untilDone('payslips by balance, until they are published', async () => {
    const version = await stage.ask<number>(`SELECT version FROM payslip_round WHERE id = ${id}`);
    await stage.call('publish-round-payslips', 'payroll/payslip-rounds/publish-round-payslips', { id, version });
  });
  await stage.read('count-deliveries, one round', 'payroll/payslip-deliveries/count-deliveries', { roundId: id });
  await stage.call('resend-round-payslips', 'payroll/payslip-deliveries/resend-round-payslips', { roundId: id });
}

async function nextPeriod(stage: Stage, pastBatchId: number): Promise<void> {
  const { id } = await stage.call<{ id: number }>('create-batch', 'payroll/batches/create-batch', {
    periodId: 901,
    type: 'normal',
    name: 'Next',
  });
  stage.batchId = id;
  await stage.run(`UPDATE compensation_record SET amount = amount + 100 WHERE employee_id % 20 = 0 AND item_id = 900`);
  await stage.read('list-past-batches', 'payroll/batches/list-past-batches', { id });
  await stage.read('list-retro-candidates', 'payroll/batches/list-retro-candidates', { id, pastBatchId, offset: 0, limit: 100 });
  const { rows: changed } = await stage.call<{ rows: { employeeId: number }[] }>(
    'list-retro-candidates',
    'payroll/batches/list-retro-candidates',
    {
      id,
      pastBatchId,
      offset: 0,
      limit: 200,
    },
  );
  const employeeIds = changed.map(({ employeeId }) => employeeId);
  await stage.act('recalculate-past, 200 people', 'recalculate-past', { pastBatchId, employeeIds });
  await stage.act('recalculate-past, everybody', 'recalculate-past', { pastBatchId });
  await forecast(stage, 'against the last');
  await stage.act('prepare-batch', 'prepare-batch');
  await stage.act('calculate-batch', 'calculate-batch');
  const version = await stage.ask<number>('SELECT version FROM solution WHERE id = 900');
  await stage.call('set-thresholds, everybody over them', 'payroll/variance/set-thresholds', {
    id: 900,
    version,
    match: 'single',
    amount: '0.01',
    percent: null,
  });
  await stage.read('list-due-changes', 'payroll/variance/list-due-changes', { batchId: id, offset: 0, limit: 100 });
  await stage.read('get-comparison', 'payroll/variance/get-comparison', { batchId: id });
  await stage.run(`INSERT INTO calc.finding (run_id, question, employee_id, line, value)
    SELECT b.current_run_id, 0, y.employee_id, 0, 1 FROM batch b JOIN batch_payee y ON y.batch_id = b.id WHERE b.id = $batch ON CONFLICT DO NOTHING`);
  await stage.read('list-findings, everybody asked about', 'payroll/findings/list-findings', { batchId: id });
  await stage.read('list-found-people, everybody asked about', 'payroll/findings/list-found-people', {
    batchId: id,
    offset: 0,
    limit: 100,
  });
  const knownOn = new Date().toISOString().slice(0, 10);
  await stage.call('start-what-if, as known', 'payroll/what-ifs/start-what-if', { batchId: id, name: 'As known', knownOn });
  await stage.idle();
}

/** A prepared and calculated batch goes the way that it came. */
async function discarded(stage: Stage): Promise<void> {
  await stage.act('cancel-batch', 'cancel-batch');
  await stage.act('delete-batch, prepared', 'delete-batch');
}

/** What the owner alone may write: people, their records, a batch that is not prepared yet. */
async function bringRecords(url: string, batchId: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(records);
    await owner.query(surroundings);
    await owner.query(setting, ['batch', style]);
    await owner.query(setting, ['balance', balanceStyle]);
    await owner.query(`DELETE FROM batch_payee WHERE batch_id = ${batchId}; DELETE FROM calc.input WHERE batch_id = ${batchId};
      UPDATE batch SET status = 'new', prepared_at = NULL, payee_count = 0, input_hash = NULL WHERE id = ${batchId}`);
  } finally {
    await owner.end();
  }
}

async function measure(server: TestServer, employees: number): Promise<RequestsBench> {
  const { url } = server.database;
  const worker: Worker = await startWorker({ databaseUrl: url, log: pino({ level: 'silent' }), timing: { sweepSeconds: 60 } });
  try {
    const { batchId } = await createSyntheticBatch({ url, employees, definition: recordedPayroll({ balances }) });
    await bringRecords(url, batchId);
    const stage = new Stage(server, await server.signedIn(demoSignIns.clerk.account));
    stage.batchId = batchId;
    await beforeApproval(stage);
    await waysBack(stage);
    await published(stage);
    await paid(stage);
    await byBalance(stage);
    await nextPeriod(stage, batchId);
    const jobs = await stage.ask<Record<string, number>>(jobsDone);
    await discarded(stage);
    const ms = Object.fromEntries(Object.entries(stage.times).map(([label, times]) => [label, median(times)]));
    return { employees, ms, jobs, peakMb: process.resourceUsage().maxRSS / 1_024 };
  } finally {
    await worker.stop();
  }
}

export const benchRequests = (employees: number): Promise<RequestsBench> => onTestServer((server) => measure(server, employees));
