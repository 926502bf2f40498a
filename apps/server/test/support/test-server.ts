import { randomBytes } from 'node:crypto';
import type { ProcedureContract } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import type { PrismaClient } from '@wagewright/db';
import { demoAccounts } from '@wagewright/db/seed';
import { createSeededTestDatabase, type TestDatabase, testSecretKeys } from '@wagewright/db/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import superjson from 'superjson';
import { type Composition, compose } from '../../src/compose.ts';
import { createApp } from '../../src/http/app.ts';
import { hashToken } from '../../src/http/caller.ts';
import { routerPath } from '../../src/http/router-path.ts';
import { formOf, type GivenFile } from './form.ts';
import { refuseSecondConnections } from './one-connection.ts';

export const basePath = '/hr';

export interface Answer {
  readonly status: number;
  /** The procedure's output, or undefined when it failed. */
  readonly data: unknown;
  readonly error:
    | { readonly code: string; readonly message: string; readonly method: string; readonly traceId: string; readonly details?: unknown }
    | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody who calls procedures (as the web does) and REST paths (as integrations do). */
export interface TestCaller {
  readonly token: string | undefined;
  /** A procedure that takes a file is called by its REST path, with the input’s `file` or a small text; the typed door takes none. */
  call(id: string, input: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Brings a file for an approval, or whatever the fields say. */
  upload(file?: GivenFile, fields?: Readonly<Record<string, unknown>>): Promise<Answer>;
  rest(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
}

export interface TestServer extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly composition: Composition;
  readonly database: TestDatabase;
  readonly prisma: PrismaClient;
  readonly anonymous: TestCaller;
  /** A session made in the database for the user of that account. */
  signedIn(account: string): Promise<TestCaller>;
  /** The clock of the server; move it by assigning. */
  now: Date;
}

const contractOf = (id: string): ProcedureContract => {
  const contract = procedures.find((candidate) => candidate.id === id);
  if (!contract) throw new Error(`There is no procedure ${id}.`);
  return contract;
};

const isFile = (file: Partial<GivenFile> | null | undefined): file is GivenFile =>
  typeof file?.name === 'string' && (typeof file.bytes === 'string' || file.bytes instanceof Uint8Array);

function callerFor(app: FastifyInstance, token: string | undefined): TestCaller {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const inject = (options: InjectOptions) => app.inject({ ...options, headers: { ...authorization, ...options.headers } });
  const answerOf = (reply: Awaited<ReturnType<typeof inject>>): Answer => {
    const isJson = reply.body && String(reply.headers['content-type']).includes('json');
    const parsed = isJson ? (reply.json() as { data?: unknown; error?: Answer['error'] }) : {};
    return { status: reply.statusCode, data: parsed.data, error: parsed.error, headers: reply.headers };
  };
  const send = async (url: string, fields: object, file?: GivenFile) =>
    answerOf(await inject({ method: 'POST', url: `${basePath}${url}`, ...formOf({ ...fields }, file) }));
  return {
    token,
    upload: async (file, fields = { purpose: 'attachment' }) => await send('/api/platform/files', fields, file),
    call: async (id, input, headers = {}) => {
      const contract = contractOf(id);
      if (contract.takesFile) {
        const { file, ...fields } = (typeof input === 'object' && input !== null ? input : {}) as { file?: Partial<GivenFile> };
        const answer = await send(contract.rest[0]?.path ?? '', fields, isFile(file) ? file : undefined);
        return answer.status === 201 ? { ...answer, status: 200 } : answer;
      }
      const url = `${basePath}/trpc/${routerPath(contract).join('.')}`;
      const payload = { json: input };
      const reply =
        contract.kind === 'mutation'
          ? await inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
          : await inject({ method: 'GET', url: `${url}?input=${encodeURIComponent(JSON.stringify(payload))}`, headers });
      const body = reply.json() as { result?: { data: never }; error?: { json: { data: Answer['error'] } } };
      return {
        status: reply.statusCode,
        data: body.result ? superjson.deserialize(body.result.data) : undefined,
        error: body.error?.json.data,
        headers: reply.headers,
      };
    },
    rest: async (method, path, body, headers = {}) => {
      const json = body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
      return answerOf(await inject({ method, url: `${basePath}${path}`, headers, ...json }));
    },
  };
}

export interface TestServerOptions {
  readonly makeDatabase?: () => Promise<TestDatabase>;
  readonly requestsPerMinuteMax?: number;
  readonly callsInHandMax?: number;
  readonly uploadIdleMs?: number;
  readonly filesFolder?: string;
  readonly clamdAddress?: string;
  /** That may be called although they are within the network. */
  readonly outgoingHosts?: readonly string[];
  readonly log?: Logger;
  readonly secure?: boolean;
  readonly trustedProxies?: readonly string[];
  /** Whose terms are known: of a built web application. */
  readonly webFolder?: string;
}

/** A server over a database of its own, with the demo companies in it. Requests are injected; no port is opened. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const {
    makeDatabase = createSeededTestDatabase,
    filesFolder,
    clamdAddress,
    webFolder,
    outgoingHosts = [],
    log,
    secure,
    trustedProxies,
    ...limits
  } = options;
  const database = await makeDatabase();
  const clock = { now: new Date() };
  const composition = await compose({
    databaseUrl: database.url,
    publicUrl: `http://127.0.0.1${basePath}`,
    demoAccounts,
    log: log ?? pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    clock: () => clock.now,
    filesFolder,
    clamdAddress,
    outgoingHosts,
    webFolder,
    secretKeys: testSecretKeys,
  });
  const refused = refuseSecondConnections(composition.deps.db);
  const app = await createApp(composition.deps, {
    basePath,
    webFolder: undefined,
    trustedProxies: trustedProxies ?? [],
    hosts: ['pay.example'],
    secure: secure ?? false,
    ...limits,
  });
  await app.ready();
  const { prisma } = composition.deps.db;
  return {
    app,
    composition,
    database,
    prisma,
    anonymous: callerFor(app, undefined),
    get now() {
      return clock.now;
    },
    set now(value: Date) {
      clock.now = value;
    },
    signedIn: async (account) => {
      const user = await prisma.user.findUniqueOrThrow({ where: { account } });
      const token = randomBytes(32).toString('base64url');
      await prisma.session.create({
        data: {
          tokenHash: Uint8Array.from(hashToken(token)),
          userId: user.id,
          expiresAt: new Date(clock.now.getTime() + 3_600_000),
          address: 'test',
          userAgent: 'test',
        },
      });
      return callerFor(app, token);
    },
    [Symbol.asyncDispose]: async () => {
      composition.beginStop();
      await app.close();
      await composition.close();
      await database.drop();
      if (refused[0]) throw refused[0];
    },
  };
}
