/** A clerk who imports files into whatever takes one; the worker is a call. */
import { randomUUID } from 'node:crypto';
import type { ImportDetail, ImportRow } from '@wagewright/contracts/platform/imports';
import { createSecrets, openFileContents } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { testSecretKeys } from '@wagewright/db/testing';
import { basePath, serverForAll, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { importTargetsBy, workImports } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';

export interface Subject {
  readonly entity: string;
  readonly id: number;
  readonly part?: string;
}

export interface SubjectStage {
  readonly server: TestServer;
  readonly clerk: TestCaller;
  ask<Data>(procedure: string, input: object): Promise<Data>;
  /** The code of the refusal. */
  refusal(procedure: string, input: object): Promise<string | undefined>;
  read(subject: Subject, text: string | Uint8Array, more?: object): Promise<ImportDetail>;
  rows(shown: Pick<ImportDetail, 'id'>): Promise<ImportRow[]>;
  act(verb: 'write' | 'undo', shown: Pick<ImportDetail, 'id'>): Promise<ImportDetail>;
  /** Says what the columns of a file are; a worker reads it. */
  confirm(shown: ImportDetail, columns: readonly object[], reading?: object): Promise<ImportDetail>;
  /** What a worker does that gets the job. */
  work(importId: number): Promise<ImportDetail>;
  /** What stands, as a text file in the layout of the template. */
  standing(subject: Subject, more?: object): Promise<string>;
}

/** Nothing that is imported here starts a run. */
const noBoss = { insert: () => Promise.reject(new Error('No run was expected.')) };

/**
 * @param account who brings files
 * @param roles codes of roles that they are given besides
 * @param boss takes the jobs that follow from what is written
 */
export function subjectStage(
  account: string = demoSignIns.clerk.account,
  roles: readonly string[] = [],
  boss: Parameters<typeof importTargetsBy>[0] = noBoss,
): SubjectStage {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const stage = { server } as { -readonly [Key in keyof SubjectStage]: SubjectStage[Key] };
  let pool: pg.Pool;
  beforeAll(async () => {
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account } });
    const given = await server.prisma.role.findMany({ where: { code: { in: [...roles] } } });
    await server.prisma.userRole.createMany({ data: given.map(({ id: roleId }) => ({ userId, roleId })) });
    stage.clerk = await server.signedIn(account);
    pool = new pg.Pool({ connectionString: server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(() => pool.end());
  stage.ask = async <Data>(procedure: string, input: object) => {
    const { data, error } = await stage.clerk.call(procedure, input);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data as Data;
  };
  stage.refusal = async (procedure, input) => (await stage.clerk.call(procedure, input)).error?.code;
  const get = (id: number) => stage.ask<ImportDetail>('platform/imports/get-import', { id });
  const work = async (importId: number) => {
    const deps = {
      pool,
      log: pino({ level: 'silent' }),
      failPoint: undefined,
      files: openFileContents(pool, undefined, createSecrets(testSecretKeys)),
      imports: importTargetsBy(boss, createSecrets(testSecretKeys)),
    };
    await workImports(deps)([{ id: randomUUID(), name: 'import', data: { importId } } as never]);
    return await get(importId);
  };
  stage.work = work;
  stage.read = async (subject, text, more = {}) => {
    const { data, error } = await stage.clerk.upload(
      { name: typeof text === 'string' ? 'rows.csv' : 'rows.xlsx', bytes: text },
      { purpose: 'import' },
    );
    if (error) throw new Error(`${error.code}: ${error.message}`);
    const { id: fileId } = data as { id: number };
    return await work((await stage.ask<ImportDetail>('platform/imports/start-import', { ...subject, fileId, ...more })).id);
  };
  stage.rows = async ({ id }) => (await stage.ask<{ rows: ImportRow[] }>('platform/imports/list-import-rows', { id })).rows;
  stage.act = async (verb, { id }) => {
    await stage.ask(`platform/imports/${verb}-import`, { id, version: (await get(id)).version });
    return await work(id);
  };
  stage.confirm = async ({ id, version }, columns, reading = {}) => {
    await stage.ask('platform/imports/confirm-columns', { id, version, columns, reading });
    return await work(id);
  };
  stage.standing = async (subject, more = {}) => {
    const { rawPayload } = await server.app.inject({
      method: 'POST',
      url: `${basePath}/api/platform/imports/export`,
      headers: { authorization: `Bearer ${stage.clerk.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...subject, format: 'csv', ...more }),
    });
    return rawPayload.toString().replace(/^\uFEFF/, '');
  };
  return stage;
}
