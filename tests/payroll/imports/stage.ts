/** A clerk with a batch of four people that waits for its calculation, into whose tables files are imported. */
import { randomUUID } from 'node:crypto';
import type { ImportDetail, ImportRow } from '@wagewright/contracts/platform/imports';
import { createSecrets, type ImportTarget, importInput, openFileContents, type PrismaClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { prepareAsked, programOf, testSecretKeys } from '@wagewright/db/testing';
import { basePath, serverForAll, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { workImports } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const name = (en: string, chinese: string) => ({ en, 'zh-CN': chinese });

/** One row a person. */
export const extras = {
  code: 'Extras',
  name: name('Extras', '其他项目'),
  kind: 'parameter',
  input: 'employee',
  columns: [
    { code: 'Bonus', name: name('Bonus', '奖金'), type: 'money' },
    { code: 'Hours', name: name('Hours', '工时'), type: 'decimal', scale: 2 },
    { code: 'Note', name: name('Note', '备注'), type: 'text' },
    { code: 'Since', name: name('Since', '起始日'), type: 'date' },
    { code: 'Paid', name: name('Paid', '已付'), type: 'boolean' },
  ],
};

/** Any number of rows a person. */
export const claims = {
  code: 'Claims',
  name: name('Claims', '报销'),
  kind: 'parameter',
  input: 'lines',
  columns: [
    { code: 'Amount', name: name('Amount', '金额'), type: 'money' },
    { code: 'What', name: name('What', '事由'), type: 'text' },
  ],
};

async function addTables(prisma: PrismaClient): Promise<void> {
  const copy = await prisma.solutionCopy.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'published' } });
  const definition = structuredClone(copy.definition) as unknown as { steps: { tables: object[] }[] };
  definition.steps[0]?.tables.push(extras, claims);
  await prisma.solutionCopy.update({ where: { id: copy.id }, data: { definition: definition as never, definitionHash: 'imports' } });
}

export interface Person {
  readonly id: number;
  readonly number: string;
  readonly name: string;
}

export interface ImportStage {
  readonly server: TestServer;
  readonly clerk: TestCaller;
  readonly pool: pg.Pool;
  readonly batchId: number;
  /** Four of the batch. */
  readonly people: readonly Person[];
  /** Somebody of the same company who is not in it. */
  readonly stranger: Person;
  /** Brings a file; its id. */
  bring(text: string | Uint8Array, fileName?: string): Promise<number>;
  /** Brings a file and asks for its import; a worker reads it. */
  read(text: string | Uint8Array, options?: object, part?: string): Promise<ImportDetail>;
  get(id: number): Promise<ImportDetail>;
  rows(id: number, more?: object): Promise<ImportRow[]>;
  act(verb: 'write' | 'undo' | 'cancel' | 'read-again', shown: ImportDetail, more?: object): Promise<ImportDetail>;
  /** What a worker does that gets the job. */
  work(id: number): Promise<void>;
  /** The same, when something befalls it as it is about to write. */
  workUntil(id: number, befall: () => Promise<void>): Promise<void>;
  /** What the batch's table has by now, by number of the person: cells in order; people without values are left out. */
  standing(part?: string): Promise<Record<string, (string | null)[]>>;
  download(path: string, method?: 'GET' | 'POST', body?: object): Promise<Buffer>;
}

export function importStage(): ImportStage {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const stage = { server } as { -readonly [Key in keyof ImportStage]: ImportStage[Key] };
  beforeAll(async () => {
    stage.clerk = await server.signedIn(demoSignIns.clerk.account);
    stage.pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
    stage.pool.on('error', () => undefined);
    stage.pool.on('connect', (client) => client.on('error', () => undefined));
    await addTables(server.prisma);
    const found = await server.prisma.employee.findMany({
      where: { legalEntity: { solutions: { some: { code: 'US_BIWEEKLY' } } }, terminationDate: null },
      orderBy: { id: 'asc' },
      take: 5,
    });
    const people = found.map(({ id, employeeNumber, name: of }) => ({ id, number: employeeNumber, name: of }));
    stage.people = people.slice(0, 4);
    stage.stranger = people[4] as Person;
  });
  afterAll(() => stage.pool.end());

  beforeEach(async () => {
    await server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const period = await server.prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' }, status: 'enabled' } });
    const employeeIds = stage.people.map(({ id }) => id);
    const made = await stage.clerk.call('payroll/batches/create-batch', {
      periodId: period.id,
      type: 'offcycle',
      name: 'Imports',
      employeeIds,
    });
    const { id, version } = made.data as { id: number; version: number };
    await stage.clerk.call('payroll/batches/prepare-batch', { id, version });
    await prepareAsked(server.database.url);
    stage.batchId = id;
  });

  const answered = async <Data>(procedure: string, input: object): Promise<Data> => {
    const { data, error } = await stage.clerk.call(procedure, input);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data as Data;
  };
  stage.bring = async (text, fileName = 'extras.csv') => {
    const { data, error } = await stage.clerk.upload({ name: fileName, bytes: text }, { purpose: 'import' });
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return (data as { id: number }).id;
  };
  stage.get = (id) => answered('platform/imports/get-import', { id });
  stage.rows = async (id, more = {}) => (await answered<{ rows: ImportRow[] }>('platform/imports/list-import-rows', { id, ...more })).rows;
  stage.read = async (text, options = {}, part = 'Extras') => {
    const fileId = await stage.bring(text, typeof text === 'string' ? 'extras.csv' : 'extras.xlsx');
    const { id } = await answered<ImportDetail>('platform/imports/start-import', {
      entity: 'batch-input',
      id: stage.batchId,
      part,
      fileId,
      options,
    });
    await stage.work(id);
    return await stage.get(id);
  };
  stage.act = async (verb, { id }, more = {}) => {
    const { version } = await stage.get(id);
    await answered(`platform/imports/${verb === 'read-again' ? 'read-import-again' : `${verb}-import`}`, { id, version, ...more });
    if (verb !== 'cancel') await stage.work(id);
    return await stage.get(id);
  };
  const entity = importInput({ compile: programOf, enqueueChunks: () => Promise.reject(new Error('No run was expected.')) });
  const workAt = async (importId: number, target: ImportTarget) => {
    const job = { id: randomUUID(), name: 'import', data: { importId } };
    const deps = {
      pool: stage.pool,
      log: pino({ level: 'silent' }),
      failPoint: undefined,
      files: openFileContents(stage.pool, undefined, createSecrets(testSecretKeys)),
    };
    await workImports({ ...deps, imports: { 'batch-input': target } })([job as never]);
  };
  stage.work = (id) => workAt(id, entity);
  stage.workUntil = (id, befall) =>
    workAt(id, {
      ...entity,
      lock: async (sql, job) => {
        await befall();
        await entity.lock(sql, job);
      },
    });
  stage.standing = async (part = 'Extras') => {
    const { rows } = await answered<{ rows: { employeeNumber: string; line: number; cells: (string | null)[] }[] }>(
      'payroll/batches/list-batch-input',
      { id: stage.batchId, table: part, limit: 500 },
    );
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
    return Object.fromEntries(
      filled.map(({ employeeNumber, line, cells }) => [line === 0 ? employeeNumber : `${employeeNumber}#${line}`, cells]),
    );
  };
  stage.download = async (path, method = 'GET', body) => {
    const { statusCode, rawPayload } = await server.app.inject({
      method,
      url: `${basePath}${path}`,
      headers: { authorization: `Bearer ${stage.clerk.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    if (statusCode !== 200) throw new Error(`${statusCode}: ${rawPayload.toString().slice(0, 300)}`);
    return rawPayload;
  };
  return stage;
}
